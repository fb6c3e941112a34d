internal import CurriculumBundle

extension CardContent {
  /// What a question about code may ask where it does not say: what the code prints, for any number of right answers; a
  /// statement says nothing that a run could decide.
  var impliedQuestion: CodeQuestion? {
    switch self {
    case .multiSelect(let card): card.code != nil && card.asks == nil ? .output : nil
    case .trueFalse(let card): card.code != nil && card.satisfies == nil ? .concept : nil
    case .description, .descriptionWithCode, .question, .questionWithCode, .dragAndDrop, .codeBlocks, .quiz, .reading,
      .executor, .exercise, .challenge, .finished, .unsupported:
      nil
    }
  }

  /// Whether a run decides which answers are right, so that they are code or what code shows, and no texts.
  var isDecidedByRun: Bool { codeQuestion.map { $0 != .concept } ?? false }
}
