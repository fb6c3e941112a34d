import Diagnostics
import Evidence

/// A question about code that reads input, which the card does not have.
enum InputInQuestion: CodeRule {
  static let description = RuleDescription(
    "input-in-question", .code, .error, "a question about code that reads input",
    explanation: """
      What the code prints depends on what somebody types. Without `input` the linter runs the code to an EOFError that
      no learner would think of, so the key cannot be proven. Say in the text what is typed, and write it into `input`,
      line by line; or write the value into the code; or, if the question is not about what the code prints, say so with
      `asks: concept` and a `because`.
      """,
    wrong: [
      .cards(
        SampleCards.ask(
          "What does it print?", code: #"↓print("Hello " + input())"#, answers: "[Hello, ERROR, Hello Ada]", key: "1"))
    ],
    right: [
      .cards(
        SampleCards.ask(
          "What does it print?", code: #"print("Hello " + "Ada")"#, answers: "[Hello, ERROR, Hello Ada]", key: "2")),
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print("Hello " + input())
          text: Ada types her name. What does it print?
          input: [Ada]
          answers: [Hello, ERROR, Hello Ada]
          correctAnswerIndex: 2

        """),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let code = card.codeEvidence, code.lacksInput, let seen = code.seen else { return [] }
    return [
      Finding(
        at: card.location(ofCodeLine: seen.error?.line ?? 0),
        card.content.codeInput.isEmpty
          ? "the code reads input, and the card has none, so its key cannot be proven"
          : "the code reads more input than the card has, so its key cannot be proven",
        help: "write what is typed into `input:`, or add `asks: concept` with `because:` if it asks something else")
    ]
  }
}
