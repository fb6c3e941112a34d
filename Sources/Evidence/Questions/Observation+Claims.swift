package import CurriculumBundle
package import Grading

extension Observation {
  /// Whether this is what a card says that its program does; cards that say nothing of it agree with everything.
  package func agrees(with content: CardContent) -> Bool {
    if case .executor(let card) = content { matches(card) } else { content.claim.map(isAnswered) ?? true }
  }
}

extension CardContent {
  /// What the card says that its program does, as a learner would see it; nil when it says nothing of it.
  package var claim: String? {
    if case .executor(let card) = self {
      return [card.result, card.raises ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    guard codeQuestion == .output, let key = onlyKey, let answers = choices?.answers, answers.indices.contains(key)
    else { return nil }
    return answers[key]
  }
}
