import Execution
import Python

/// A program that does something else here than in the real `python3`.
public struct PythonDifference: CustomStringConvertible, Sendable {
  /// The program.
  public let program: String
  /// What it printed here, on standard output and then on standard error.
  public let ours: String
  /// What it printed in `python3`.
  public let theirs: String

  /// The program and both results, cut down to where they part.
  public var description: String {
    let (mine, real) = (ours.split(separator: "\n"), theirs.split(separator: "\n"))
    let index = zip(mine, real).prefix { $0 == $1 }.map { _ in () }.count
    let line = { (lines: [Substring]) in index < lines.count ? String(lines[index]) : "(nothing)" }
    return "\(program)\nprints here:   \(line(mine))\nand in python3: \(line(real))\n"
  }

  /// The differences among the programs that follow from a seed, and how many of them were not compared: those that
  /// `python3` did not end in time, or that print more than 16 MiB.
  public static func find(count: Int, seed: UInt64) throws -> (differences: [PythonDifference], skipped: Int) {
    var writer = ProgramWriter(seed: seed)
    return try find(among: (0..<count).map { _ in writer.program() })
  }

  /// The same among programs about all areas of the language.
  public static func findInAreas(count: Int, seed: UInt64) throws -> (differences: [PythonDifference], skipped: Int) {
    var writer = GrammarWriter(seed: seed)
    return try find(among: (0..<count).map { _ in writer.program() })
  }

  /// The differences among given programs, and how many of them were not compared: those that
  /// `python3` did not end in time, or that print more than 16 MiB.
  public static func find(among programs: [String]) throws -> (differences: [PythonDifference], skipped: Int) {
    let results = try DifferenceJudge.results(of: programs)
    let compared = results.map { $0.flatMap { $0.utf8.count <= mostOutput ? $0 : nil } }
    let differences = zip(programs, compared).compactMap { program, theirs -> PythonDifference? in
      guard let theirs else { return nil }
      let ours = result(of: program)
      return ours == theirs ? nil : PythonDifference(program: program, ours: ours, theirs: theirs)
    }
    return (differences, compared.count { $0 == nil })
  }

  /// More bytes than these are not compared.
  private static let mostOutput = 1 << 24

  private static func result(of program: String) -> String {
    let budget = Budget(steps: 200_000_000, memory: 1 << 30, output: 2 * mostOutput, depth: 1000)
    let outcome = PythonProgram(source: program).run(budget: budget)
    return DifferenceJudge.withoutAddresses(outcome.standardOutput + outcome.standardError)
  }
}
