import AnswerReading
import Diagnostics
import Evidence

/// An answer about the other answers.
enum AllOfTheAbove: ChoiceRule {
  static let description = RuleDescription(
    "all-of-the-above", .answers, .warning, "an answer that speaks about the other answers",
    explanation: """
      “All of the above” can be picked without knowing any of it: two right answers give it away, and one wrong answer
      rules it out. “Both A and C” and “the first two” are no better. An app that shows answers in another order makes
      nonsense of all of them. Ask for one thing, with answers that stand on their own.
      """,
    wrong: [
      .cards(ask("[An int, A float, ↓All of the above]")), .cards(ask("[An int, A float, ↓none of these.]")),
      .cards(ask("[An int, A float, ↓Both A and B]")),
    ],
    right: [
      .cards(ask("[An int, A float, All of them in a row]")),
      .cards("- {id: ask, type: poll, text: What did you like?, answers: [Numbers, Words, All of these]}\n"),
    ],
    cases: RuleDescription.Cases(
      wrong: [.cards(say("↓Both A and B", of: "numbers = [4, 8, 15]"))],
      right: [.cards(say("Both A and B", of: "letters = list(\"AB\")"))]))

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices else { return [] }
    let reader = card.answerReader
    func namesLetters(_ answer: String) -> Bool { reader.namesLetters(answer, among: answers) }
    guard answers.contains(where: { reader.mayClaim($0) || namesLetters($0) }) else { return [] }
    let claims = answers.map { reader.claim(of: $0) ?? (namesLetters($0) ? .someOfTheOthers : nil) }
    // The first two of what code has, of what the text names, or of others, are no answers.
    let isOnlyOne = claims.count { $0 == .someOfTheOthers } == 1
    func areAnswers(_ answer: String) -> Bool {
      guard let code = card.code else { return !(card.content.text ?? "").contains("`") }
      return reader.speaksOfAnswers(answer, among: answers, about: code)
    }
    return answers.enumerated().compactMap { index, answer -> Finding? in
      guard let claim = claims[index], claim.isAboutOthers,
        claim != .someOfTheOthers || isOnlyOne && areAnswers(answer)
      else { return nil }
      return Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(answer)', can be picked without knowing any of the others",
        help: "write an answer that makes sense on its own")
    }
  }

  private static func say(_ answer: String, of code: String) -> String {
    """
    - id: say
      type: questionWithCode
      code: \(code)
      text: What can you say about it?
      answers: [It has three items, Its last item is 15, \(answer), It is empty]
      correctAnswerIndex: 2
      asks: concept
      because: no run decides

    """
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What is 5?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}
