import AnswerReading
import Diagnostics
import Evidence

extension CardContext {
  /// What understands the card's answers.
  var answerReader: AnswerReader { episode.answerReader.value.about(code ?? "") }

  /// An answer written in another way, and the same in the key of the card where that repeats it.
  ///
  /// - Parameters:
  ///   - index: The place of the answer, from 0.
  ///   - text: The answer as it is to be read.
  /// - Returns: No fix where the answer is not written on one line.
  func advice(toWriteAnswer index: Int, as text: String, _ effect: Fix.Effect = .needsChoice) -> [Fix] {
    let isKey = authored.rightAnswerKey == .correctAnswer && choices?.correctIndices == [index]
    let edits = isKey ? [written.set(.correctAnswer, toText: text, insteadOf: nil)].compactMap { $0 } : []
    return document.advice(toWrite: text, at: location(ofAnswer: index), effect).map {
      Fix($0.title, effect, $0.edits + edits)
    }
  }
}
