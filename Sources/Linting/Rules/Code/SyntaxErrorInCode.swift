internal import Diagnostics

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

        """)
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
    guard case .descriptionWithCode = card.content, let error = card.program.compiled?.staticError else { return }
    card.report(
      Self.self, at: card.program.location(ofLine: error.line), "Python cannot read this code: \(error.summary)",
      help: "mend the code; run it with `hornbook run`")
  }
}
