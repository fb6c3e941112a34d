internal import Diagnostics
internal import Execution

/// Code on a card that is no program.
enum SyntaxErrorInCode: CodeRule {
  static let description = RuleDescription(
    "syntax-error-in-code", .code, .error, "code on a card that Python cannot read",
    explanation: """
      A learner copies what stands on a card. Code that Python refuses before it runs teaches a mistake, unless the card
      is about that very mistake: then an `executor` says so with `raises: "SyntaxError: …"`, and a question with an
      answer such as `ERROR`.
      """,
    wrong: [
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: This prints a word.
          code: ↓print "Hello"

        """),
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: ↓print(“Hello”)
          text: What does it print?
          answers: [Hello, "“Hello”", Nothing]
          correctAnswerIndex: 0

        """),
    ],
    right: [
      .cards(
        """
        - id: look
          type: descriptionWithCode
          header: Look
          text: This prints a word.
          code: print("Hello")

        """)
    ])

  static func check(_ card: CardContext) {
    guard let error = error(on: card) else { return }
    card.report(
      Self.self, at: card.program.location(ofLine: error.line), "Python cannot read this code: \(error.summary)",
      help: "\(error.mending(card.code ?? "")); run it with `hornbook run`")
  }

  /// The error of code that is to be read or asked about; an answer that stands for an error makes it right.
  private static func error(on card: CardContext) -> RaisedError? {
    switch card.content {
    case .descriptionWithCode: break
    case .questionWithCode: guard card.program.keyProof?.rightAnswers.isEmpty == true else { return nil }
    case .executor, .description, .question, .exercise, .challenge, .finished, .unsupported: return nil
    }
    return card.program.compiled?.staticError
  }
}
