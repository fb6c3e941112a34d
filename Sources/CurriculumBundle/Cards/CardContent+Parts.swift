// The parts that several kinds share, for code that treats them alike.
extension CardContent {
  /// The text that a learner reads; nil for an unsupported kind.
  public var text: String? {
    switch self {
    case .description(let card): card.text
    case .descriptionWithCode(let card): card.text
    case .question(let card): card.text
    case .questionWithCode(let card): card.text
    case .executor(let card): card.text
    case .exercise(let card): card.text
    case .challenge(let card): card.text
    case .finished(let card): card.text
    case .unsupported: nil
    }
  }

  /// The heading, for kinds that have one.
  public var header: String? {
    switch self {
    case .description(let card): card.header
    case .descriptionWithCode(let card): card.header
    case .finished(let card): card.header
    case .question, .questionWithCode, .executor, .exercise, .challenge, .unsupported: nil
    }
  }

  /// The code, for kinds that have some.
  public var code: String? {
    switch self {
    case .descriptionWithCode(let card): card.code
    case .questionWithCode(let card): card.code
    case .executor(let card): card.code
    case .description, .question, .exercise, .challenge, .finished, .unsupported: nil
    }
  }

  /// The language of the code or the programs, where the card says it; nil for that of the module.
  public var language: CodeLanguage? {
    switch self {
    case .descriptionWithCode(let card): card.language
    case .questionWithCode(let card): card.language
    case .executor(let card): card.language.map(CodeLanguage.init)
    case .exercise(let card): CodeLanguage(card.language)
    case .challenge(let card): CodeLanguage(card.language)
    case .description, .question, .finished, .unsupported: nil
    }
  }

  /// What helps a learner who is stuck, the gentlest first; nil for kinds without hints.
  public var hints: [String]? {
    switch self {
    case .exercise(let card): card.hints
    case .challenge(let card): card.hints
    case .description, .descriptionWithCode, .question, .questionWithCode, .executor, .finished, .unsupported: nil
    }
  }

  /// The answers and the place of the right one, for kinds that ask.
  public var choices: (answers: [String], correctIndex: Int)? {
    switch self {
    case .question(let card): (card.answers, card.correctAnswerIndex)
    case .questionWithCode(let card): (card.answers, card.correctAnswerIndex)
    case .description, .descriptionWithCode, .executor, .exercise, .challenge, .finished, .unsupported: nil
    }
  }
}
