internal import Diagnostics
internal import Robot

/// The page of the manual about the cards of a robot's deck.
struct DeckManual {
  static let name = "deck"
  static let summary = "The cards with which a robot is steered, for `deck:`, `practises:` and programs."

  let style: TerminalStyle

  /// The page; its rows are the deck's own.
  var page: String {
    """
    \(style.bold(Self.name)): \(Self.summary)

    A program has one card a line. `end` comes with the cards that need it, and `call`
    with `routine`; they need not stand in `deck:`.

    \(rows)
    A `while` or `if` asks for one of these, also with `not` before it:

    \(Condition.all.filter { !$0.name.hasPrefix("not ") }.map { "  \(style.green($0.name))\n" }.joined())
    """
  }

  private var rows: String {
    let cards = Deck.standard.cards
    let width = cards.map { example($0).count }.max() ?? 0
    return cards.map { card in
      let example = example(card)
      return "  \(style.green(example))\(String(repeating: " ", count: width - example.count))  \(card.description)\n"
    }.joined()
  }

  private func example(_ card: Deck.Card) -> String {
    switch card.command {
    case .move: card.command.text
    case .anyRepeat: "\(card.command.text) 3"
    case .anyWhile, .anyIf: "\(card.command.text) wall ahead"
    }
  }
}
