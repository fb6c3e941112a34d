import CurriculumBundle
import Publishing
import TestSupport
import Testing

@testable import Commands

/// Two releases as a person names them, wherever they are.
struct ComparedSourceTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// The first release, one that renames a lesson and retires another, and one that no longer says so.
  private static let history = ["1.0.0", "1.0.1", "1.0.2"].map { version in
    var curriculum = DifferenceSamples.curriculum
    if version == "1.0.0" { return (version, curriculum) }
    curriculum.edit("m/a/two") { ($0.id, $0.formerly) = ("deux", ["two"]) }
    curriculum.edit("n/c/six") { $0.id = "better" }
    curriculum.retired = [RetiredItem(id: "n/c/six", successors: ["n/c/better"])]
    if version == "1.0.1" { return (version, curriculum) }
    curriculum.edit("m/a/deux") { $0.formerly = [] }
    curriculum.retired = nil
    return (version, curriculum)
  }

  /// Publishes releases into a folder, each after the one before.
  private func publish(_ releases: [(version: String, curriculum: Curriculum)], into name: String) throws {
    let store = BundleStore("\(folder.path)/\(name)")
    for (version, curriculum) in releases {
      let earlier = try store.history().latest.map { latest in
        let index = try store.site.index(of: latest)
        return EarlierRelease(index, try store.site.curriculum(of: index))
      }
      _ = try store.publish(try PublishedBundle(curriculum, after: earlier), as: Samples.stamp(version))
    }
  }

  private func difference(_ old: String, _ new: String) throws -> ReleaseDifference {
    try ComparedSource("\(folder.path)/\(old)", curriculum: folder.path)
      .difference(to: ComparedSource("\(folder.path)/\(new)", curriculum: folder.path))
  }

  @Test(
    "two releases have the same difference in one folder, in two, and in one that has two names",
    arguments: ["1.0.1", "1.0.2"])
  func places(newer: String) throws {
    try publish(Array(Self.history.prefix(1)), into: "first")
    try publish(Self.history, into: "all")
    let expected = try difference("all@1.0.0", "all@\(newer)")
    #expect(expected.verdict == .noticed)
    #expect(Set(expected.changes.map(\.kind)).isSuperset(of: [.renamed, .retired]))
    #expect(!expected.changes.map(\.kind).contains(.removed))
    for old in ["first", "first/../all@1.0.0", "./all@1.0.0"] {
      let found = try difference(old, "all@\(newer)")
      let names = ("old", "new")
      #expect(found.text(names, next: nil) == expected.text(names, next: nil), "from \(old)")
      #expect(found.json(names, next: nil) == expected.json(names, next: nil), "from \(old)")
    }
  }

  @Test("the number of a channel's file, which may be above that of its release, does not count")
  func channelNumber() throws {
    try publish(Array(Self.history.prefix(1)), into: "dist")
    let store = BundleStore("\(folder.path)/dist")
    var channel = try #require(try store.currentManifest())
    try publish(Self.history, into: "dist")
    channel.sequence = 9
    try folder.write(PublishedFile(channel, at: "channels/beta.json").bytes, to: "dist/channels/beta.json")
    let found = try difference("dist@beta", "dist@1.0.2")
    #expect(found.text(("", ""), next: nil) == (try difference("dist@1.0.0", "dist@1.0.2").text(("", ""), next: nil)))
  }

  @Test("from a newer release to an older one a lesson that was renamed goes on under its former id")
  func backwards() throws {
    try publish(Self.history, into: "dist")
    let found = try difference("dist@1.0.2", "dist@1.0.0")
    #expect(found.changes.contains { $0.kind == .renamed && $0.item == "m/a/two" }, "\(found.changes)")
    #expect(!found.changes.contains { $0.item == "m/a/deux" }, "\(found.changes)")
  }

  @Test("where the index does not know an id, what its content says counts")
  func otherHistory() throws {
    var other = Self.history[1].1
    other.modules[1].blocks[0].episodes.removeLast()
    try publish([Self.history[0]], into: "dist")
    try publish([("1.0.1", other)], into: "elsewhere")
    let found = try difference("dist", "elsewhere")
    #expect(found.changes.contains { $0.kind == .renamed && $0.item == "m/a/deux" }, "\(found.changes)")
    #expect(found.changes.contains { $0.kind == .retired && $0.item == "n/c/six" }, "\(found.changes)")
    #expect(found.changes.filter { $0.kind == .removed }.map(\.item) == ["n/c/seven"], "\(found.changes)")
  }
}
