internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import Robot

/// A level that can be done without the card that it is to practise.
enum CardNotNeeded: TaskRule {
  static let description = RuleDescription(
    "card-not-needed", .tasks, .error, "the level can be done without a card that it practises",
    explanation: """
      Learners take the way that they know. A level that is to practise `repeat` but can be done with the same number of
      cards without it teaches nothing new. The linter looks for a program without the card that fits `cardLimit`; the
      level needs the card only when there is none. Lower the limit, or make the map longer.
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
              repeat 2
                forward
              end
              collect
          checks:
            - world: |
                #####
                #>.o#
                #####
          cardLimit: 4
          practises: [↓repeat]

        """),
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
          practises: [↓repeat]

        """),
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
              repeat 5
                forward
              end
              collect
          checks:
            - world: |
                ########
                #>....o#
                ########
          deck: [forward, left, right, collect, repeat]
          cardLimit: 4
          practises: [repeat]

        """)
    ])

  static func check(_ card: CardContext, _ task: TaskProofs) {
    guard case .challenge(let challenge) = card.content, let level = task.level,
      task.solutions.contains(where: \.run.passesChecks)
    else { return }
    for (index, name) in (challenge.practises ?? []).enumerated() {
      guard let word = Move.Word(rawValue: name) else { continue }
      let place = card.document.location(of: "practises", at: index, in: card.node)
      if !task.task.robotDeck.has(word) {
        card.report(
          Self.self, at: place, "'\(name)' is not in the deck, so nobody can practise it", help: "add it to 'deck'")
        continue
      }
      guard let limit = challenge.cardLimit else {
        card.report(
          Self.self, at: place, "without 'cardLimit' a learner can always do without '\(name)'",
          help: "add `cardLimit:` with the number of cards that the solution has")
        continue
      }
      switch level.fits(within: limit, without: word) {
      case .yes(let program):
        card.report(
          Self.self, at: place, "the level can be done without '\(name)' in \(program.moves.count) cards",
          notes: [Diagnostic.Note("this program does it:\n" + Observation.withoutClosingLineEnds(program.text))],
          help: "lower 'cardLimit', or make the way longer")
      case .no: card.findings.statistics.proven += 1
      case .undecided: card.findings.statistics.unproven += 1
      }
    }
  }
}
