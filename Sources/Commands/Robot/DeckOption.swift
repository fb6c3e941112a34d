internal import Diagnostics
internal import Robot

/// `--deck forward,left,repeat`.
enum DeckOption {
  /// The cards of the standard deck that a list names.
  ///
  /// - Throws: `CommandFailure` for a card that there is not, and for a deck that is of no use.
  static func read(_ names: String, onPaper: Bool = false) throws(CommandFailure) -> Deck {
    var cards: [Deck.Card] = []
    for name in names.split(separator: ",").map({ $0.filter { $0 != " " } }) { cards += try card(name) }
    let deck = Deck(cards)
    try deck.check("--deck", onPaper: onPaper)
    return Deck.standard.only(cards.map(\.command.word))
  }

  private static func card(_ name: String) throws(CommandFailure) -> [Deck.Card] {
    guard let word = Move.Word(rawValue: name) else {
      throw CommandFailure("there is no card '\(name)'", help: helpForCard(name))
    }
    return Deck.standard.only([word]).cards
  }

  /// What to do about a card that there is not.
  static func helpForCard(_ name: String) -> String {
    let known = Move.Word.allCases.map(\.rawValue)
    return nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
      ?? "name some of \(known.joined(separator: ", "))"
  }
}
