import CurriculumBundle
import Diagnostics

/// Statements that are all true, or all false.
enum PredictableTrueFalse: CurriculumRule {
  static let description = RuleDescription(
    "predictable-true-false", .answers, .warning, "all statements are true, or all are false",
    explanation: """
      After a few statements that were all true, a learner says “true” before reading. Turn some of them around; five
      statements or more are looked at together, of a quiz, of an episode and of a module.
      """,
    wrong: [
      .cards(statements(["↓true", "true", "true", "true", "true"])),
      .cards(statements(["true", "false"]) + quiz(["↓false", "false", "false", "false", "false"])),
    ],
    right: [
      .cards(statements(["true", "true", "true", "false", "true"])),
      .cards(statements(["true", "true", "true", "true"])),
    ])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let streaks = AnswerStreak.all(in: curriculum.authored, .statement) { $0.statement }
    return streaks.compactMap { streak -> Finding? in
      guard let answer = streak.answer, let place = streak.location else { return nil }
      return Finding(
        at: place, "all \(streak.count) statements of \(streak.name) are \(answer)",
        help: "turn some of them around, so that they are \(!answer)")
    }
  }

  private static func statements(_ answers: [String]) -> String {
    answers.enumerated().map { number, answer in
      "- {id: say-\(number), type: trueFalse, text: \(number) is a number., answer: \(answer)}\n"
    }.joined()
  }

  private static func quiz(_ answers: [String]) -> String {
    let lines = statements(answers).replacing("say-", with: "quiz-").split(separator: "\n").map { "    \($0)\n" }
    return "- id: quiz\n  type: quiz\n  header: What do you know?\n  passMark: 3\n  questions:\n" + lines.joined()
  }
}

extension CardContent {
  /// Whether the statement is true, for cards that make one.
  fileprivate var statement: Bool? { if case .trueFalse(let card) = self { card.answer } else { nil } }
}
