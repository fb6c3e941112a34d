import CurriculumBundle
import Diagnostics
import Grading
import Robot

/// A map that is no world.
enum InvalidWorld: ProgramRule {
  static let description = RuleDescription(
    "invalid-world", .tasks, .error, "a map that is not a world for a robot",
    explanation: """
      A map has rows of the same length: `#` for a wall, `.` for floor, `o` for something to collect, `G` for the goal
      and one of `^`, `>`, `v`, `<` for the robot. Other characters are explained below an empty line, as in `~ pit`.
      What cannot be read cannot be shown, so the app could not open the level. A level that is done at a goal needs
      one, and one that is done when all is collected needs something to collect.
      """,
    wrong: [
      .cards(SampleLevels.coin(map: "####\n#>↓x#\n####")),
      .cards(SampleLevels.coin(rules: "doneWhen: ↓atGoal")),
    ],
    right: [
      .cards(SampleLevels.coin()),
      .cards(SampleLevels.coin(solution: "forward", rules: "collecting: byWalking")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let stated = StatedChecks(on: card), stated.language == .robot else { return [] }
    return stated.checks.enumerated().flatMap { (index, check) -> [Finding] in
      guard let map = check.world, case .failure(let problems) = World.read(map, rules: check.levelRules) else {
        return []
      }
      let ranges = MapRanges(map)
      let written = card.check(at: index)
      let world = written.source(of: written.fields.world)
      let spans = world?.byteSpans
      let whole = world?.location ?? written.location
      return problems.all.map { problem in
        let end = problem.kind.isAboutEnd ? written.source(of: written.fields.doneWhen)?.location : nil
        let location = end ?? ranges.bytes(of: problem).flatMap { spans?.location(of: $0) }
        return Finding(at: location ?? whole, problem.message, help: problem.help)
      }
    }
  }
}
