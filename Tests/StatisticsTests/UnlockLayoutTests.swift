import Authoring
import AuthoringSamples
import Testing

@testable import Statistics

@Suite("The drawing of what unlocks what")
struct UnlockLayoutTests {
  private func layout(episodes count: Int) throws -> UnlockLayout {
    UnlockLayout(try StatisticsDesk.statistics(of: StatisticsDesk.curriculum(episodes: count)).unlocks)
  }

  @Test("few episodes are drawn each, many as their blocks, and very many as their modules")
  func detail() throws {
    #expect(
      try [40, 60, 61, 400, 1300].map { try layout(episodes: $0).detail } == [
        .episode, .episode, .block, .block, .module,
      ])
    let many = try layout(episodes: 400)
    #expect(many.nodes.count == 80 + 8)
    #expect(many.nodes.filter { $0.item.level == .block }.allSatisfy { $0.hiddenEpisodes == 5 })
  }

  @Test("forty and four hundred episodes fit on a page that a person scrolls through")
  func size() throws {
    for count in [1, 40, 400, 1300] {
      let size = try layout(episodes: count).size
      #expect(size.width == 1120)
      #expect(size.height > 50 && size.height < 2_000, "\(count): \(size.height)")
    }
  }

  @Test("what is drawn is inside of what holds it, and next to all others", arguments: [1, 7, 40, 60, 400])
  func places(count: Int) throws {
    let layout = try layout(episodes: count)
    let boxes = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.item.item, $0) })
    for node in layout.nodes {
      let box = node.box
      #expect(box.x >= 0 && box.right <= layout.size.width && box.y >= 0 && box.bottom <= layout.size.height)
      let holder = node.item.item.split(separator: "/").dropLast().joined(separator: "/")
      guard let outer = boxes[holder]?.box else { continue }
      let isInside = box.x > outer.x && box.right < outer.right && box.y > outer.y && box.bottom < outer.bottom
      #expect(isInside, "\(node.item.item)")
    }
    for level in UnlockGraph.Level.allCases {
      let same = layout.nodes.filter { $0.item.level == level }.map(\.box)
      for (index, a) in same.enumerated() {
        let isAlone = same[(index + 1)...].allSatisfy { b in
          a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y
        }
        #expect(isAlone)
      }
    }
  }

  @Test("each edge is a line once, between the items that are drawn")
  func lines() throws {
    let graph = try StatisticsDesk.statistics(of: StatisticsDesk.curriculum(episodes: 400)).unlocks
    let lines = UnlockLines(graph, UnlockLayout(graph)).lines
    #expect(lines.count == graph.edges.count { !$0.to.contains("/e") })
    let sound = try StatisticsDesk.statistics(of: SampleFolder.read("Tests/Samples/quicode")).unlocks
    let drawn = UnlockLines(sound, UnlockLayout(sound)).lines
    #expect(drawn.count == sound.edges.count)
    #expect(drawn.contains { $0.kind == .requires })
  }

  @Test("a long title is cut at its end, and a wide one earlier")
  func titles() {
    #expect("Short".shortened(to: 10) == "Short")
    #expect("A title that is long".shortened(to: 10) == "A title t…")
    #expect("日本語日本語日本語".shortened(to: 10) == "日本語日…")
  }
}
