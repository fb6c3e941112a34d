import CurriculumBundle
import Testing

@Suite("What opens when")
struct UnlockRulesTests {
  @Test("at first only the first episode is open, and each finished one opens the next")
  func inOrder() {
    let rules = UnlockRules(curriculum())
    #expect(rules.openEpisodes(finished: []) == ["m/a/one"])
    #expect(rules.openEpisodes(finished: ["m/a/one"]) == ["m/a/one", "m/a/two"])
    #expect(rules.openEpisodes(finished: ["m/a/one", "m/a/two"]) == ["m/a/one", "m/a/two", "m/b/three"])
  }

  @Test("what a block requires keeps its episodes shut")
  func requirements() {
    let rules = UnlockRules(curriculum(blockRequires: ["m/b/four"]))
    #expect(rules.openEpisodes(finished: ["m/a/one", "m/a/two"]) == ["m/a/one", "m/a/two"])
  }

  @Test("a block is finished when each of its episodes is, an unknown item never")
  func finishing() {
    let rules = UnlockRules(curriculum())
    #expect(!rules.isFinished("m/a", finished: ["m/a/one"]))
    #expect(rules.isFinished("m/a", finished: ["m/a/one", "m/a/two"]))
    #expect(!rules.isFinished("m/z", finished: ["m/a/one", "m/a/two"]))
  }

  @Test("ids are equal when their bytes are")
  func idsByBytes() {
    #expect(ItemPath("caf\u{E9}") != ItemPath("cafe\u{301}"))
    #expect(ItemPath("a/b").isInside(ItemPath("a")))
    #expect(!ItemPath("ab/b").isInside(ItemPath("a")))
    #expect(ItemPath("a").isInside(ItemPath("a")))
    #expect(!ItemPath("a").isInside(ItemPath("a/b")))
    #expect(ItemPath("a/b/c").parent == ItemPath("a/b"))
    #expect(ItemPath("a").parent == nil)
  }

  private func curriculum(blockRequires: [ItemPath] = []) -> Curriculum {
    let episodes = ["one", "two", "three", "four"].map { Episode(id: $0, title: $0, cards: []) }
    let blocks = [
      Block(id: "a", title: "A", episodes: Array(episodes[..<2])),
      Block(id: "b", title: "B", requires: blockRequires, episodes: Array(episodes[2...])),
    ]
    let module = Module(id: "m", title: "M", summary: "S", language: "python", blocks: blocks)
    return Curriculum(title: "C", locale: "en", minimumClient: "1.0.0", modules: [module])
  }
}
