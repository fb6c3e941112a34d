/// A row of printed cards as an app sees it: the number of each marker, in the order in which the cards lie.
///
///     let row = CardRow([5, 28, 0, 9, 6, 12, 13, 0, 9])
///     row.source     // "repeat 4\nforward\nend\nwhile not wall ahead\nforward\nend\n"
///     row.program    // ready to run; its problems name lines of `source`
///     row.lines[3]   // "while not wall ahead", laid with the cards 4..<7 of the row
///
/// A command begins a line, and the cards behind it that say how often or under which condition belong to it. Counts
/// that lie side by side add up: 10 and 4 behind `repeat` are `repeat 14`. Where nothing lies behind an open `repeat`,
/// `while` or `if`, the program says what is missing, and an app may ask the learner.
public struct CardRow: Sendable {
  /// A line of the program, and where its cards are in the row.
  public struct Line: Sendable, Hashable {
    /// The line: `repeat 4`.
    public let text: String
    /// The places of its cards in the row, from 0.
    public let cards: Range<Int>
  }

  /// The lines, in order.
  public let lines: [Line]
  private let deck: Deck

  /// A row of cards of a deck by their numbers; a number that no card of it has makes a line that is not a card.
  public init(_ numbers: [Int], deck: Deck = .standard) {
    self.deck = deck
    let known = Dictionary(deck.printedCards.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [Line] = []
    var start = 0
    while start < numbers.count {
      let isArgument = { (number: Int) in known[number].map { !$0.isCommand } ?? false }
      let end = numbers[(start + 1)...].firstIndex { !isArgument($0) } ?? numbers.count
      let cards = start..<end
      lines.append(Line(text: Self.text(of: cards.map { known[numbers[$0]] }, numbers[start]), cards: cards))
      start = end
    }
    self.lines = lines
  }

  /// The program as text, one line a command.
  public var source: String { lines.map { $0.text + "\n" }.joined() }

  /// The program that is laid, with all that is wrong with it.
  public var program: RobotProgram { RobotProgram(source: source, deck: deck) }

  /// The words of a line; counts side by side are one.
  private static func text(of cards: [PrintedCard?], _ first: Int) -> String {
    var words: [String] = []
    var sum: Int?
    for card in cards {
      if case .count(let count)? = card?.meaning {
        if sum != nil { words.removeLast() }
        sum = (sum ?? 0) + count
        words.append("\(sum ?? count)")
      } else {
        sum = nil
        words.append(card?.text ?? "card \(first)")
      }
    }
    return words.joined(separator: " ")
  }
}

extension PrintedCard {
  fileprivate var isCommand: Bool {
    if case .command = meaning { true } else { false }
  }
}
