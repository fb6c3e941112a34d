import AnswerReading
import CurriculumBundle
import Grading

/// What a question with any number of right answers is taken to ask, since its answers leave no doubt.
struct KeyAssumption {
  /// What is asked.
  let question: CodeQuestion
  /// Which answers are right then.
  let proof: KeyProof

  /// The assumption about a card for whose printed output there is a proof; nil where what it asks is not obvious.
  ///
  /// All answers name errors and the code ends in one, or an answer is what the code prints and the text asks for that:
  /// then it holds whatever the card's keys are.
  init?(severalIn content: CardContent, _ output: KeyProof, _ runs: KeyRuns, _ reader: AnswerReader) {
    guard case .multiSelect(let card) = content, card.asks == nil, let seen = output.seen else { return nil }
    let reading = QuestionReader(card.text, in: reader).reading(about: card.code ?? "")
    guard reading != .hypothetical, reading != .negated else { return nil }
    if seen.error != nil, card.answers.allSatisfy(reader.namesError),
      case .proven(let errors) = runs.verdict(on: .error, card.answers, keys: output.keys)
    {
      (question, proof) = (.error, errors)
    } else {
      let asksForOutput = reading == .asked([.output], isCertain: true)
      guard !output.acceptable.isEmpty, output.isSound || asksForOutput else { return nil }
      (question, proof) = (.output, output)
    }
  }
}

extension AnswerReader {
  /// Whether an answer names an error, and not just any.
  func namesError(_ answer: String) -> Bool {
    if case .error = claim(of: answer) { true } else { false }
  }
}
