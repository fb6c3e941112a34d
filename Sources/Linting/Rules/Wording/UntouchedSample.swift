internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// A card that nobody wrote: it says what a new card says.
enum UntouchedSample: CardRule {
  static let description = RuleDescription(
    "untouched-sample", .wording, .warning, "a card that still says what `hornbook new` wrote",
    explanation: """
      A new card comes with a sample, so that it is whole and can be looked at. A learner who meets it in a lesson about
      something else is asked what nobody wanted to ask. Write the card's own texts, code and answers in its place.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: question
          text: ↓What is print()?
          answers: [A function, A variable, A number]
          correctAnswerIndex: 0

        """),
      .cards("- {id: look, type: description, header: Instructions, text: ↓Follow my lead to learn Python. (2)}\n"),
    ],
    right: [
      .cards(
        """
        - id: ask
          type: question
          text: What is print()?
          answers: [A function, A cat, A number]
          correctAnswerIndex: 0

        """),
      .cards("- {id: look, type: description, header: Instructions, text: Follow my lead to learn Python.}\n"),
    ])

  static func check(_ card: CardContext) {
    guard let kind = card.content.kind, let key = card.authored.untouchedKey(kind) else { return }
    card.report(
      Self.self, at: card.location(of: key), "this card still says what `hornbook new` wrote",
      help: "write what learners are to read, and what they are asked")
  }
}
