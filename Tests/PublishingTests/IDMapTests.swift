import CurriculumBundle
import Publishing
import Testing

/// What the index of each release says about the ids of those before it.
struct IDMapTests {
  /// Releases, each made after the one before.
  private struct History {
    var map = IDMap()
    private var earlier: EarlierRelease?

    /// Publishes a curriculum of episodes, each with the ids of its cards: `m/a/one: ask done`; former ids of an item
    /// come after `<`.
    mutating func publish(_ episodes: [String], retired: [RetiredItem]? = nil) throws {
      let bundle = try PublishedBundle(Outline.curriculum(episodes, retired: retired), after: earlier)
      map = bundle.outline.ids ?? IDMap()
      earlier = EarlierRelease(bundle.outline, bundle.curriculum)
      // Publishing the same again changes nothing.
      let again = try PublishedBundle(Outline.curriculum(episodes, retired: retired), after: earlier)
      #expect(again.index == bundle.index)
    }

    func now(_ path: ItemPath) -> [ItemPath] { map.names(of: path) }
  }

  @Test("what was renamed or moved is known in all later releases, though authors take `formerly` out")
  func cumulative() throws {
    var history = History()
    try history.publish(["m/a/one: ask done", "m/a/two: ask done"])
    try history.publish(["m/b/one: ask done", "m/b/two<m/a/two: ask done", "m/b<a"])
    try history.publish(["m/b/uno<one: ask done", "m/b/two: question<ask done"])
    try history.publish(["n<m", "n/b/uno: ask done", "n/c/two<m/b/two: question done"])
    try history.publish(["n/b/uno: ask done", "n/c/two: question done"])
    #expect(history.now("m/a/one") == ["n/b/uno"] && history.now("m/b/one/ask") == ["n/b/uno/ask"])
    #expect(history.now("m/a/two/ask") == ["n/c/two/question"] && history.now("m/b/two/ask") == ["n/c/two/question"])
    #expect(history.now("n/b/uno") == ["n/b/uno"] && history.now("m") == ["n"])
  }

  @Test("what is merged goes to one, what is retired to its successors, and what is gone is known to be")
  func mergedAndRetired() throws {
    var history = History()
    try history.publish(["m/a/one: ask done", "m/a/two: tell done", "m/a/three: see done", "m/a/four: be done"])
    try history.publish(
      ["m/a/both<one,two: ask tell done", "m/a/part: half done", "m/a/rest: done"],
      retired: [RetiredItem(id: "m/a/three", successors: ["m/a/part", "m/a/rest"])])
    try history.publish(["m/a/both: ask tell done", "m/a/part: half done", "m/a/end<rest: done"])
    #expect(history.now("m/a/one/ask") == ["m/a/both/ask"] && history.now("m/a/two/tell") == ["m/a/both/tell"])
    #expect(history.map.successors(of: "m/a/three") == ["m/a/part", "m/a/end"] && history.map.isFormer("m/a/three"))
    #expect(history.now("m/a/three/done") == ["m/a/three/done"] && history.map.entries["m/a/three/done"] == nil)
    #expect(history.map.entries["m/a/four"] == IDMap.Fate() && history.now("m/a/four/be") == ["m/a/four/be"])
  }

  @Test("where an older release's content comes back, ids of later releases lead back to it")
  func rollback() throws {
    let first = ["m/a/one: ask done", "m/a/two: ask done"]
    var history = History()
    try history.publish(first)
    try history.publish(["n<m", "n/a/one: ask done", "n/a/two: question<ask done"])
    try history.publish(["n/b<a", "n/b/all<one,two: question done"])
    try history.publish(first)
    #expect(history.now("n/b/all") == ["m/a/one", "m/a/two"] && history.now("n/a/one/ask") == ["m/a/one/ask"])
    #expect(history.now("n/a/two/question") == ["m/a/two/ask"] && history.map.entries["m/a/one"] == nil)
    try history.publish(["n<m", "n/b<m/a", "n/b/all<one,two: question done"])
    #expect(history.now("m/a/two") == ["n/b/all"] && history.now("n/a/one") == ["n/b/all"])
  }

  @Test("an access code that stays keeps its digest, though its module is renamed")
  func accessDigests() throws {
    func bundle(_ id: String, _ code: String, formerly: [String] = [], after earlier: EarlierRelease?) throws
      -> PublishedBundle
    {
      var curriculum = Outline.curriculum(["\(id)/a/one: done"])
      curriculum.modules[0].access = code
      curriculum.modules[0].formerly = formerly
      return try PublishedBundle(curriculum, after: earlier)
    }
    let first = try bundle("m", "owl", after: nil)
    let digest = try #require(first.outline.modules[0].access)
    let earlier = EarlierRelease(first.outline, first.curriculum)
    #expect(try bundle("n", "owl", formerly: ["m"], after: earlier).outline.modules[0].access == digest)
    #expect(try bundle("n", "fox", formerly: ["m"], after: earlier).outline.modules[0].access != digest)
    #expect(digest.input(for: "owl") == Array("\(digest.salt)\nowl".utf8))
    #expect(try first.files().allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("owl") })
  }
}
