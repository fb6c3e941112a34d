import CurriculumBundle
import Publishing
import Testing

/// Which versions may be published, and in which words others are refused.
struct ReleaseTests {
  private func history(_ text: String = "You can print.", _ version: String = "1.1.0", sequence: Int = 7) throws
    -> PublishedHistory
  {
    PublishedHistory(current: try manifest(text, version, sequence: sequence), kept: [])
  }

  private func manifest(_ text: String, _ version: String, sequence: Int) throws -> Manifest {
    var manifest = try Release(of: Samples.bundle(text: text), as: Samples.stamp(version), after: .empty).manifest
    manifest.sequence = sequence
    return manifest
  }

  private func refusal(_ text: String, _ version: String, after history: PublishedHistory) -> String? {
    do {
      _ = try Release(of: Samples.bundle(text: text), as: Samples.stamp(version), after: history)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("the first release has sequence number 1 and says what it is made from")
  func first() throws {
    let manifest = try Release(
      of: Samples.bundle(), as: Samples.stamp("1.0.0", sourceDate: 1_795_262_400), after: .empty
    ).manifest
    #expect(manifest.sequence == 1)
    #expect(manifest.version == SemanticVersion(1, 0, 0))
    #expect(manifest.formatVersion == FormatVersion.current)
    #expect(manifest.index == (try Samples.bundle().index))
    #expect(manifest.sourceRevision == "abc")
    #expect(manifest.created == "2026-11-21T12:00:00Z")
  }

  @Test(
    "the time is that of the source, in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    ])
  func time(seconds: Int, text: String) throws {
    let stamp = Samples.stamp("1.0.0", sourceDate: seconds)
    #expect(try Release(of: Samples.bundle(), as: stamp, after: .empty).manifest.created == text)
  }

  @Test("the same content under the same version changes nothing")
  func unchanged() throws {
    let release = try Release(
      of: Samples.bundle(), as: Samples.stamp("1.1.0", sourceDate: 5), after: try history())
    guard case .unchanged(let manifest) = release else {
      Issue.record("a new manifest was made")
      return
    }
    #expect(manifest == (try history().current))
  }

  @Test("a higher version rises the sequence number, with new content or without")
  func higher() throws {
    for text in ["Other.", "You can print."] {
      let release = try Release(of: Samples.bundle(text: text), as: Samples.stamp("1.2.0"), after: try history())
      guard case .new(let manifest, let files) = release else {
        Issue.record("nothing was published")
        continue
      }
      #expect(manifest.sequence == 8)
      #expect(files.kept.path == "versions/1.2.0.json")
      #expect(files.current.path == "manifest.json")
    }
  }

  @Test("a version that does not rise is refused")
  func notHigher() throws {
    let expected = "version 1.0.9 does not rise: 1.1.0 is published; publish as 1.1.1 or higher"
    #expect(refusal("Other.", "1.0.9", after: try history()) == expected)
    #expect(refusal("You can print.", "1.1.0-rc.1", after: try history())?.contains("does not rise") == true)
    #expect(refusal("You can print.", "1.1.0+later", after: try history())?.contains("does not rise") == true)
  }

  @Test("a version that exists with other content is refused")
  func exists() throws {
    let expected =
      "version 1.1.0 is published with other content, and a published version never changes; "
      + "publish as 1.1.1 or higher"
    #expect(refusal("Other.", "1.1.0", after: try history()) == expected)
    let older = PublishedHistory(
      current: try manifest("New.", "1.1.0", sequence: 2), kept: [try manifest("Old.", "1.0.0", sequence: 1)])
    #expect(refusal("Other.", "1.0.0", after: older)?.hasPrefix("version 1.0.0 is published with other") == true)
    #expect(refusal("Old.", "1.0.0", after: older)?.hasPrefix("version 1.0.0 does not rise") == true)
  }

  @Test("a manifest that a killed publisher kept but never made current does not count")
  func leftover() throws {
    let history = PublishedHistory(
      current: try manifest("Old.", "1.0.0", sequence: 1), kept: [try manifest("Half.", "1.1.0", sequence: 2)])
    let release = try Release(of: Samples.bundle(), as: Samples.stamp("1.1.0"), after: history)
    #expect(release.manifest.sequence == 2)
    let first = PublishedHistory(current: nil, kept: [try manifest("Half.", "1.0.0", sequence: 1)])
    let again = try Release(of: Samples.bundle(text: "Half."), as: Samples.stamp("1.0.0"), after: first)
    #expect(again.manifest.sequence == 1)
  }

  @Test("a lost manifest and one of a newer tool are refused")
  func lost() throws {
    let kept = [try manifest("One.", "1.0.0", sequence: 1), try manifest("Two.", "1.1.0", sequence: 2)]
    let expected =
      "'manifest.json' is gone, but versions up to 1.1.0 are published here; "
      + "restore it as a copy of 'versions/1.1.0.json'"
    #expect(refusal("Three.", "1.2.0", after: PublishedHistory(current: nil, kept: kept)) == expected)
    let one = PublishedHistory(current: nil, kept: [kept[0]])
    for version in ["0.9.0", "1.0.0", "1.2.0"] {
      #expect(refusal("Three.", version, after: one)?.hasPrefix("'manifest.json' is gone") == true)
    }
    #expect(refusal("One.", "0.9.0", after: one)?.hasPrefix("'manifest.json' is gone") == true)
    var newer = try manifest("One.", "1.0.0", sequence: 1)
    newer.formatVersion = FormatVersion.current + 1
    #expect(
      refusal("Two.", "1.1.0", after: PublishedHistory(current: newer, kept: []))?.hasSuffix("use a newer hornbook")
        == true)
  }
}
