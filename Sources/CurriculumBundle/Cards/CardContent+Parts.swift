// The parts that several kinds share, for code that treats them alike.
extension CardContent {
  /// The text that a learner reads; nil for kinds without one.
  public var text: String? {
    switch self {
    case .description(let card): card.text
    case .descriptionWithCode(let card): card.text
    case .question(let card): card.text
    case .questionWithCode(let card): card.text
    case .multiSelect(let card): card.text
    case .trueFalse(let card): card.text
    case .dragAndDrop(let card): card.text
    case .codeBlocks(let card): card.text
    case .quiz(let card): card.text
    case .executor(let card): card.text
    case .exercise(let card): card.text
    case .challenge(let card): card.text
    case .finished(let card): card.text
    case .reading, .unsupported: nil
    }
  }

  /// The heading, for kinds that have one.
  public var header: String? {
    switch self {
    case .description(let card): card.header
    case .descriptionWithCode(let card): card.header
    case .quiz(let card): card.header
    case .reading(let card): card.header
    case .finished(let card): card.header
    case .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .executor, .exercise,
      .challenge, .unsupported:
      nil
    }
  }

  /// The code, for kinds that show some as it is.
  public var code: String? {
    switch self {
    case .descriptionWithCode(let card): card.code
    case .questionWithCode(let card): card.code
    case .multiSelect(let card): card.code
    case .trueFalse(let card): card.code
    case .executor(let card): card.code
    case .description, .question, .dragAndDrop, .codeBlocks, .quiz, .reading, .exercise, .challenge, .finished,
      .unsupported:
      nil
    }
  }

  /// The language of the code or the programs, where the card says it; nil for that of the module.
  public var language: CodeLanguage? {
    switch self {
    case .descriptionWithCode(let card): card.language
    case .questionWithCode(let card): card.language
    case .multiSelect(let card): card.language
    case .trueFalse(let card): card.language
    case .dragAndDrop(let card): card.language
    case .codeBlocks(let card): card.language
    case .executor(let card): card.language.map(CodeLanguage.init)
    case .exercise(let card): CodeLanguage(card.language)
    case .challenge(let card): CodeLanguage(card.language)
    case .description, .question, .quiz, .reading, .finished, .unsupported: nil
    }
  }

  /// What helps a learner who is stuck, the gentlest first; nil for kinds without hints.
  public var hints: [String]? {
    switch self {
    case .question(let card): card.hints
    case .questionWithCode(let card): card.hints
    case .multiSelect(let card): card.hints
    case .trueFalse(let card): card.hints
    case .dragAndDrop(let card): card.hints
    case .codeBlocks(let card): card.hints
    case .exercise(let card): card.hints
    case .challenge(let card): card.hints
    case .description, .descriptionWithCode, .quiz, .reading, .executor, .finished, .unsupported: nil
    }
  }

  /// What is said to those who answered wrongly, by answer; nil for kinds without.
  public var feedback: [AnswerFeedback]? {
    switch self {
    case .question(let card): card.feedback
    case .questionWithCode(let card): card.feedback
    case .multiSelect(let card): card.feedback
    case .dragAndDrop(let card): card.feedback
    case .codeBlocks(let card): card.feedback
    case .description, .descriptionWithCode, .trueFalse, .quiz, .reading, .executor, .exercise, .challenge, .finished,
      .unsupported:
      nil
    }
  }

  /// Why the right answer is right; nil for kinds without.
  public var explanation: String? {
    switch self {
    case .question(let card): card.explanation
    case .questionWithCode(let card): card.explanation
    case .multiSelect(let card): card.explanation
    case .trueFalse(let card): card.explanation
    case .dragAndDrop(let card): card.explanation
    case .codeBlocks(let card): card.explanation
    case .description, .descriptionWithCode, .quiz, .reading, .executor, .exercise, .challenge, .finished, .unsupported:
      nil
    }
  }

  /// The answers to choose from and the places of those that are right, for kinds that give a choice.
  public var choices: (answers: [String], correctIndices: [Int])? {
    switch self {
    case .question(let card): (card.answers, [card.correctAnswerIndex])
    case .questionWithCode(let card): (card.answers, [card.correctAnswerIndex])
    case .multiSelect(let card): (card.answers, card.correctAnswerIndices)
    case .description, .descriptionWithCode, .trueFalse, .dragAndDrop, .codeBlocks, .quiz, .reading, .executor,
      .exercise, .challenge, .finished, .unsupported:
      nil
    }
  }

  /// The questions of a quiz; none for other kinds.
  public var questions: [Card] { if case .quiz(let card) = self { card.questions } else { [] } }
}
