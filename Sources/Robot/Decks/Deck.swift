/// The cards with which programs are laid.
public struct Deck: Sendable, Hashable, Codable {
  /// A card as it is printed.
  public struct Card: Sendable, Hashable, Codable {
    /// The id of the marker by which an app knows it on paper.
    public var number: Int
    /// What the card is called.
    public var name: String
    /// What it does, in a sentence for a child.
    public var description: String
    /// What it makes the robot do.
    public var command: CardCommand

    /// A card from its parts.
    public init(number: Int, name: String, description: String, command: CardCommand) {
      self.number = number
      self.name = name
      self.description = description
      self.command = command
    }
  }

  /// The cards in the order in which they are printed.
  public var cards: [Card]

  /// The numbers for which there is a marker to print.
  public static let numbers = 0...34

  /// A deck from its cards.
  public init(_ cards: [Card]) { self.cards = cards }

  /// The cards of the standard deck that are called by these names, in the names' order, and the places of names that
  /// are no card's.
  public static func named(_ names: [String]) -> (deck: Deck, unknown: [Int]) {
    let words = names.map(Move.Word.init(rawValue:))
    let cards = words.flatMap { word in standard.cards.filter { $0.command.word == word } }
    return (Deck(cards), words.indices.filter { words[$0] == nil })
  }

  /// What to write instead of a name that is no card's, as an imperative.
  public static func help(forName name: String) -> String {
    nearestName(to: name).map { "write `\($0)`" }
      ?? "write some of \(Move.Word.allCases.map(\.rawValue).joined(separator: ", "))"
  }

  /// The name of the card that is most likely meant by an unknown one; nil where none is near.
  public static func nearestName(to name: String) -> String? { Move.Word(meantBy: name)?.rawValue }

  /// Whether a program laid with this deck may hold a move.
  ///
  /// `end` comes with every card that needs one, and `call` with `routine`.
  public func admits(_ move: Move) -> Bool {
    switch move {
    case .end: cards.contains { $0.command.word == .end || $0.command.word.opensBlock || $0.command == .move(.call) }
    case .routine, .call: cards.contains { [.routine, .call].contains($0.command.word) }
    case .forward, .left, .right, .jump, .collect, .repeat, .while, .if, .else:
      cards.contains { $0.command.admits(move) }
    }
  }

  /// Whether a move is to blame for a program that cannot be laid with this deck; an `end` comes with what it ends.
  func lacks(_ move: Move) -> Bool { !admits(move) && move != .end }

  /// Whether a learner can lay a kind of card; `call` comes with `routine`.
  public func allows(_ word: Move.Word) -> Bool { has(word) || word == .call && has(.routine) }

  /// The deck without the cards of a kind; without `routine` there is no `call`, and the other way round.
  public func without(_ word: Move.Word) -> Deck {
    let taken: [Move.Word] = [.routine, .call].contains(word) ? [.routine, .call] : [word]
    return Deck(cards.filter { !taken.contains($0.command.word) })
  }

  /// The cards of these kinds, in the deck's order.
  public func only(_ words: some Sequence<Move.Word>) -> Deck {
    let wanted = Set(words)
    return Deck(cards.filter { wanted.contains($0.command.word) })
  }

  /// What its cards do, as a program writes it: `forward, repeat, end`.
  var names: String {
    let commands = cards.map(\.command.text)
    let isEndNeeded = cards.contains { $0.command.word.opensBlock } && !has(.end)
    return (commands + (isEndNeeded ? [Move.Word.end.rawValue] : [])).joined(separator: ", ")
  }

  /// Whether there are cards of a kind.
  public func has(_ word: Move.Word) -> Bool { cards.contains { $0.command.word == word } }
}
