import Diagnostics
import Evidence

/// A question that does not say what it asks, though its answers do.
enum MissingAsks: CodeRule {
  static let description = RuleDescription(
    "missing-asks", .code, .info, "a question does not say what it asks, though its answers do",
    explanation: """
      Without `asks:` a question with code is about what the code prints. Where all words of its text ask for something
      else, such as how many times something is printed, how many lines, or the value of a variable, the linter proves
      the key so. Where no answer is what the code prints, and all of them name errors or types, or the code prints
      nothing, it looks whether the key is right as the error, or as the type or the value of the variable that the text
      names or of the code's last line. `hornbook lint --fix` writes down what was assumed, where the key is right then.
      A question with any number of right answers asks nothing of itself: it is taken to ask for the error where all
      answers name one, and for what is printed where an answer is just that.
      """,
    wrong: [
      .cards(SampleCards.ask("↓Which type has price?", code: "price = 3 / 2", answers: "[int, float, str]", key: "1")),
      .cards(
        SampleCards.ask(
          "↓Which error ends it?", code: #"print(int("ten"))"#, answers: "[ValueError, TypeError, NameError]")),
      .cards(SampleCards.ask("↓What comes out?", code: "7 // 2", answers: "[3, 3.5, 4]")),
    ],
    right: [
      .cards(
        SampleCards.ask(
          "Which type has price?", code: "price = 3 / 2", answers: "[int, float, str]", key: "1", more: "asks: type",
          "expression: price"))
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard let proof = card.keyProof, let code = card.codeEvidence, let assumption = code.assumption else { return [] }
    let edit = card.written.add(assumption.keys)
    return [
      Finding(
        at: card.location(of: card.fields.text),
        "the question does not say what it asks, and was taken so: \(proof.findings.fact?.inWords ?? "")",
        help: "write \(assumption.keysInWords)",
        fixes: edit.map { [Fix("write down what it asks", proof.isSound ? .invisible : .needsChoice, [$0])] } ?? [])
    ]
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(
        """
        - id: ask
          type: multiSelect
          code: print(7 // 2)
          text: ↓What does it print?
          answers: [3, 3.5, 4]
          correctAnswerIndices: [0]

        """)
    ])
}
