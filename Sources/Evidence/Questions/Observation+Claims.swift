import AnswerReading
package import CurriculumBundle
package import Grading

extension Observation {
  /// Whether this is what a card says that its program does; cards that say nothing of it agree with everything.
  ///
  /// - Parameter locale: The language of its texts, as a language tag.
  package func agrees(with content: CardContent, in locale: String) -> Bool {
    if case .executor(let card) = content { return matches(card) }
    let reader = AnswerReader(locale: locale, about: content.code ?? "")
    return content.claim.map { isAnswered(by: $0, reader) } ?? true
  }
}

extension CardContent {
  /// What the card says that its program does, as a learner would see it; nil when it says nothing of it.
  package var claim: String? {
    if case .executor(let card) = self {
      if card.neverEnds == true { return "(it never ends)" }
      return [card.result, card.raises ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    guard codeQuestion == .output, let key = onlyKey, let answers = choices?.answers, answers.indices.contains(key)
    else { return nil }
    return answers[key]
  }
}
