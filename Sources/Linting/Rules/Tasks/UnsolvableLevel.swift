import Diagnostics
import Evidence
import Robot

/// A level that no program can do.
enum UnsolvableLevel: TaskRule {
  static let description = RuleDescription(
    "unsolvable-level", .tasks, .error, "no program solves the level with the cards of its deck",
    explanation: """
      A level that cannot be done stops every learner: whatever they try, the next level stays locked. The linter visits
      everything that the robot can reach with the cards of the deck, so this is proven and no guess. A wall may close
      something off, the deck may lack a card, or two worlds may ask for different programs.
      """,
    wrong: [
      .cards(SampleLevels.coin(mark: "↓", map: "#####\n#>#o#\n#####", more: "deck: [forward, left, right, collect]"))
    ],
    right: [.cards(SampleLevels.coin(solution: "jump\ncollect", map: SampleLevels.mapWithPit))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    // A deck without a card of a solution is a finding of its own.
    guard task.evidence.level?.isSolvable == .no,
      !task.evidence.solutions.contains(where: { $0.mistakes.contains(where: \.isOutsideDeck) })
    else { return [] }
    return [
      Finding(
        at: card.keyLocation(ofCheck: 0, \.world), "no program solves this level with the cards of its deck",
        help: lacksCollect(task)
          ? "add 'collect' to 'deck', without which nothing can be taken"
          : "open a way on the map, or add a card to 'deck'")
    ]
  }

  private static func lacksCollect(_ task: TaskContext) -> Bool {
    !task.task.robotDeck.has(.collect)
      && task.task.checks.contains { $0.robotWorld?.needsCollecting ?? false }
  }

}
