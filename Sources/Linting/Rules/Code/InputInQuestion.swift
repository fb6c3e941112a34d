internal import Diagnostics
internal import Evidence

/// A question about code that reads input, which the card does not have.
enum InputInQuestion: CodeRule {
  static let description = RuleDescription(
    "input-in-question", .code, .error, "a question about code that reads input",
    explanation: """
      What the code prints depends on what somebody types, and a question says nothing of that. The linter runs the code
      without input, where `input()` ends in an EOFError that no learner would think of, so the key cannot be proven.
      Write the value into the code, make the card an `executor` with `input`, or, if the question is not about what the
      code prints, say so with `asks: concept` and a `because`.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: ↓print("Hello " + input())
          text: What does it print?
          answers: [Hello, ERROR, Hello Ada]
          correctAnswerIndex: 1

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print("Hello " + "Ada")
          text: What does it print?
          answers: [Hello, ERROR, Hello Ada]
          correctAnswerIndex: 2

        """)
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let code = card.evidence.code, code.lacksInput, let seen = code.seen else { return [] }
    return [
      Finding(
        at: card.location(ofCodeLine: seen.error?.line ?? 0),
        "the code reads input, and a question has none, so its key cannot be proven",
        help: "write the value into the code, or add `asks: concept` with `because:` if it asks something else")
    ]
  }
}
