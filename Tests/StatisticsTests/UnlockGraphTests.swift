import Authoring
import Testing

@testable import Statistics

@Suite("What unlocks what")
struct UnlockGraphTests {
  private func edges(of files: FilesInMemory) throws -> [String] {
    try StatisticsDesk.statistics(of: files).unlocks.edges.map { "\($0.from) \($0.kind) \($0.to)" }
  }

  @Test("an item requires the one before it, and the first of a list what its container requires")
  func order() throws {
    let files = StatisticsDesk.curriculum([
      ("one", StatisticsDesk.module("one", blocks: ["a": ["x", "y"], "b": ["x"]])),
      ("two", StatisticsDesk.module("two", blocks: ["a": ["x"]])),
    ])
    #expect(
      try edges(of: files) == ["one/a/x order one/a/y", "one/a order one/b", "one order two"])
    let graph = try StatisticsDesk.statistics(of: files).unlocks
    #expect(graph.unlockedAtStart == 1 && graph.neverUnlocked.isEmpty)
    #expect(graph.items.map(\.item).prefix(4) == ["one", "one/a", "one/a/x", "one/a/y"])
  }

  @Test("a requirement is an edge of the item that has it, and not of each that it holds")
  func requirements() throws {
    var one = StatisticsDesk.module("one", "order: open\n", blocks: ["a": ["x", "y"], "b": ["x", "y"]])
    one["one/b/block.yaml"] = "title: B\nrequires: [one/a]\norder: open\nepisodes: [x, y]\n"
    one["one/a/block.yaml"] = "title: A\norder: open\nepisodes: [x, y]\n"
    one["one/b/y.yaml"] = "title: Y\nrequires: [one/a/x]\ncards:\n  - {id: d, type: finished, header: H, text: T.}\n"
    let files = StatisticsDesk.curriculum([("one", one)])
    #expect(try edges(of: files) == ["one/a requires one/b", "one/a/x requires one/b/y"])
  }

  @Test("what opens another is an edge from it, optional items are passed, and a ladder has its rungs")
  func otherOrders() throws {
    var one = StatisticsDesk.module("one", blocks: ["a": ["x", "y"], "b": ["x", "y", "z"], "c": ["x", "y"]])
    let card = "cards:\n  - {id: d, type: finished, header: H, text: T.}\n"
    one["one/a/block.yaml"] = "title: A\norder: linked\nepisodes: [x, y]\n"
    one["one/a/x.yaml"] = "title: X\nopens: [one/a/y]\n\(card)"
    one["one/b/block.yaml"] = "title: B\norder: ladder\nepisodes: [x, y, z]\n"
    one["one/b/z.yaml"] = "title: Z\ndifficulty: medium\n\(card)"
    one["one/c/x.yaml"] = "title: X\noptional: true\n\(card)"
    let found = try edges(of: StatisticsDesk.curriculum([("one", one)]))
    #expect(
      found == [
        "one/a/x opens one/a/y", "one/a order one/b", "one/b/x order one/b/z", "one/b/y order one/b/z",
        "one/b order one/c",
      ])
    let items = try StatisticsDesk.statistics(of: StatisticsDesk.curriculum([("one", one)])).unlocks.items
    #expect(items.filter(\.isOptional).map(\.item) == ["one/c/x"])
  }

  @Test("stars and access codes are at the item that asks for them")
  func otherConditions() throws {
    var one = StatisticsDesk.module("one", "access: OWL\n", blocks: ["a": ["x"], "b": ["x"]])
    one["one/b/block.yaml"] = "title: B\nrequiresStars: 5\nepisodes: [x]\n"
    let graph = try StatisticsDesk.statistics(of: StatisticsDesk.curriculum([("one", one)])).unlocks
    #expect(graph.items.filter(\.needsCode).map(\.item) == ["one"])
    #expect(graph.items.filter { $0.stars == 5 }.map(\.item) == ["one/b"])
    #expect(graph.unlockedAtStart == 0 && graph.neverUnlocked == ["one/b/x"])
  }

  @Test("items that require each other are never unlocked, and are drawn all the same")
  func cycles() throws {
    var one = StatisticsDesk.module("one", blocks: ["a": ["x"], "b": ["x"], "c": ["x"]])
    one["one/a/block.yaml"] = "title: A\nrequires: [one/b]\nepisodes: [x]\n"
    one["one/c/block.yaml"] = "title: C\nrequires: [one/c, one/nothing]\nepisodes: [x]\n"
    let statistics = try StatisticsDesk.statistics(of: StatisticsDesk.curriculum([("one", one)]))
    let graph = statistics.unlocks
    #expect(graph.neverUnlocked == ["one/a/x", "one/b/x", "one/c/x"])
    #expect(!graph.edges.contains { $0.from == "one/nothing" })
    #expect(UnlockLayout(graph).nodes.count == 7)
    #expect(statistics.text.contains("never unlocked: one/b/x"))
  }

  @Test("things are behind all that they require, and a cycle ends")
  func layers() {
    func layers(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [Int] {
      LayerAssignment(count: count, edges: edges).layers
    }
    #expect(layers(4, [(0, 1), (1, 2), (0, 2), (3, 2)]) == [0, 1, 2, 0])
    #expect(layers(3, []) == [0, 0, 0])
    #expect(layers(0, []) == [])
    #expect(layers(2, [(0, 1), (1, 0), (0, 0)]).sorted() == [0, 1])
    #expect(layers(20_000, (1..<20_000).map { ($0, $0 - 1) }).first == 19_999)
  }
}
