import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import Robot

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
        SampleLevels.coin(
          solution: """
            repeat 2
              forward
            end
            collect
            """,
          map: """
            #####
            #>.o#
            #####
            """,
          more: "cardLimit: 4", "practises: [↓repeat]")),
      .cards(SampleLevels.coin(more: "practises: [↓repeat]")),
    ],
    right: [
      .cards(
        SampleLevels.coin(
          solution: """
            repeat 5
              forward
            end
            collect
            """,
          map: """
            ########
            #>....o#
            ########
            """,
          more: "deck: [forward, left, right, collect, repeat]", "cardLimit: 4", "practises: [repeat]")),
      .cards(
        SampleLevels.coin(
          "Take the coin behind the pit.", solution: "jump\ncollect", map: SampleLevels.mapWithPit,
          more: "practises: [jump]")),
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let level = task.evidence.level, task.evidence.solutions.contains(where: \.isRight) else { return [] }
    let names = task.authored.practises ?? []
    let unavailable = names.enumerated().compactMap { (index, name) -> Finding? in
      guard let word = Move.Word(rawValue: name), word != .end, !task.task.robotDeck.allows(word) else { return nil }
      return Finding(
        at: card.location(of: card.fields.practises, at: index),
        "'\(name)' is not in the deck, so nobody can practice it", help: "add it to 'deck'")
    }
    let best = task.evidence.solutions.filter(\.isRight).compactMap(\.size).min() ?? 0
    let unneeded = level.practices.compactMap { practice -> Finding? in
      guard let program = practice.program else { return nil }
      return finding(
        program, withoutCard: names[practice.index], task.task.cardLimit, best,
        card.location(of: card.fields.practises, at: practice.index), card)
    }
    return unavailable + unneeded
  }

  private static func finding(
    _ program: LevelEvidence.Program, withoutCard name: String, _ limit: Int?, _ best: Int, _ place: Location,
    _ card: CardContext
  ) -> Finding {
    let count = program.cards
    let cards = "\(count) \(ProgramLanguage.robot.partName(count))"
    return Finding(
      at: place,
      "the level can be solved without '\(name)' in \(cards)\(limit == nil ? ", and there is no 'cardLimit'" : "")",
      notes: [Diagnostic.Note("this program solves it:\n" + Observation.withoutClosingLineEnds(program.text))],
      help: count > best
        ? "\(limit == nil ? "add `cardLimit: \(best)`" : "lower 'cardLimit' to \(best)"), which the solution needs"
        : "make the way longer, or take cards that help to solve it without '\(name)' out of 'deck'",
      fixes: count > best
        ? limit == nil
          ? card.written.insert("cardLimit: \(best)", below: .language).map {
            [Fix("add `cardLimit: \(best)`", .needsChoice, [$0])]
          } ?? []
          : card.document.advice(toReplace: card.location(of: card.fields.cardLimit), by: "\(best)") : [])
  }
}
