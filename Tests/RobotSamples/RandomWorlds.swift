public import Robot
import TestSupport

/// Random small worlds, the same on every run.
public struct RandomWorlds {
  private var random: SeededRandom

  /// A sequence of worlds that belongs to a seed.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A world of at most so many rows and columns, with walls, pits, up to two collectibles, a goal at times,
  /// a door at times.
  public mutating func next(side: Int) -> World {
    while true {
      let (width, height) = (Int.random(in: 2...side, using: &random), Int.random(in: 1...side, using: &random))
      var tiles: [Character] = (0..<width * height).map { _ in ground() }
      for character in objects() { tiles[Int.random(in: 0..<tiles.count, using: &random)] = character }
      let rows = (0..<height).map { String(tiles[($0 * width)..<(($0 + 1) * width)]) }
      let text = rows.joined(separator: "\n") + "\n\n~ pit\nD red door\nk red key\nb blue floor\n"
      if case .success(let world) = World.read(text) { return world }
    }
  }

  /// A corridor with a collectible at every few steps, at times with another one beside it, at times round a corner.
  public mutating func corridor() -> World? {
    let count = Int.random(in: 1...4, using: &random)
    let step = Int.random(in: 1...(count == 1 ? 7 : 3), using: &random)
    var row: [Character] = Array(">") + Array(repeating: ".", count: step * count)
    for index in 1...count { row[index * step] = "o" }
    if Int.random(in: 0..<4, using: &random) == 0 { row[row.count / 2] = "o" }
    var rows = [String(row)]
    if Bool.random(using: &random) {
      rows.insert(String(repeating: "#", count: row.count - 1) + (Bool.random(using: &random) ? "o" : "."), at: 0)
    }
    return try? World.read(rows.joined(separator: "\n")).get()
  }

  private mutating func ground() -> Character { "......###~b".randomElement(using: &random) ?? "." }

  private mutating func objects() -> [Character] {
    var objects: [Character] = ["o"]
    if Int.random(in: 0..<3, using: &random) == 0 { objects.append("o") }
    if Int.random(in: 0..<3, using: &random) == 0 { objects.append("G") }
    if Int.random(in: 0..<4, using: &random) == 0 { objects += ["D", "k"] }
    objects.append("^>v<".randomElement(using: &random) ?? ">")
    return objects
  }
}
