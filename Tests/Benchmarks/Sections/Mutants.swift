import Execution
import Python
import PythonAnalysis

/// How many wrong variants of a program are made, compiled and run in a second.
enum Mutants: Section {
  static let name = "mutants"
  /// Enough for any variant that ends; one that goes round for ever is stopped there.
  private static let mostSteps = 12_000

  private static let programs = [
    ("a loop and a sum", "total = 0\nfor n in range(1, int(input()) + 1):\n    total += n\nprint(total)\n"),
    (
      "decisions",
      """
      age = int(input())
      name = input()
      if age >= 18 and name != "":
          print("Welcome, " + name)
      elif age > 12:
          print(f"Nearly, {name}: {18 - age} more")
      else:
          print("Too young:", age)

      """
    ),
    (
      "functions and a list",
      """
      def largest(numbers):
          best = numbers[0]
          for number in numbers[1:]:
              if number > best:
                  best = number
          return best

      numbers = []
      while len(numbers) < 5:
          numbers.append(int(input()))
      print(largest(numbers), sum(numbers) // len(numbers))

      """
    ),
  ]

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "mutants: wrong variants made, compiled and run once", columns: ["variants", "wall", "variants a second", "bar"],
      note: "on one processor; a variant that goes round for ever is stopped after \(grouped(mostSteps)) steps")
    for (name, source) in programs {
      let rounds = 20
      let clock = ContinuousClock()
      var count = 0
      let duration = clock.measure { for _ in 0..<rounds { count += tryVariants(of: source) } }.components
      guard count > 0 else { throw BenchmarkFailure("no variants") }
      let seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
      let rate = Double(count) / seconds
      table.add(
        name, grouped(count / rounds), time(seconds / Double(rounds)), grouped(Int(rate)),
        Bar.atLeast(2_000, rate) { "\(grouped(Int($0)))/s" }.verdict)
    }
    return table.text
  }

  /// Makes and runs the variants of a program; gives how many there are.
  private static func tryVariants(of source: String) -> Int {
    var budget = Budget.lesson
    budget.steps = mostSteps
    let mutants = PythonProgram(source: source).mutants()
    for mutant in mutants { _ = mutant.program.run(input: ["5", "7", "3", "9", "1", "4"], budget: budget) }
    return mutants.count
  }
}
