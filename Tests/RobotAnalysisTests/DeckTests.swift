import Robot
import RobotAnalysis
import Testing

@Suite("Decks that are printed")
struct DeckTests {
  @Test("what is only wrong with paper does not keep a deck from being used")
  func paperProblems() {
    let twice = Deck(Deck.actions.cards + Deck.standard.only([.forward, .repeat]).cards)
    #expect(twice.problems.filter { !$0.isOnlyOnPaper }.map(\.message) == ["card 1 does 'forward', too"])
    #expect(twice.problems.filter(\.isOnlyOnPaper).map(\.message) == ["nobody can lay 'repeat' without 'end'"])
    #expect(Deck([]).problems.allSatisfy { !$0.isOnlyOnPaper })
  }

  @Test("a deck says what is wrong with each of its cards")
  func deckProblems() {
    let card = { (number: Int, name: String, command: CardCommand) in
      Deck.Card(number: number, name: name, description: "", command: command)
    }
    let deck = Deck([card(0, "Go", .move(.forward)), card(0, "go", .move(.forward)), card(256, " ", .move(.left))])
    #expect(
      deck.problems.map { "\($0.index) \($0.message)" } == [
        "1 number 0 is also that of card 1", "1 'go' is also the name of card 1", "1 card 1 does 'forward', too",
        "2 there is no marker with the number 256", "2 the card has no name",
      ])
  }

  @Test("a deck on paper needs every card that a program needs")
  func companions() {
    let card = { (number: Int, name: String, command: CardCommand) in
      Deck.Card(number: number, name: name, description: "", command: command)
    }
    let deck = Deck([card(0, "Go", .move(.forward)), card(1, "Thrice", .move(.repeat(3))), card(2, "If", .anyIf)])
    #expect(
      deck.problems.map(\.message) == ["nobody can lay 'repeat' without 'end'", "nobody can lay 'if' without 'end'"])
    #expect(Deck.standard.problems == [])
    #expect(Deck([]).problems.map(\.message) == ["the deck has no cards"])
  }
}
