internal import Diagnostics
internal import Execution
internal import Grading

/// A question about code whose key points at a wrong answer.
enum AnswerKeyWrong: CodeRule {
  static let description = RuleDescription(
    "answer-key-wrong", .code, .error, "the key points at an answer that is wrong",
    explanation: """
      A child who answers rightly is told to try again, and a child who guesses the stated answer learns something false.
      The linter runs the code of every `questionWithCode` and looks which answer says what it prints; an answer such as
      `ERROR` stands for a program that ends in an error. `hornbook lint --accept` writes the right index into the file.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: What does it print?
          answers: [2 + 3, 5, 23, ERROR]
          correctAnswerIndex: ↓0

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(2 + 3)
          text: What does it print?
          answers: [2 + 3, 5, 23, ERROR]
          correctAnswerIndex: 1

        """)
    ])

  static func check(_ card: CardContext) {
    guard let proof = card.program.keyProof, let right = proof.rightAnswers.first, !proof.isKeyRight else { return }
    if let error = proof.seen.error, error.isForeign(to: card.code ?? "") { return report(error, proof, card) }
    let edit = CardEntries(card.authored).set("correctAnswerIndex", to: String(right))
    card.report(
      Self.self, at: card.location(of: "correctAnswerIndex"),
      "\(proof.seen.inWords), but the answer at index \(proof.key) is '\(onOneLine(proof.answers[proof.key]))'",
      label: "the right answer is at index \(right)", help: "write `correctAnswerIndex: \(right)`",
      fixes: edit.map { [Fix("write the right index", .acceptsTruth, [$0])] } ?? [])
  }

  /// An error of which nobody knows whether a learner's answer may name it.
  private static func report(_ error: RaisedError, _ proof: KeyProof, _ card: CardContext) {
    card.report(
      Self.self, at: card.program.location(ofLine: error.line),
      "\(proof.seen.inWords), but the answer at index \(proof.key) is '\(onOneLine(proof.answers[proof.key]))'",
      help: "write it in another way; the apps' Python does not have this, and another Python says something else")
  }
}
