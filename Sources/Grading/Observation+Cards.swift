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

  /// Whether this is what an executor says that its program does.
  public func matches(_ card: ExecutorCard) -> Bool {
    guard prints(card.result) else { return false }
    return card.raises.map { raises($0) } ?? (error == nil)
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
