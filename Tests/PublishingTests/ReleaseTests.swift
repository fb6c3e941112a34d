import CurriculumBundle
import Publishing
import Testing

/// Which versions may be published, and in which words others are refused.
struct ReleaseTests {
  private func history(_ text: String = "You can print.", _ version: String = "1.1.0", sequence: Int = 7) throws
    -> PublishedHistory
  {
    try .kept([manifest(text, version, sequence: sequence)])
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
    #expect(manifest.format == FormatVersion(4, 0))
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
    #expect(manifest == (try history().channels[.stable]))
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

  @Test("a version that comes before a real one is refused on stable, and published on another channel")
  func prerelease() throws {
    let expected =
      "1.2.0-beta.1 comes before a real version, and stable offers no version that does; publish as 1.2.0, or with "
      + "`--channel beta` for those who try what is new"
    #expect(refusal("Other.", "1.2.0-beta.1", after: try history()) == expected)
    #expect(refusal("Other.", "1.0.0-beta.1", after: try PublishedHistory(channels: [], kept: [])) != nil)
    var stamp = Samples.stamp("1.2.0-beta.1")
    stamp.channel = try #require(Channel("beta"))
    let release = try Release(of: Samples.bundle(text: "Other."), as: stamp, after: try history())
    guard case .new(_, let files) = release else {
      Issue.record("nothing was published")
      return
    }
    #expect(files.current.path == "channels/beta.json")
  }

  @Test("a version that does not rise is refused")
  func notHigher() throws {
    let expected =
      "version 1.0.9 does not rise: 1.1.0 is published; publish as 1.1.1 or higher; a version below 1.1.0 is for apps "
      + "that cannot read 1.1.0, and only for them"
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
    let older = try PublishedHistory.kept([
      manifest("Old.", "1.0.0", sequence: 1), manifest("New.", "1.1.0", sequence: 2),
    ])
    #expect(refusal("Other.", "1.0.0", after: older)?.hasPrefix("version 1.0.0 is published with other") == true)
    #expect(refusal("Old.", "1.0.0", after: older)?.hasPrefix("version 1.0.0 does not rise") == true)
  }

  @Test(
    "where manifest.json lags behind, the same content restores the latest version, other content comes after it",
    arguments: [nil, "1.0.0"])
  func lagging(current: String?) throws {
    let kept = [try manifest("Old.", "1.0.0", sequence: 1), try manifest("New.", "1.1.0", sequence: 2)]
    let history = try PublishedHistory.kept(kept, current: current.map { _ in kept[0] })
    let new = try Samples.bundle(text: "New.")
    #expect(new.nextVersion(on: .stable, after: history) == SemanticVersion(1, 1, 0))
    guard case .restored(kept[1], _) = try Release(of: new, as: Samples.stamp("1.1.0"), after: history) else {
      Issue.record("the kept manifest was not restored as it is")
      return
    }
    for text in ["Old.", "Other."] {
      let bundle = try Samples.bundle(text: text)
      #expect(bundle.nextVersion(on: .stable, after: history) == SemanticVersion(1, 1, 1))
      let manifest = try Release(of: bundle, as: Samples.stamp("1.1.1"), after: history).manifest
      #expect(manifest.sequence == 3)
    }
    let expected = "version 1.0.1 does not rise: 1.1.0 is published; publish as 1.1.1 or higher; a version below"
    #expect(refusal("Other.", "1.0.1", after: history)?.hasPrefix(expected) == true)
    #expect(refusal("Old.", "1.0.0", after: history)?.hasPrefix("version 1.0.0 does not rise") == true)
    #expect(refusal("Old.", "1.1.0", after: history)?.hasPrefix("version 1.1.0 is published with other") == true)
  }

  @Test("a current manifest without a copy under its version counts, and its copy is missed")
  func unkept() throws {
    let history = try PublishedHistory.kept([], current: manifest("One.", "1.2.0", sequence: 4))
    #expect(history.unkept.map(\.version) == [SemanticVersion(1, 2, 0)])
    #expect(history.latest == history.channels[.stable])
    #expect(try Release(of: Samples.bundle(), as: Samples.stamp("1.2.1"), after: history).manifest.sequence == 5)
    #expect(try self.history().unkept.isEmpty)
  }

  @Test("a help names a version that works, and none where no version is higher")
  func help() throws {
    for (highest, next) in [("1.0.0", "1.0.1"), ("1.0.999999999", "1.1.0")] {
      let history = try history("Old.", highest)
      #expect(refusal("Other.", highest, after: history)?.hasSuffix("; publish as \(next) or higher") == true)
      #expect(refusal("Other.", next, after: history) == nil)
    }
    let last = "999999999.999999999.999999999"
    #expect(
      refusal("Other.", last, after: try history("Old.", last))?
        .hasSuffix("; publish into another folder: no version is higher") == true)
  }

  @Test("a help names a version that no channel has, above the newest where no app would get one below it")
  func helpWithManyChannels() throws {
    var beta = try manifest("Beta.", "1.1.3", sequence: 3)
    beta.channel = "beta"
    let (old, new) = (try manifest("Old.", "1.0.0", sequence: 1), try manifest("New.", "1.1.2", sequence: 2))
    let history = try PublishedHistory.kept([old, new, beta], current: new)
    for taken in ["1.0.0", "1.1.2", "1.1.3", "1.1.1"] {
      #expect(refusal("Other.", taken, after: history)?.contains("; publish as 1.1.4 or higher") == true, "\(taken)")
    }
    #expect(refusal("Other.", "1.1.4", after: history) == nil)
  }

  @Test("a file that is not the manifest that its name promises is told, with what to restore it from")
  func damaged() throws {
    let (one, two) = (try manifest("One.", "1.0.0", sequence: 1), try manifest("Two.", "1.1.0", sequence: 2))
    let kept = try [one, two].map { try PublishedFile(kept: $0) }
    func refusal(_ current: PublishedFile?, _ kept: [PublishedFile]) -> String? {
      do { _ = try PublishedHistory(channels: current.map { [$0] } ?? [], kept: kept) } catch {
        return error.description
      }
      return nil
    }
    func file(_ path: String, _ text: String) -> PublishedFile { PublishedFile(path: path, bytes: Array(text.utf8)) }
    let copy = "; restore it from a copy of what was published, or publish into another folder"
    let noSequence = #"{"formatVersion": 1, "formatMinor": 0, "version": "1.0.0"}"#
    #expect(refusal(nil, kept) == nil)
    #expect(
      refusal(file("manifest.json", noSequence), kept)
        == "'manifest.json' is not a manifest: there is no 'sequence'; move 'manifest.json' elsewhere and publish the "
        + "newest content again, which writes it from 'versions/'")
    #expect(
      refusal(file("manifest.json", noSequence), [])
        == "'manifest.json' is not a manifest: there is no 'sequence'" + copy)
    let current = PublishedFile(path: "manifest.json", bytes: kept[1].bytes)
    #expect(
      refusal(current, [kept[0], file("versions/1.1.0.json", noSequence)])
        == "'versions/1.1.0.json' is not a manifest: there is no 'sequence'; restore it as a copy of 'manifest.json'")
    #expect(
      refusal(current, [kept[1], file("versions/1.0.0.json", noSequence)])
        == "'versions/1.0.0.json' is not a manifest: there is no 'sequence'" + copy)
    #expect(
      refusal(current, [kept[1], PublishedFile(path: "versions/1.0.0.json", bytes: kept[1].bytes)])
        == "'versions/1.0.0.json' is not a manifest: it is that of version 1.1.0" + copy)
    #expect(refusal(nil, [file("versions/latest.json", "")])?.hasPrefix("'versions/latest.json' is not named") == true)
    var other = two
    other.index = one.index
    #expect(
      refusal(PublishedFile(path: "manifest.json", bytes: try PublishedFile(kept: other).bytes), kept)
        == "'manifest.json' and 'versions/1.1.0.json' differ, but both are version 1.1.0; "
        + "move 'manifest.json' elsewhere and publish the newest content again, which writes it from 'versions/'")
  }

  @Test("what a newer tool published is refused, wherever it is kept")
  func newer() throws {
    var newer = try manifest("One.", "1.0.0", sequence: 1)
    newer.formatVersion = FormatVersion.current.major + 1
    #expect(throws: PublishingError.newerFormat(newer.formatVersion)) { try PublishedHistory.kept([newer]) }
    #expect(throws: PublishingError.newerFormat(newer.formatVersion)) {
      try PublishedHistory.kept([newer], current: manifest("Two.", "1.1.0", sequence: 2))
    }
  }
}
