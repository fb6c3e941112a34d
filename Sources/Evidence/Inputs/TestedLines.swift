import Grading
import Python
import PythonAnalysis

/// The lines of a task's input about which its right programs ask something, and the inputs that show each answer.
struct TestedLines {
  private let tests: [LineTest]
  private let given: [[String]]
  /// The whole numbers that the checks have on each line; nil where one has something else.
  private let numbers: [[Int]?]

  /// The lines, where all checks have as many and every program reads them in that order.
  init(of programs: [TaskProgram], _ given: [[String]]) {
    self.given = given
    guard Set(given.map(\.count)).count == 1, let count = given.first?.count else {
      (tests, numbers) = ([], [])
      return
    }
    tests = programs.first.map { Array($0.lineTests.prefix(count)) } ?? []
    numbers = tests.indices.map { place in Self.numbers(given.map { $0[place] }) }
  }

  /// Whether the line may mean a choice, and not an amount.
  func isChoice(_ place: Int) -> Bool { tests.indices.contains(place) && tests[place].isChoice }

  /// The inputs of the checks with a number at a bound, one with the same rest, or one like that on a line that it is
  /// compared with; and with two such lines changed round.
  ///
  /// Each is made when it is asked for.
  var inputs: some Sequence<[String]> {
    given.lazy.flatMap { input in
      tests.indices.lazy.flatMap { place in
        values(at: place, in: input).map { changed(input, place, String($0)) } + swapped(input, place)
      }
    }
  }

  private func values(at place: Int, in input: [String]) -> [Int] {
    guard let number = numbers(at: place), let value = Int(input[place]) else { return [] }
    let test = tests[place]
    let least = min(0, number.min() ?? 0)
    let steps = test.divisors.flatMap { [value + $0, value - $0] }.filter { $0 >= least }
    let partners = test.partners.sorted().filter { numbers(at: $0) != nil }
    let near = partners.flatMap { Int(input[$0]).map { [$0, $0 + 1, $0 - 1] } ?? [] }.filter { $0 >= least }
    let beyond = partners.compactMap { numbers(at: $0) }.compactMap { Self.longer(than: number + $0) }
    return test.numbers + steps + near + beyond
  }

  private func swapped(_ input: [String], _ place: Int) -> [[String]] {
    tests[place].partners.sorted().filter { $0 > place && input.indices.contains($0) }.map { other in
      changed(changed(input, place, input[other]), other, input[place])
    }
  }

  private func changed(_ input: [String], _ place: Int, _ line: String) -> [String] {
    var changed = input
    changed[place] = line
    return changed
  }

  /// The numbers on a line; nil beyond those that are tested.
  private func numbers(at place: Int) -> [Int]? { numbers.indices.contains(place) ? numbers[place] : nil }

  /// Lines as whole numbers, all of them small; nil where one is something else.
  private static func numbers(_ lines: [String]) -> [Int]? {
    let numbers = lines.compactMap { Int($0) }
    return numbers.count == lines.count && numbers.allSatisfy { $0.magnitude < 1_000_000_000 } ? numbers : nil
  }

  /// The next number with one more digit, where it is near to the others: texts are not in order as numbers are.
  private static func longer(than numbers: [Int]) -> Int? {
    guard let least = numbers.min(), let most = numbers.max(), least >= 0, most > least else { return nil }
    var next = 10
    while next <= most { next *= 10 }
    return next - most <= max(1, (most - least) / 4) ? next : nil
  }
}

extension TaskProgram {
  /// What the program asks about the lines that it reads; nothing in languages that read none.
  fileprivate var lineTests: [LineTest] { if case .python(let program) = self { program.lineTests } else { [] } }
}
