import CurriculumBundle
import Diagnostics

/// Questions whose right answer always has the same place.
enum PredictableAnswerIndex: CurriculumRule {
  static let description = RuleDescription(
    "predictable-answer-index", .answers, .warning, "the right answer is always at the same index",
    explanation: """
      Learners see patterns at once. After a few questions whose right answer is always the first, nobody reads the
      others any more. Spread the right answers over all places; five questions or more are looked at together, of a
      quiz, of an episode and of a module.
      """,
    wrong: [
      .cards(questions(keys: ["↓1", "1", "1", "1", "1"])),
      .cards(questions(keys: ["0", "2"]) + quiz(keys: ["↓1", "1", "1", "1", "1"])),
    ],
    right: [.cards(questions(keys: ["1", "0", "1", "1", "1"])), .cards(questions(keys: ["1", "1", "1", "1"]))])

  static func findings(in curriculum: CurriculumContext) -> [Finding] {
    let streaks = AnswerStreak.all(in: curriculum.authored, .oneKey) { $0.onlyKey }
    return streaks.compactMap { streak -> Finding? in
      guard let index = streak.answer,
        let place = streak.location
      else { return nil }
      return Finding(
        at: place,
        "the right answer is at index \(index) in all \(streak.count) questions of \(streak.name)",
        help: "move some of the right answers to other places")
    }
  }

  private static func questions(keys: [String]) -> String {
    keys.enumerated().map { number, key in
      """
      - id: ask-\(number)
        type: question
        text: Which number is \(number)?
        answers: [a\(number), b\(number), c\(number)]
        correctAnswerIndex: \(key)

      """
    }.joined()
  }

  private static func quiz(keys: [String]) -> String {
    let lines = questions(keys: keys).replacing("ask-", with: "quiz-").split(separator: "\n").map { "    \($0)\n" }
    return "- id: quiz\n  type: quiz\n  header: What do you know?\n  passMark: 3\n  questions:\n" + lines.joined()
  }
}
