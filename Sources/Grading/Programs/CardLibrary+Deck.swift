public import CurriculumBundle
public import Robot

extension CardLibrary {
  /// Its cards as a deck: what an app recognizes on a table (`CardRow`), and what is printed.
  ///
  /// A card with a command that this app does not know is left out.
  public var deck: Deck { Deck(cards.compactMap(\.deckCard)) }

  /// A deck with the names, numbers and descriptions of the library for the cards that it has.
  public func naming(_ deck: Deck) -> Deck {
    let own = self.deck.cards
    return Deck(deck.cards.map { card in own.first { $0.command.word == card.command.word } ?? card })
  }
}

extension LibraryCard {
  /// The card of a deck that it is; nil for a command that is not known.
  fileprivate var deckCard: Deck.Card? {
    let standard = Deck.standard.cards.first { $0.command.word.rawValue == command }
    return standard.map { Deck.Card(number: number, name: name, description: description, command: $0.command) }
  }
}
