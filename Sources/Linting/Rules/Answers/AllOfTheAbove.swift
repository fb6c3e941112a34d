internal import Diagnostics

/// An answer about the other answers.
enum AllOfTheAbove: ChoiceRule {
  static let description = RuleDescription(
    "all-of-the-above", .answers, .warning, "an answer that speaks about the other answers",
    explanation: """
      “All of the above” can be picked without knowing any of it: two right answers give it away, and one wrong answer
      rules it out. An app that shows answers in another order makes nonsense of “above”. Ask for one thing, with
      answers that stand on their own.
      """,
    wrong: [.cards(ask("[An int, A float, ↓All of the above]")), .cards(ask("[An int, A float, ↓none of these.]"))],
    right: [
      .cards(ask("[An int, A float, All of them in a row]")),
      .cards("- {id: ask, type: poll, text: What did you like?, answers: [Numbers, Words, All of these]}\n"),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices else { return [] }
    return answers.enumerated().filter { speaksOfOthers($1) }.map { index, answer in
      Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(answer)', can be picked without knowing any of the others",
        help: "write an answer that makes sense on its own")
    }
  }

  private static func speaksOfOthers(_ answer: String) -> Bool {
    answer.withBytes { bytes in
      guard (8...24).contains(bytes.count) else { return false }
      return phrases.contains { phrase in
        let rest = bytes.count - phrase.utf8CodeUnitCount
        return (rest == 0 || rest == 1 && bytes[bytes.count - 1] == UInt8(ascii: "."))
          && bytes.hasIgnoringCase(phrase, at: 0)
      }
    }
  }

  private static let phrases: [StaticString] = [
    "all of the above", "all the above", "any of the above", "both of the above", "neither of the above",
    "none of the above", "all of these", "any of these", "none of these",
  ]

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What is 5?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}
