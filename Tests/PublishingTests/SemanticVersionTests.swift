import CurriculumBundle
import Testing

/// Semantic versions, as semver.org defines them.
struct SemanticVersionTests {
  @Test(
    "a version is read and written the same",
    arguments: [
      "0.0.4", "1.2.3", "10.20.30", "1.1.2-prerelease+meta", "1.1.2+meta-valid", "1.0.0-alpha.0valid",
      "1.0.0-0A.is.legal", "2.0.0-rc.1+build.123", "1.2.3----RC-SNAPSHOT.12.9.1--.12+788", "1.0.0-alpha-a.b-c",
    ])
  func valid(text: String) { #expect(SemanticVersion(text)?.description == text) }

  @Test(
    "anything else is no version",
    arguments: [
      "", "1", "1.2", "1.2.3.4", "01.1.1", "1.01.1", "1.2.3-0123", "1.2.3-0123.01", "1.1.2+.123", "+invalid", "alpha",
      "1.0.0-alpha..1", "1.2.3.DEV", "1.2-SNAPSHOT", "-1.0.3", "v1.2.3", "1.2.3 ", "1.2.3-", "1.2.3+", "1.2.é",
      "+1.2.3", "99999999999999999999.0.0", "1.2.3-a+b+c",
      "1.0.1000000000", "1.0.9223372036854775807",
    ])
  func invalid(text: String) { #expect(SemanticVersion(text) == nil) }

  @Test(
    "the next patch is the next higher version, where numbers end too",
    arguments: [
      ("1.4.0", "1.4.1"), ("2.0.0-beta", "2.0.0"), ("1.4.999999999", "1.5.0"), ("1.999999999.999999999", "2.0.0"),
    ])
  func next(text: String, next: String) throws {
    #expect(try #require(SemanticVersion(text)).nextPatch.description == next)
  }

  @Test("precedence is that of semver.org")
  func order() throws {
    let texts = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
      "1.0.0", "1.0.1", "1.9.0", "1.10.0", "2.0.0",
    ]
    let versions = try texts.map { try #require(SemanticVersion($0)) }
    for (place, version) in versions.enumerated() {
      for (other, later) in versions.enumerated() { #expect((version < later) == (place < other)) }
    }
    let (plain, built) = (try #require(SemanticVersion("1.0.0")), try #require(SemanticVersion("1.0.0+b")))
    #expect(!(plain < built) && !(built < plain))
  }
}
