import CurriculumBundle
import Diagnostics
import Evidence

/// A statement about code, or a question whose answers are expressions, with words that are not read.
enum UnreadText: CodeRule {
  static let description = RuleDescription(
    "unread-text", .code, .info, "no run decides about a key, since the text is not read",
    explanation: """
      The linter reads what a statement says of its code, and what a question asks of answers that are expressions,
      where all words of the text are known. Where one is not, the code and the answers still run, but nothing says what
      is asked of them: the card counts as not proven, and a slip in its key is not seen. `satisfies:` says it: on a
      `trueFalse` card what is true exactly when the statement is, with `asks: expression` on a question what is true of
      the right answers alone.
      """,
    wrong: [
      .cards(decide("↓After all of that the bigger half wins.")),
      .cards(choose("↓Which of these would a pirate like?")),
    ],
    right: [
      .cards(decide("It prints 7.")), .cards(choose("Which of these is a float?")),
      .cards(decide("After all of that the bigger half wins.", "satisfies: output == \"7\"")),
    ])

  static let yieldsTo: [Cause] = [
    .onSameCard("likely-wrong-key"), .onSameCard("answer-key-wrong"), .onSameCard("nondeterministic-output"),
    .onSameCard("unclear-question"), .onSameCard("missing-asks"),
  ]

  static func findings(in card: CardContext) -> [Finding] {
    if case .trueFalse(let statement) = card.content {
      guard statement.satisfies == nil, statement.code != nil, card.content.statedEnding == nil,
        let code = card.codeEvidence, code.statement == nil, code.unavailableModule == nil, code.key == nil,
        let seen = code.seen, card.answerReader.understandsLocale
      else { return [] }
      return [
        Finding(
          at: card.location(of: card.fields.text),
          "nothing proves the answer: \(seen.inWords), but not every word of the text is read",
          help: "say with `satisfies:` what is true exactly when the statement is, or take the code out where the "
            + "statement is not about it")
      ]
    }
    guard let found = card.codeAnswers, found.asked == nil, found.named.isEmpty, found.alike.isEmpty,
      // What is true of an answer that prints or changes something, no condition on its value says.
      found.outcomes.allSatisfy({ $0.value != nil }), Set(found.outcomes.map(\.value)).count > 1,
      let answers = card.choices?.answers, card.keyProof == nil,
      found.outcomes.count(where: { $0.value != answers[$0.answer] }) > 1, card.answerReader.understandsLocale
    else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.text),
        "nothing proves the key: the answers are run, but not every word of the text is read",
        help: "say with `asks: expression` and `satisfies:` what is true of the right answers alone")
    ]
  }

  private static func decide(_ text: String, _ more: String = "") -> String {
    "- id: decide\n  type: trueFalse\n  code: print(3 + 4)\n  text: \(text)\n  answer: true\n  \(more)\n"
  }

  private static func choose(_ text: String) -> String {
    """
    - id: choose
      type: question
      text: \(text)
      answers: [4 // 2, 4 / 2, int(4.5)]
      correctAnswerIndex: 1

    """
  }
}
