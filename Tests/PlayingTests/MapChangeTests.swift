import CurriculumBundle
import Testing

@testable import Playing

@Suite("What an attempt changes on the map")
struct MapChangeTests {
  /// A module of the blocks `a` (`one`), `b` (`two`) and `c` (`three`).
  private static func rules(_ change: (inout Module) -> Void) -> UnlockRules {
    let blocks = [("a", "one"), ("b", "two"), ("c", "three")].map { block, episode in
      Block(id: block, title: block, episodes: [Episode(id: episode, title: episode, cards: [])])
    }
    var module = Module(id: "m", title: "M", summary: "All of it.", language: "python", blocks: blocks)
    change(&module)
    return UnlockRules(Curriculum(title: "C", locale: "en", minimumClient: "1.0.0", modules: [module]))
  }

  private static let optionalParts: [@Sendable (inout Module) -> Void] = [
    { $0.blocks[1].optional = true }, { $0.blocks[1].episodes[0].optional = true },
  ]

  @Test("an optional episode, or one of an optional block, is next only where no others are left", arguments: 0..<2)
  func optionalParts(which: Int) {
    let rules = Self.rules(Self.optionalParts[which])
    let map = rules.map(for: LearnerProgress(finishedEpisodes: ["m/a/one"]))
    #expect(map.openEpisodes == ["m/a/one", "m/b/two", "m/c/three"])
    #expect(map.next(after: "m/a/one") == "m/c/three")
    #expect(map.resumeEpisode == "m/c/three")
    let later = rules.map(for: LearnerProgress(finishedEpisodes: ["m/a/one", "m/c/three"]))
    #expect(later.next(after: "m/c/three") == "m/b/two")
    #expect(later.resumeEpisode == "m/b/two")
  }

  @Test("a required episode of a required block is next in its order")
  func required() {
    let map = Self.rules { _ in }.map(for: LearnerProgress(finishedEpisodes: ["m/a/one"]))
    #expect(map.next(after: "m/a/one") == "m/b/two")
  }
}
