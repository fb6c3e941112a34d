public import Robot

/// A level: worlds that one program has to do, and the cards that it may use.
public struct RobotLevel: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// Its place in the game.
  public var number: Int
  /// The name of the level that it opens; nil when it opens none.
  public var unlocks: String?
  /// The cards with which it is laid.
  public var deck: Deck
  /// The worlds, all of which the same program has to do.
  public var worlds: [World]
  /// The names of cards that the robot does not know, by their numbers: what they do is not known.
  public var unknownCards: [Int: String]

  /// A level from its parts.
  public init(
    name: String, number: Int, unlocks: String? = nil, deck: Deck, worlds: [World], unknownCards: [Int: String] = [:]
  ) {
    self.name = name
    self.number = number
    self.unlocks = unlocks
    self.deck = deck
    self.worlds = worlds
    self.unknownCards = unknownCards
  }
}
