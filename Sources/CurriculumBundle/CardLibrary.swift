/// The cards with which the robot programs of a module are laid, as they are printed, and the robots to choose from.
///
///     {"cards": [{"number": 0, "name": "Step", "description": "Go one tile ahead.", "command": "forward",
///      "image": "assets/cards/step.svg", "alt": "A footprint"}], "packs": [], "robots": []}
public struct CardLibrary: Codable, Sendable, Hashable {
  /// The cards, in the order in which they are shown and printed.
  public var cards: [LibraryCard]
  /// Sets of cards that belong together.
  public var packs: [CardPack]
  /// The robots that a learner may choose from; none where the app has its own.
  public var robots: [LibraryRobot]

  /// A library from its parts.
  public init(cards: [LibraryCard], packs: [CardPack] = [], robots: [LibraryRobot] = []) {
    self.cards = cards
    self.packs = packs
    self.robots = robots
  }

  /// The paths of its images.
  public var assetPaths: [String] { cards.compactMap(\.image) + robots.map(\.image) }

  /// The commands that a name in a deck stands for: that of a card, or those of a pack; nil for a name that is neither.
  public func commands(named name: String) -> [String]? {
    if let card = cards.first(where: { $0.name == name }) { return [card.command] }
    guard let pack = packs.first(where: { $0.name == name }) else { return nil }
    return pack.cards.compactMap { name in cards.first { $0.name == name }?.command }
  }
}

/// A card of a library.
public struct LibraryCard: Codable, Sendable, Hashable {
  /// The number by which an app knows it on paper, and which its marker has.
  public var number: Int
  /// Its name, which no other card or pack of the library has.
  public var name: String
  /// Its effect, in a sentence for a child.
  public var description: String
  /// The command for the robot: `forward`, `repeat`.
  public var command: String
  /// The path of its picture; nil where the app draws its own.
  public var image: String?
  /// The picture in words, for those who do not see it; nil without a picture.
  public var alt: String?

  /// A card from its parts.
  public init(
    number: Int, name: String, description: String, command: String, image: String? = nil, alt: String? = nil
  ) {
    self.number = number
    self.name = name
    self.description = description
    self.command = command
    self.image = image
    self.alt = alt
  }
}

/// Cards of a library that belong together, under a name.
public struct CardPack: Codable, Sendable, Hashable {
  /// Its name.
  public var name: String
  /// The names of its cards.
  public var cards: [String]

  /// A pack from its parts.
  public init(name: String, cards: [String]) {
    self.name = name
    self.cards = cards
  }
}

/// A robot to choose.
public struct LibraryRobot: Codable, Sendable, Hashable {
  /// Its name.
  public var name: String
  /// The path of its picture.
  public var image: String
  /// The picture in words, for those who do not see it.
  public var alt: String

  /// A robot from its parts.
  public init(name: String, image: String, alt: String) {
    self.name = name
    self.image = image
    self.alt = alt
  }
}
