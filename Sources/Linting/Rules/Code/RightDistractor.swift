import CurriculumBundle
import Diagnostics
import Evidence

/// A question about code with a second right answer.
enum RightDistractor: CodeRule {
  static let description = RuleDescription(
    "right-distractor", .code, .error, "an answer that counts as wrong is right too",
    explanation: """
      A learner who chooses it is told to try again although it says exactly what the code does. Each wrong answer has
      to be wrong: best with a mistake in it that learners really make.
      """,
    wrong: [
      .cards(
        SampleCards.ask(
          "What does it print?", code: "print(champion)", answers: "[champion, ERROR, ↓NameError]", key: "1")),
      .cards(
        """
        - id: fix
          type: questionWithCode
          code: |
            total = 0
            for n in range(4)
              total += n
            print(total)
          text: What has to stand on the second line?
          answers: ['for n in range(4):', 'for n in range(3):', ↓'for n in (0, 1, 2, 3):']
          correctAnswerIndex: 0
          asks: fix
          line: 2
          result: 6

        """),
    ],
    right: [
      .cards(
        SampleCards.ask(
          "What does it print?", code: "print(champion)", answers: "[champion, ERROR, nothing]", key: "1"))
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof, proof.isKeyRight, !proof.isKeyAll else { return [] }
    // An answer with the very same text is a 'duplicate-answer', another spelling of a value a 'same-value-answers'.
    let spellings = proof.otherSpellings
    return proof.rightAnswers.compactMap { index -> Finding? in
      guard !proof.isKey(index), !spellings.contains(index) else { return nil }
      return Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(onOneLine(proof.answers[index]))', is right too: "
          + proof.factInWords(of: index),
        help: negationHelp(proof, card) ?? "write another one, which is wrong"
          + (card.asksForAll ? ", or add \(index) to the right ones" : "")
          + (proof.question.takesAnyEnd ? ", or say with `result:` what the fixed program prints" : ""),
        fixes: card.asksForAll ? card.advice(toAddKey: index) : [])
    }
  }
}

extension RightDistractor {
  /// The help where the text asks which answer does not do what is asked, and `asks` looks for those that do.
  private static func negationHelp(_ proof: KeyProof, _ card: CardContext) -> String? {
    guard proof.isAboutEachAnswer, let word = card.answerReader.negation(in: card.content.text ?? "") else {
      return nil
    }
    return "the text has '\(word)', and `asks` looks for the answer that does: let the text ask for that one, or write "
      + "`asks: concept` with `because:`"
  }
}

extension CodeQuestion {
  /// Whether code is fixed as soon as it ends without an error, whatever it prints.
  fileprivate var takesAnyEnd: Bool { if case .fix(_, nil) = self { true } else { false } }
}

extension CardContext {
  /// Whether all right answers are to be chosen.
  fileprivate var asksForAll: Bool { if case .multiSelect = content { true } else { false } }

  /// One more right answer.
  fileprivate func advice(toAddKey index: Int) -> [Fix] {
    guard let keys = choices?.correctIndices else { return [] }
    let list = "[" + (keys + [index]).sorted().map(String.init).joined(separator: ", ") + "]"
    return written.set(.correctAnswerIndices, to: list).map {
      [Fix("add \(index) to the right ones", .needsChoice, [$0])]
    } ?? []
  }
}
