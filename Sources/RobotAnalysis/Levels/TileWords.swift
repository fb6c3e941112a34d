package import Robot

/// The tiles that a file names in words: `Wall`, `coin`, `start east`.
///
///     TileWords.square(of: "Brick") == .tile(.wall)
///     TileWords.square(of: "start east") == .robot(.east)
package enum TileWords {
  /// The contents of a square of a map.
  package enum Square: Sendable, Hashable {
    /// A tile.
    case tile(Tile)
    /// The robot, on floor, and where it looks; nil where nothing says it.
    case robot(Heading?)
  }

  private static let tiles: [(tile: Tile, words: Set<String>)] = [
    (.floor, ["floor", "empty", "ground", "path", "free", "blank", "grass", "road", "none"]),
    (.wall, ["wall", "obstacle", "tree", "rock", "stone", "brick", "blocked"]),
    (.collectible, ["collectible", "coin", "star", "gem", "item", "diamond", "apple", "treasure"]),
    (.goal, ["goal", "finish", "exit", "target", "flag", "home"]),
    (.pit, ["pit", "hole", "water", "lava", "gap"]),
  ]
  private static let robots: Set = ["robot", "start", "player", "spawn"]
  private static let headings: [String: Heading] = [
    "north": .north, "up": .north, "east": .east, "right": .east, "south": .south, "down": .south, "west": .west,
    "left": .west,
  ]

  /// The tile that a text names; nil where it names none.
  package static func square(of text: String) -> Square? {
    let words = CardNameWords.words(of: text)
    if let tile = Tile.all.first(where: { $0.name == words.joined(separator: " ") }) { return .tile(tile) }
    if words.contains(where: robots.contains) {
      let others = words.filter { !robots.contains($0) && $0 != "facing" }
      guard others.count < 2 else { return nil }
      guard let word = others.first else { return .robot(nil) }
      return headings[word].map { .robot($0) }
    }
    let known = words.filter { $0 != "tile" }
    return known.count == 1 ? tiles.first { $0.words.contains(known[0]) }.map { .tile($0.tile) } : nil
  }
}
