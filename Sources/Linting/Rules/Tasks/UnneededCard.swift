internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import Robot

/// A level that can be done without the card that it is to practise.
enum UnneededCard: TaskRule {
  static let description = RuleDescription(
    "unneeded-card", .tasks, .error, "the level can be solved without a card that it is to practice",
    explanation: """
      Learners take the way that they know. A level that is to practise `repeat` but can be done with the same number of
      cards without it teaches nothing new. The linter looks for a program without the card that fits `cardLimit`; the
      level needs the card only when there is none. Without a limit there must be no program at all without the card.
      Lower the limit, or make the map longer.
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

        """),
      .cards(
        """
        - id: fetch
          type: challenge
          title: Fetch it
          text: Take the coin behind the pit.
          language: robot
          solutions:
            - |
              jump
              collect
          checks:
            - world: |
                #####
                #>~o#
                #####

                ~ pit
          practises: [jump]

        """),
    ])

  static func check(_ card: CardContext, _ task: TaskProofs) {
    guard case .challenge(let challenge) = card.content, let level = task.level,
      task.solutions.contains(where: \.run.isRight)
    else { return }
    for (index, name) in (challenge.practises ?? []).enumerated() {
      guard let word = Move.Word(rawValue: name), word != .end else { continue }
      let place = card.document.location(of: .practises, at: index, in: card.node)
      guard task.task.robotDeck.allows(word) else {
        card.report(
          Self.self, at: place, "'\(name)' is not in the deck, so nobody can practice it", help: "add it to 'deck'")
        continue
      }
      let limit = challenge.cardLimit
      let fit = level.fits(within: limit ?? RobotProgram.mostCards, without: word)
      card.findings.count(fit, isFlaw: true)
      switch fit {
      case .yes(let program):
        let best = task.solutions.filter(\.run.isRight).compactMap(\.program.size).min() ?? 0
        report(program, withoutCard: name, limit, best, place, card)
      case .no: card.findings.statistics.proven += 1
      case .undecided: break
      }
    }
  }

  private static func report(
    _ program: RobotProgram, withoutCard name: String, _ limit: Int?, _ best: Int, _ place: Location,
    _ card: CardContext
  ) {
    let count = program.moves.count
    let cards = "\(count) \(ProgramLanguage.robot.partName(count))"
    card.report(
      Self.self, at: place,
      "the level can be solved without '\(name)' in \(cards)\(limit == nil ? ", and there is no 'cardLimit'" : "")",
      notes: [Diagnostic.Note("this program solves it:\n" + Observation.withoutClosingLineEnds(program.text))],
      help: count > best
        ? "\(limit == nil ? "add `cardLimit: \(best)`" : "lower 'cardLimit' to \(best)"), which the solution needs"
        : "make the way longer, or take cards that help to solve it without '\(name)' out of 'deck'",
      fixes: count > best
        ? limit == nil
          ? CardEntries(card.authored).insert("cardLimit: \(best)", below: .language).map {
            [Fix("add `cardLimit: \(best)`", .needsChoice, [$0])]
          } ?? []
          : card.document.advice(toReplace: card.location(of: .cardLimit), by: "\(best)") : [])
  }
}
