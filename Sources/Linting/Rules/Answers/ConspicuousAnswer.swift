import Authoring
import Diagnostics
import Evidence

/// A right answer that is much longer than all others.
enum ConspicuousAnswer: ChoiceRule {
  static let description = RuleDescription(
    "conspicuous-answer", .answers, .warning, "the right answer is much longer than every other",
    explanation: """
      Learners are quick to find out that the long, careful answer is the right one. Then they pick it by its length and
      never read the question. Make the right answer shorter, or the wrong ones as careful. Questions about what a
      program prints are left alone, since the program decides how long the right answer is.
      """,
    wrong: [.cards(ask("[A snake, ↓A language in which you tell a computer what to do, A game]"))],
    right: [.cards(ask("[A snake from a hot land, A language for computers, A game for two or more]"))])

  /// How many times as long as the longest wrong answer, and how many characters longer, is too much.
  private static let (factor, surplus) = (2, 15)

  static func findings(in card: CardContext) -> [Finding] {
    guard !card.content.isDecidedByRun, let (answers, keys) = card.choices, answers.count > 2, keys.count == 1,
      let key = keys.first, answers.indices.contains(key), answers[key].utf8.count > surplus
    else { return [] }
    let right = answers[key].scalarCount
    for index in answers.indices where index != key {
      let other = answers[index].scalarCount
      guard right >= other * factor, right >= other + surplus else { return [] }
    }
    return [
      Finding(
        at: card.location(ofAnswer: key),
        "the right answer has \(right) characters, at least twice as many as every other",
        help: "make it shorter, or the other answers as careful")
    ]
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What is Python?\n  answers: \(answers)\n  correctAnswerIndex: 1\n"
  }
}
