internal import CurriculumBundle
internal import Diagnostics

/// A right number that also stands there in another spelling.
enum SameValueAnswers: ChoiceRule {
  static let description = RuleDescription(
    "same-value-answers", .answers, .warning, "a wrong answer is the same number as the right one",
    explanation: """
      Is `1.0` wrong where `1` is right? A learner who counted well and picked the other spelling is told that they were
      wrong, and learns to doubt what they know. Where the spelling is the point, let a program decide: a question with
      code is measured by what the code prints, where `4.0` and `4` are two things.
      """,
    wrong: [.cards(ask("[1, ↓1.0, 3]")), .cards(ask("[01, 2, ↓1]"))],
    right: [.cards(ask("[1, 2, 3]")), .cards(ask("['1', 'one 1', '\"1\"']"))])

  static func check(_ card: CardContext) {
    guard !card.content.asksForOutput, let (answers, keys) = card.choices, keys.count == 1, let key = keys.first,
      answers.indices.contains(key), let right = number(answers[key])
    else { return }
    for index in answers.indices where index != key && number(answers[index]) == right {
      guard !answers[index].utf8.elementsEqual(answers[key].utf8) else { continue }
      card.report(
        Self.self, at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(answers[index])', is the same number as the right answer, '\(answers[key])'",
        notes: [Diagnostic.Note("the right answer is here", at: card.location(ofAnswer: key))],
        help: "write another number, or ask about code that prints one of the two")
    }
  }

  /// The number that an answer is; nil for anything else and for more digits than can be compared.
  private static func number(_ answer: String) -> Double? {
    let isNumber = answer.withBytes { bytes in
      bytes.count <= 15 && bytes.contains { (0x30...0x39).contains($0) }
        && bytes.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }
    }
    return isNumber ? Double(answer) : nil
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: How many noses have you?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}
