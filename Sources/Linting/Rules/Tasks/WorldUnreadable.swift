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
      let places = MapPlaces(map, ofCheck: index, card)
      for problem in problems.all {
        card.report(Self.self, at: places.location(of: problem), problem.message, help: problem.help)
      }
    }
  }
}

/// Where the characters of a map stand in its file.
private struct MapPlaces {
  private let lines: [Substring]
  /// Where each line begins, in bytes of the map.
  private let starts: [Int]
  private let scalar: ScalarPlaces?
  private let whole: Location

  init(_ map: String, ofCheck index: Int, _ card: CardContext) {
    lines = map.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    starts = lines.map { map.utf8.distance(from: map.startIndex, to: $0.startIndex) }
    let tree = card.document.tree
    let node = card.node(ofCheck: index).flatMap { tree.value(for: "world", in: $0) }
    scalar = node.map { tree.places(in: $0) }
    whole = node.map { tree.location(of: $0) } ?? card.location(ofCheck: index, key: "world")
  }

  func location(of problem: MapProblem) -> Location {
    guard let scalar, lines.indices.contains(problem.line - 1) else { return whole }
    let line = lines[problem.line - 1]
    let start = starts[problem.line - 1] + line.prefix(problem.column - 1).utf8.count
    let width = line.dropFirst(problem.column - 1).first?.utf8.count ?? 0
    return Location(whole.file, scalar.span(of: start..<start + width))
  }
}
