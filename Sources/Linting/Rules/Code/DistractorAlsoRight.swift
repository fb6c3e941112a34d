internal import Diagnostics
internal import Grading

/// A question about code with a second right answer.
enum DistractorAlsoRight: CodeRule {
  static let description = RuleDescription(
    "distractor-also-right", .code, .error, "an answer that counts as wrong is right too",
    explanation: """
      A child who chooses it is told to try again although it says exactly what the code does. Each wrong answer has to be
      wrong: best with a mistake in it that children really make.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(champion)
          text: What does it print?
          answers: [champion, ERROR, ↓NameError]
          correctAnswerIndex: 1

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(champion)
          text: What does it print?
          answers: [champion, ERROR, nothing]
          correctAnswerIndex: 1

        """)
    ])

  static func check(_ card: CardContext) {
    guard let proof = card.program.keyProof, proof.isKeyRight else { return }
    let key = proof.answers[proof.key]
    // An answer with the very same text is a 'duplicate-answer'.
    for index in proof.rightAnswers where !proof.answers[index].utf8.elementsEqual(key.utf8) {
      card.report(
        Self.self, at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(onOneLine(proof.answers[index]))', is right too: \(proof.seen.inWords)",
        help: "make it say something that the program does not do")
    }
  }
}
