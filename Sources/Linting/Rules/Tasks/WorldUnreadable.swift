internal import CurriculumBundle
internal import Diagnostics
internal import Robot
internal import YAMLSource

/// A map that is no world.
enum WorldUnreadable: TaskRule {
  static let description = RuleDescription(
    "world-unreadable", .tasks, .error, "a map that is no world for a robot",
    explanation: """
      A map has rows of the same length: `#` for a wall, `.` for floor, `o` for something to collect, `G` for the goal and
      one of `^`, `>`, `v`, `<` for the robot. Other characters are explained below an empty line, as in `~ pit`. What
      cannot be read cannot be shown, so the app could not open the level.
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
                #>↓x#
                ####

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

        """)
    ])

  static func check(_ card: CardContext, _ task: TaskProofs) {
    guard task.task.language == .robot else { return }
    for (index, check) in task.task.checks.enumerated() {
      guard let map = check.world, case .failure(let problems) = World.read(map) else { continue }
      for problem in problems.all {
        card.report(Self.self, at: location(of: problem, index, map, card), problem.message, help: problem.help)
      }
    }
  }

  private static func location(of problem: MapProblem, _ index: Int, _ map: String, _ card: CardContext) -> Location {
    let tree = card.document.tree
    guard let list = tree.value(for: "checks", in: card.node),
      let check = tree.elements(of: list).enumerated().first(where: { $0.offset == index })?.element,
      let scalar = tree.value(for: "world", in: check)
    else { return card.location(ofCheck: index, key: "world") }
    let lines = map.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(problem.line - 1) else { return tree.location(of: scalar) }
    let before = lines[..<(problem.line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    let line = lines[problem.line - 1]
    let column = line.prefix(problem.column - 1).utf8.count
    let width = line.dropFirst(problem.column - 1).first?.utf8.count ?? 0
    let start = before + column
    return Location(card.document.source.path, tree.span(of: start..<start + width, in: scalar))
  }
}
