internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Robot

/// A name under `deck` or `practises` that is no card.
enum UnknownCardName: TaskRule {
  static let description = RuleDescription(
    "unknown-card-name", .tasks, .error, "'deck' or 'practises' names an unknown card",
    explanation: """
      `deck` says which cards a learner may lay, `practises` which of them the level cannot be solved without. A name
      that is no card would leave the learner without the card that was meant.
      """,
    wrong: [
      .cards(
        """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin.
          language: robot
          solutions:
            - |
              forward
              collect
          checks:
            - world: |
                ####
                #>o#
                ####
          deck: [forward, ↓colect, collect]
          practises: [↓end]

        """)
    ],
    right: [
      .cards(
        """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin.
          language: robot
          solutions:
            - |
              forward
              collect
          checks:
            - world: |
                ####
                #>o#
                ####
          deck: [forward, left, collect]

        """)
    ])

  static func check(_ card: CardContext, _ task: TaskContext) {
    guard task.task.language == .robot else { return }
    let practises = task.authored.practises ?? []
    for (key, names) in [(FieldKey.deck, task.task.deck ?? []), (FieldKey.practises, practises)] {
      for index in Deck.named(names).unknown {
        let name = names[index]
        let near = Deck.nearestName(to: name)
        let isThere = near.map(names.contains) ?? false
        let place = { card.document.location(of: key, at: index, in: card.node) }
        card.report(
          Self.self, at: place(), "unknown card '\(name)'",
          help: isThere ? "take it out, since '\(near ?? "")' is there" : Deck.help(forName: name),
          fixes: isThere
            ? card.document.advice(toTakeOut: index, of: key, in: card.node)
            : near.map { card.document.advice(toReplace: place(), by: $0) } ?? [])
      }
    }
    for (index, name) in practises.enumerated() where name == Move.Word.end.rawValue {
      card.report(
        Self.self, at: card.document.location(of: .practises, at: index, in: card.node),
        "'end' belongs to other cards, so nobody practices it alone",
        help: "name the card that it ends: repeat, while, …")
    }
  }
}
