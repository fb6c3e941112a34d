/// A program of laid cards, checked once, ready to be run in any world.
///
///     let program = RobotProgram(source: """
///       repeat 3
///         forward
///       end
///       collect
///       """)
///     program.problems                            // []
///     try program.run(in: World.read(map).get())  // where the robot was at each step, and how it ended
public struct RobotProgram: Sendable, Hashable {
  /// The cards in order; those that cannot be read are missing.
  public let moves: [Move]
  /// All that is wrong, in the order of the cards; a program with problems does not run.
  public let problems: [ProgramProblem]

  /// For each card that belongs to a block, the one to which a run goes on from it; see `BlockMatcher`.
  package let partners: [Int]

  /// The largest number of cards.
  public static let mostCards = 500

  /// A program from its cards; with a deck, cards that are not in it are problems.
  public init(_ moves: [Move], deck: Deck? = nil) {
    self.init(moves.enumerated().map { LaidCard(move: $1, line: $0 + 1) }, deck)
  }

  /// Reads a program of one card a line; empty lines and blanks around a card do not count.
  public init(source: String, deck: Deck? = nil) {
    self.init(Self.cardLines(of: source).map { LaidCard(text: $0.text, line: $0.line) }, deck)
  }

  /// The lines of a text on which cards stand, each with its number, from 1.
  public static func cardLines(of source: String) -> [(text: String, line: Int)] {
    source.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      return text.allSatisfy(\.isWhitespace) ? nil : (text, index + 1)
    }
  }

  private init(_ cards: [LaidCard], _ deck: Deck?) {
    var matcher = BlockMatcher(cards.map(\.word))
    matcher.match()
    var kinds: [(Int, ProgramProblem.Kind)] = []
    for (index, card) in cards.enumerated() {
      if let problem = card.problem { kinds.append((index, problem)) }
      if let deck, let move = card.move, deck.lacks(move) { kinds.append((index, .notInDeck(move))) }
    }
    kinds += matcher.problems.filter { !cards[$0.0].isUnreadable }
    if cards.count > Self.mostCards { kinds.append((Self.mostCards, .tooManyCards(cards.count))) }
    moves = cards.compactMap(\.move)
    partners = matcher.partners
    problems =
      kinds.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { _, element in
        let (kind, card) = (element.1, cards[element.0])
        return ProgramProblem(
          kind: kind, card: element.0 + 1, line: card.line, bytes: card.bytes(of: kind), deck: deck ?? .standard)
      }
  }

  /// The program as text, one card a line, the cards in a block indented by two; it reads back as the same program.
  public var text: String {
    var depth = 0
    return moves.map { move in
      if move == .end || move == .else { depth = max(0, depth - 1) }
      defer { if move == .else || move.word.opensBlock { depth += 1 } }
      return String(repeating: "  ", count: depth) + move.text + "\n"
    }.joined()
  }
}

extension RobotProgram: Codable {
  /// Reads a list of cards, as `Move` writes them.
  public init(from decoder: any Decoder) throws {
    self.init(try [Move](from: decoder))
  }

  /// Writes the cards as a list.
  public func encode(to encoder: any Encoder) throws { try moves.encode(to: encoder) }
}
