internal import Diagnostics
internal import Grading
internal import JSON

/// A question about code none of whose answers is right.
enum NoAnswerRight: CodeRule {
  static let description = RuleDescription(
    "no-answer-right", .code, .error, "no answer says what the code does",
    explanation: """
      Whatever the child chooses is wrong. Make one of the answers say what the program prints, or `ERROR` if it ends in
      an error. If the question is not about what the code prints, say so with `asks: concept` and a `because`.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: What does it print?
          answers: ↓[2 + 3, 6, 23, ERROR]
          correctAnswerIndex: 1

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: Which word names the function?
          answers: [print, "2", "+"]
          correctAnswerIndex: 0
          asks: concept
          because: it asks for a name, not for what is printed

        """)
    ])

  static func check(_ card: CardContext) {
    guard let proof = card.program.keyProof, proof.rightAnswers.isEmpty else { return }
    guard card.program.compiled?.isRefused != true else { return }
    let hasError = proof.seen.error != nil
    let wanted =
      hasError ? "mend the code, make an answer say 'ERROR'" : "make an answer say \(asAnswer(proof.seen.output))"
    card.report(
      Self.self, at: card.location(of: "answers"), "no answer is right: \(proof.seen.inWords)",
      help: "\(wanted), or add `asks: concept` with `because:` if it asks something else")
  }

  /// An output as an author writes it among answers; one of several lines stands in double quotes.
  private static func asAnswer(_ output: String) -> String {
    guard output.contains("\n") else { return "'\(onOneLine(output))'" }
    return "`\(onOneLine(CanonicalJSON.text(of: .string(output))))`"
  }
}
