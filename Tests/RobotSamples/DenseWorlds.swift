public import Robot
import TestSupport

/// Random worlds with 20 to 60 collectibles, the same on every run.
public struct DenseWorlds {
  private var random: SeededRandom

  /// A sequence of worlds that belongs to a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// What lies where.
  public enum Pattern: CaseIterable, Sendable {
    /// A collectible on every tile.
    case field
    /// On every second tile, as on a board for chess.
    case checkers
    /// Here and there, among walls and pits.
    case scattered
    /// In rooms with doors to be opened, and a goal.
    case rooms
  }

  /// A world of a pattern.
  public mutating func next(_ pattern: Pattern) -> World {
    while true {
      let (width, height) = (Int.random(in: 5...9, using: &random), Int.random(in: 5...10, using: &random))
      var tiles = (0..<height).map { row in (0..<width).map { tile(pattern, row, $0, height) } }
      if pattern == .field || pattern == .checkers {
        tiles[0][0] = ">"
      } else {
        tiles[Int.random(in: 0..<height, using: &random)][Int.random(in: 0..<width, using: &random)] =
          "^>v<".randomElement(using: &random) ?? ">"
      }
      if pattern == .rooms {
        tiles[height / 2][Int.random(in: 0..<width, using: &random)] = "D"
        tiles[0][Int.random(in: 0..<width, using: &random)] = "k"
        tiles[height - 1][Int.random(in: 0..<width, using: &random)] = "G"
      }
      let text = tiles.map { String($0) }.joined(separator: "\n") + "\n\n~ pit\nD red door\nk red key\n"
      guard case .success(let world) = World.read(text) else { continue }
      if (20...60).contains(world.collectibleCount) { return world }
    }
  }

  private mutating func tile(_ pattern: Pattern, _ row: Int, _ column: Int, _ height: Int) -> Character {
    switch pattern {
    case .field: "o"
    case .checkers: (row + column).isMultiple(of: 2) ? "o" : "."
    case .scattered: "oooo..#~".randomElement(using: &random) ?? "o"
    case .rooms: row == height / 2 ? "#" : "oooo...#".randomElement(using: &random) ?? "o"
    }
  }
}
