import CurriculumBundle
import Grading

/// The names in a text that its own card does not have.
struct UnknownNames {
  let text: TextContext
  let card: CardContext

  init(in text: TextContext, of card: CardContext) {
    self.text = text
    self.card = card
  }

  /// True where the sentence in which something is named denies or supposes it: `data2.txt would be another file`.
  func isDenied(_ bytes: Range<Int>) -> Bool {
    card.answerReader.deniesOrSupposes(text.sentence(around: bytes))
  }

  /// All code on the card, and the calls, answers and words with which it asks for some.
  var code: String {
    let checks = (card.content.task?.checks ?? []) + card.content.puzzleChecks
    let asked = checks.flatMap { ($0.setup ?? []) + [$0.call, $0.returns, $0.satisfies].compactMap { $0 } }
    var given = [card.content.codeBefore].compactMap { $0 }
    if case .dragAndDrop(let puzzle) = card.content { given += puzzle.tokens }
    return (card.codes.map(\.code) + given + asked + (card.choices?.answers ?? [])).joined(separator: "\n")
  }
}
