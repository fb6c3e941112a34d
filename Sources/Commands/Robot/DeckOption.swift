import Robot

/// `--deck forward,left,repeat`.
enum DeckOption {
  /// The cards of the standard deck that a list names.
  ///
  /// - Throws: `CommandFailure` for a card that there is not, and for a deck that is of no use.
  static func read(_ names: String, onPaper: Bool = false) throws(CommandFailure) -> Deck {
    let names = names.split(separator: ",").map { $0.filter { $0 != " " } }
    let (deck, unknown) = Deck.named(names)
    if let name = unknown.first.map({ names[$0] }) {
      throw CommandFailure("there is no card '\(name)'", help: Deck.help(forName: name))
    }
    try deck.check("--deck", onPaper: onPaper)
    return Deck.standard.only(deck.cards.map(\.command.word))
  }
}
