import Foundation
import Robot
import RobotAnalysis
import TestSupport
import Testing

/// The markers on printed cards, read by OpenCV on simulated photographs of our own pages.
@Suite("Markers of printed cards")
struct MarkerTests {
  /// What the judge tells of a card.
  private struct Card: Decodable {
    /// The ids that were read on each photograph.
    let read: [[Int]]
    /// The ids that were read on the page itself.
    let number: [Int]
    let isAsDrawn: Bool
    /// The darkest pixel in the square of white around the marker.
    let margin: Int
    let withoutMarker: [Int]
    /// The shortest and longest side of a marker on a photograph, in pixels.
    let smallest: Double
    let largest: Double
  }

  @Test("a detector reads every card on 20 photographs of it, and nothing else", .enabled(if: TestRun.hasJudges))
  func cardsAreRead() throws {
    let folder = try TemporaryDirectory()
    let pages = try Deck.standard.sheets().enumerated().map { try folder.write($1, to: "\($0).svg") }
    let program = Repository.path("Tests/RobotAnalysisTests/photograph_cards.py")
    let judge = try Command(try Judge.path(of: "python3"), [program, "20"] + pages, input: []).run()
    try #require(judge.status == 0, "\(judge.errors)")
    let cards = try judge.output.split(separator: "\n").map {
      try JSONDecoder().decode(Card.self, from: Data($0.utf8))
    }
    let printed = Deck.standard.printedCards
    try #require(cards.count == printed.count)
    for (card, number) in zip(cards, printed.map(\.number)) {
      #expect(card.number == [number] && card.isAsDrawn, "the marker of card \(number)")
      #expect(card.read == Array(repeating: [number], count: 20), "card \(number)")
      #expect(card.margin > 250, "the white around the marker of card \(number)")
      #expect(card.withoutMarker == [], "card \(number) without its marker")
      #expect(card.smallest > 38 && card.largest < 130)
    }
    #expect(cards.map(\.smallest).min().map { $0 < 50 } == true)
  }

  @Test("a card's number is for ever")
  func numbersStay() {
    let words = Deck.standard.printedCards.map { "\($0.number) \($0.text)" }
    #expect(
      words == [
        "0 forward", "1 left", "2 right", "3 jump", "4 collect", "5 repeat", "6 while", "7 if", "8 else", "9 end",
        "10 routine", "11 call", "12 not", "13 wall ahead", "14 pit ahead", "15 path ahead", "16 path left",
        "17 path right", "18 on collectible", "19 at goal", "20 on red", "21 on orange", "22 on yellow", "23 on green",
        "24 on blue", "25 on purple", "26 2", "27 3", "28 4", "29 5", "30 6", "31 7", "32 8", "33 9", "34 10",
      ])
    #expect(Set(Deck.standard.printedCards.map(\.name)).count == 35)
    #expect(words.count == Deck.numbers.count)
  }

  @Test("every program can be laid with printed cards")
  func rowsAreRead() {
    #expect(
      CardRow([5, 28, 0, 9, 6, 12, 13, 0, 9]).source
        == "repeat 4\nforward\nend\nwhile not wall ahead\nforward\nend\n")
    #expect(CardRow([5, 28, 0, 9]).program.problems == [])
    #expect(CardRow([5, 34, 34, 26, 0, 9]).source == "repeat 22\nforward\nend\n")
    let numbers = Dictionary(uniqueKeysWithValues: Deck.standard.printedCards.map { ($0.text, $0.number) })
    let conditions = Condition.all.flatMap { [Move.while($0), .if($0)] }
    for move in conditions + (2...99).map({ .repeat($0) }) {
      var words = [move.word.rawValue]
      switch move {
      case .repeat(let count):
        let tens = count % 10 == 1 ? count / 10 - 1 : count / 10
        words += Array(repeating: "10", count: tens) + Self.split(count - 10 * tens)
      case .while(let condition), .if(let condition):
        words += (condition.isNegated ? ["not"] : []) + [condition.test.name]
      default: break
      }
      #expect(CardRow(words.compactMap { numbers[$0] }).lines.map(\.text) == [move.text])
    }
  }

  /// A number in cards, of which none is 1.
  private static func split(_ rest: Int) -> [String] {
    switch rest {
    case 0: []
    case 11: ["9", "2"]
    default: ["\(rest)"]
    }
  }

  @Test("what is wrong with a row is told at its cards")
  func problemsAreTold() {
    let row = CardRow([28, 5, 6, 12, 9, 9, 0, 27, 99])
    #expect(row.lines.map(\.text) == ["4", "repeat", "while not", "end", "end", "forward 3", "card 99"])
    #expect(row.lines.map(\.cards) == [0..<1, 1..<2, 2..<4, 4..<5, 5..<6, 6..<8, 8..<9])
    #expect(
      row.program.problems.map { "\($0.line) \($0.kind.name)" } == [
        "1 unknown-card", "2 missing-count", "3 unknown-condition", "6 extra-words", "7 unknown-card",
      ])
  }

  @Test("a deck brings the cards that its own leave open")
  func decksBringCards() {
    let deck = { (names: [String]) in Deck.named(names).deck.printedCards.map(\.number) }
    #expect(deck(["forward", "left"]) == [0, 1])
    #expect(deck(["repeat", "end"]) == [5, 9] + Array(26...34))
    #expect(deck(["if", "end"]) == [7, 9] + Array(12...25))
    let own = Deck([.init(number: 30, name: "Go", description: "", command: .move(.forward))] + Deck.standard.cards)
    #expect(!own.printedCards.dropFirst().map(\.number).contains(30))
    #expect(CardRow([30, 29], deck: own).source == "forward 5\n")
  }
}
