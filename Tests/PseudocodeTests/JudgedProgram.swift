import Execution
import Foundation
import Pseudocode
import TestSupport

/// A program that runs here and, translated, in the real `python3`.
struct JudgedProgram: Codable, Sendable {
  let source: String
  var input: [String] = []
  /// The lines of the grid on which the robot is, if there is one: `#` is what it cannot enter, `^ > v <` the robot.
  var grid: [String]?

  /// The result of a run.
  struct Result: Codable, Equatable {
    let output: String
    /// The kind of the error with which it ends, or the limit at which it is stopped; nil at its end.
    let kind: String?
    let line: Int?
    let column: Int?
    /// True where the error is found before the program runs.
    let isStatic: Bool
    /// The row, column and quarter turns from looking up of the robot.
    let robot: [Int]?
  }

  /// The square and direction of the robot after the run here; nil where none moved.
  var robotAtEnd: String? {
    guard let robot = ours.result.robot else { return nil }
    let direction = ["up", "right", "down", "left"][robot[2]]
    return "row \(robot[0] + 1), column \(robot[1] + 1), looking \(direction)"
  }

  /// The result of the run here, and what is written of its error.
  var ours: (result: Result, error: String) {
    let program = PseudocodeProgram(source: source)
    var console = ScriptedConsole(input: input)
    var robot: GridRobot?
    let outcome: Outcome
    if let grid {
      var moved = GridRobot(lines: grid)
      outcome = program.run(on: &console, moving: &moved)
      robot = moved
    } else {
      outcome = program.run(on: &console)
    }
    let end: (kind: String?, line: Int?, column: Int?, isStatic: Bool) =
      switch outcome.ending {
      case .finished: (nil, nil, nil, false)
      case .raised(let error): (error.type, error.line, error.column, error.isStatic)
      case .stopped(let limit, _): ("\(limit)", nil, nil, false)
      }
    let result = Result(
      output: console.transcript.text(of: .standardOutput), kind: end.kind, line: end.line, column: end.column,
      isStatic: end.isStatic, robot: end.isStatic ? nil : robot.map { [$0.row, $0.column, $0.quarter] })
    return (result, console.transcript.text(of: .standardError))
  }
}

/// A second reading of the manual's page and the reference sheet: a translator to Python, written without a look at
/// ours.
enum PseudocodeJudge {
  /// The results of programs, translated and run by `python3`.
  static func results(of programs: [JudgedProgram]) throws -> [JudgedProgram.Result] {
    try ask("translate.py", input: JSONEncoder().encode(programs))
  }

  /// Random programs; each number is another one.
  static func randomPrograms(from first: Int, count: Int) throws -> [JudgedProgram] {
    try ask("generate.py", "\(first)", "\(count)")
  }

  private static func ask<Answer: Decodable>(
    _ script: String, _ arguments: String..., input: Data = Data()
  ) throws -> Answer {
    let path = Repository.path("Tests/PseudocodeTests/Oracle/\(script)")
    let finished = try Command(
      try Judge.path(of: "python3"), [path] + arguments, input: Array(input),
      environment: ["PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
    guard finished.status == 0 else { throw Failure(text: String(decoding: finished.errorBytes, as: UTF8.self)) }
    return try JSONDecoder().decode(Answer.self, from: Data(finished.outputBytes))
  }

  /// The judge did not run.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "python3 did not judge: \(text)" }
  }
}

extension JudgedProgram.Result {
  /// True where a budget ended the program, which is another one in a translation.
  private var isStopped: Bool { ["steps", "memory", "output", "depth"].contains(kind) }

  /// True where two readings come to the same: with a mistake in the text, to the line on which it is.
  func agrees(with other: Self) -> Bool {
    if isStopped || other.isStopped { return true }
    guard isStatic, other.isStatic else { return self == other }
    return line == other.line
  }
}
