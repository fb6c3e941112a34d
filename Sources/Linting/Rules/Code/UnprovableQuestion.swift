import Diagnostics
import Evidence

/// A question whose answer nobody can find out.
enum UnprovableQuestion: CodeRule {
  static let description = RuleDescription(
    "unprovable-question", .code, .error, "a question asks for what cannot be found out",
    explanation: """
      `asks:` and `satisfies:` say what a run of the code decides. An expression that has no value after the code ran, a
      line that the code does not have, a line to be fixed in code that works: such a question has no right answer, or
      its code was changed and the question was not. So it is with a comparison whose sides can never be equal: `output`
      is always a text, without the line ends at its end, so that `output == 5` is false whatever the code prints. A
      condition with a part that compares nothing is true whatever happens: in `output == "4" or "5"` the `"5"` is. One
      that does not name `answer` says the same of every answer.
      """,
    wrong: [
      .cards(
        SampleCards.ask(
          "What is the value of the total?", code: "total = 2 + 3", answers: "[5, 23, 6]", more: "asks: value",
          "expression: ↓totl")),
      .cards(SampleCards.statement(satisfies: "↓output == 5")),
      .cards(
        SampleCards.statement(
          "It prints 4 or 5.", code: "print(1 + 2)", answer: "false", satisfies: #"↓output == "4" or "5""#)),
    ],
    right: [
      .cards(
        """
        - id: fix
          type: questionWithCode
          code: print 5
          text: What has to stand on the line?
          answers: [print(5), print = 5, "print(5"]
          correctAnswerIndex: 0
          asks: fix
          line: 1
          result: 5

        """),
      .cards(SampleCards.statement(satisfies: #"output == "5""#)),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard case .unprovable(let reason)? = card.codeEvidence?.key else { return [] }
    let edit = reason.correction.flatMap { correction in
      card.written.set(reason.key, toText: correction, insteadOf: nil)
    }
    return [
      Finding(
        at: card.location(of: reason), reason.message, help: help(on: reason, card),
        fixes: edit.map { [Fix("write what can be true", .invisible, [$0])] } ?? [])
    ]
  }

  /// The help: a question keeps its condition in other words, and a statement can do without one.
  private static func help(on reason: UnprovableReason, _ card: CardContext) -> String {
    guard case .notPython = reason.problem, case .expression? = card.content.codeQuestion else { return reason.help }
    return "ask with `asks: value` and `expression:` for one value, or write `asks: concept` with `because:`"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: fix
          type: questionWithCode
          code: print(5)
          text: What has to stand on the line?
          answers: [print(5), print 5]
          correctAnswerIndex: 0
          asks: fix
          line: ↓1

        """),
      .cards(SampleCards.statement("The total is 5.", code: "print(total)", satisfies: "↓total == 5")),
      .cards(SampleCards.statement("It prints 5 or 6.", satisfies: "↓output in [5, 6]")),
      .cards(SampleCards.statement(satisfies: #"(output ↓=> "5")"#)),
      .cards(
        SampleCards.ask(
          "Which of these is 3?", code: "n = 3", answers: "[n, n + 1, n * 2]", more: "asks: expression",
          "satisfies: ↓n == 3")),
    ])
}
