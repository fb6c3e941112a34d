import Robot
import RobotAnalysis

/// How the robot's solver grows with the size of the world.
enum SolverGrowth: Section {
  static let name = "solver"
  private static let sizes = [(5, 2), (10, 4), (20, 8), (40, 8), (64, 8)]

  static func run(on bench: Workbench) throws -> String {
    try rows() + programs()
  }

  /// The shortest row of actions, which is exact.
  private static func rows() throws -> String {
    var table = Table(
      "solver: least number of cards without loops", columns: ["least", "states", "wall", "a state", "bar"],
      note: "each state of the robot is visited once: tiles, headings, and what was taken")
    for (side, items) in sizes {
      let solver = Solver([try world(side, items)], deck: .standard.without(.jump))
      let (answer, seconds) = timed { solver.straight() }
      guard let solution = answer.solution, solution.isLeast else { throw BenchmarkFailure("no row of actions") }
      table.add(
        "\(side) x \(side), \(items) collectibles", "\(solution.cards)", grouped(answer.states), time(seconds),
        "\(Int(seconds / Double(answer.states) * 1e9)) ns", side == 20 ? Bar.atMost(1, seconds, time).verdict : "")
    }
    return table.text
  }

  /// The smallest program of all cards, as far as it is found out.
  private static func programs() throws -> String {
    var table = Table(
      "solver: least number of cards with all cards", columns: ["cards", "none below", "tries", "wall"])
    for (side, items) in sizes.prefix(3) {
      let solver = Solver([try world(side, items)], deck: .standard.without(.jump))
      let (answer, seconds) = timed { solver.solve() }
      guard let solution = answer.solution else { throw BenchmarkFailure("no program") }
      table.add(
        "\(side) x \(side), \(items) collectibles", "\(solution.cards)", "\(solution.noneBelow)", grouped(answer.tries),
        time(seconds))
    }
    return table.text
  }

  /// Rooms with gaps in their walls, and collectibles spread over them.
  private static func world(_ side: Int, _ items: Int) throws -> World {
    let places = (1...items).map { $0 * (side * side - 1) / items / 2 * 2 }
    let rows = (0..<side).map { row in
      String(
        (0..<side).map { column -> Character in
          if row == 0, column == 0 { return ">" }
          if places.contains(row * side + column) { return "o" }
          return row % 4 == 2 && column % 5 != 4 ? "#" : "."
        })
    }
    return try World.read(rows.joined(separator: "\n")).get()
  }

  private static func timed(_ work: () -> Solver.Answer) -> (Solver.Answer, Double) {
    let clock = ContinuousClock()
    var answer = work()
    let duration = clock.measure { answer = work() }.components
    return (answer, Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
  }
}
