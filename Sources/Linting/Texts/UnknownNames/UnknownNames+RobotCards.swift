import AnswerReading
import CurriculumBundle
import Robot

extension UnknownNames {
  /// Cards of the robot that the deck does not have.
  var robotCards: [Finding] {
    guard let names = card.content.task?.deck else { return [] }
    let deck = Deck.named(names).deck
    let lacking = Move.Word.allCases.filter { !names.contains($0.rawValue) && !deck.allows($0) && $0 != .end }
    return card.answerReader.robotCards(Set(lacking.map(\.rawValue)), in: text.text).map { name, range in
      let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
      return Finding(
        at: text.location(of: start..<start + name.utf8.count),
        "\(text.name) names the card '\(name)', which is not in the deck",
        help: "add it to `deck`, or name another card")
    }
  }
}
