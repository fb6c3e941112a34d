import CurriculumBundle
import Diagnostics
import Grading
import Robot

/// A card of a deck that does nothing in any world of its level.
enum UselessCard: TaskRule {
  static let description = RuleDescription(
    "useless-card", .tasks, .warning, "a card of the deck has nothing to do in its level",
    isAboutNeedlessContent: true,
    explanation: """
      Where the robot collects by walking, it takes what lies on a tile by coming there, and the card `collect` finds
      nothing. Learners who lay it all the same count one card more, and believe that they need it.
      """,
    wrong: [
      .cards(
        SampleLevels.coin(
          solution: "forward", rules: "collecting: byWalking", more: "deck: [forward, left, ↓collect]"))
    ],
    right: [
      .cards(SampleLevels.coin(solution: "forward", rules: "collecting: byWalking", more: "deck: [forward, left]")),
      .cards(SampleLevels.coin(more: "deck: [forward, left, collect]")),
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    let worlds = task.task.checks.compactMap(\.robotWorld)
    guard task.task.language == .robot, !worlds.isEmpty, worlds.allSatisfy({ $0.collecting == .byWalking }),
      let deck = card.fields.deck
    else { return [] }
    let collect = Move.Word.collect.rawValue
    return deck.value.indices.filter { deck.value[$0] == collect }.map { index in
      Finding(
        at: card.location(of: deck, at: index), "'collect' finds nothing, since the robot collects by walking",
        help: "take it out of 'deck'", fixes: card.written.advice(toTakeOut: index, of: .deck))
    }
  }
}
