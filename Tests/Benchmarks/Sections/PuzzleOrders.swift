import CurriculumBundle
import Evidence
import Linting
import Python

/// How fast the orders of a puzzle's lines are found out.
enum PuzzleOrders: Section {
  static let name = "orders"

  private static let effort = OrderSearch.Effort(runs: 1_000_000, looks: 10_000_000, orders: 1_000_000)

  private static let puzzles: [(name: String, lines: [String], result: String)] = [
    ("each line needs the one before", ["a = 1", "b = a + 1", "c = b + a", "d = c * b", "e = d - c", "print(e)"], "3"),
    (
      "six lines, and one that needs all", (0..<6).map { "v\($0) = \($0)" } + ["print(v0 + v1 + v2 + v3 + v4 + v5)"],
      "15"
    ),
    (
      "a loop with a body of six",
      ["n = 0", "for k in range(20):"] + (1...6).map { "  n += k * \($0)" } + ["print(n)"], "3990"
    ),
    ("seven lines that print", (0..<7).map { "print(\($0))" }, "0\n1\n2\n3\n4\n5\n6"),
  ]

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "orders: every order of a puzzle's lines that prints the result",
      columns: ["orders", "right", "runs", "wall", "orders a second", "runs a second", "bar"],
      note:
        "an order is decided by a run of its own, or by one of its beginning, which decides all orders that begin so")
    for puzzle in puzzles {
      var search = OrderSearch(puzzle.lines, in: .python, result: puzzle.result, effort: effort) {
        PythonProgram(source: $0).run()
      }
      var found = search.run()
      let duration = ContinuousClock().measure { found = search.run() }.components
      let seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
      guard found.isComplete, !found.orders.isEmpty else { throw BenchmarkFailure("no orders of \(puzzle.name)") }
      let orders = (1...puzzle.lines.count).reduce(1, *)
      let (pace, runs) = (Double(orders) / seconds, Double(found.runs) / seconds)
      table.add(
        puzzle.name, grouped(orders), grouped(found.orders.count), grouped(found.runs), time(seconds),
        grouped(Int(pace)), grouped(Int(runs)), Bar.atLeast(2000, pace) { grouped(Int($0)) }.verdict)
    }
    return table.text
  }
}
