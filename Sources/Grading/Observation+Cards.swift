public import CurriculumBundle

extension Observation {
  /// Whether this is what a card says that its program does; cards that say nothing of it agree with everything.
  public func agrees(with content: CardContent) -> Bool {
    switch content {
    case .executor(let card): matches(card)
    case .questionWithCode: content.claim.map(isAnswered) ?? true
    case .description, .descriptionWithCode, .question, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .quiz,
      .reading, .exercise, .challenge, .finished, .unsupported:
      true
    }
  }
}

extension CardContent {
  /// What the card says that its program does, as a learner would see it; nil when it says nothing of it.
  public var claim: String? {
    switch self {
    case .executor(let card): [card.result, card.raises ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    case .questionWithCode(let card):
      codeQuestion == .output && card.answers.indices.contains(card.correctAnswerIndex)
        ? card.answers[card.correctAnswerIndex] : nil
    case .description, .descriptionWithCode, .question, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .quiz,
      .reading, .exercise, .challenge, .finished, .unsupported:
      nil
    }
  }
}
