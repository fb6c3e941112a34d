import Execution
import Foundation
import Python
import TestSupport

/// A program that does something else here than in the real `python3`.
public struct PythonDifference: CustomStringConvertible, Sendable {
  /// The program.
  public let program: String
  /// What it printed here, and the last line of its error.
  public let ours: String
  /// What it printed in `python3`, and the last line of its error.
  public let theirs: String

  /// The program and both results, cut down to where they part.
  public var description: String {
    let (mine, real) = (ours.split(separator: "\n"), theirs.split(separator: "\n"))
    let index = zip(mine, real).prefix { $0 == $1 }.map { _ in () }.count
    let line = { (lines: [Substring]) in index < lines.count ? String(lines[index]) : "(nothing)" }
    return "\(program)\nprints here:   \(line(mine))\nand in python3: \(line(real))\n"
  }

  /// The differences among the programs that follow from a seed, and how many of them `python3` did not end in time.
  public static func find(count: Int, seed: UInt64) throws -> (differences: [PythonDifference], skipped: Int) {
    var writer = ProgramWriter(seed: seed)
    return try find(among: (0..<count).map { _ in writer.program() })
  }

  /// The differences among given programs, and how many of them `python3` did not end in time.
  public static func find(among programs: [String]) throws -> (differences: [PythonDifference], skipped: Int) {
    let results = try theirResults(of: programs)
    let differences = zip(programs, results).compactMap { program, theirs -> PythonDifference? in
      guard let theirs else { return nil }
      let ours = result(of: program)
      return ours == theirs ? nil : PythonDifference(program: program, ours: ours, theirs: theirs)
    }
    return (differences, results.count { $0 == nil })
  }

  private static func result(of program: String) -> String {
    let budget = Budget(steps: 200_000_000, memory: 1 << 30, output: 1 << 24, depth: 1000)
    let outcome = PythonProgram(source: program).run(budget: budget)
    // Warnings about a program are not compared: the judge compiles all programs in one process.
    guard case .raised = outcome.ending else { return outcome.standardOutput }
    return outcome.standardOutput + (outcome.standardError.split(separator: "\n").last.map(String.init) ?? "")
  }

  /// Runs all programs in one `python3`; what takes too long there has no result.
  private static func theirResults(of programs: [String]) throws -> [String?] {
    let finished = try Command(
      try Judge.path(of: "python3"), ["-c", judge], input: Array(try JSONEncoder().encode(programs)),
      environment: ["PYTHONHASHSEED": "0"]
    ).run()
    guard finished.status == 0 else { throw Failure(text: String(decoding: finished.errorBytes, as: UTF8.self)) }
    return try JSONDecoder().decode([String?].self, from: Data(finished.outputBytes))
  }

  /// The judge did not run.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "python3 did not judge: \(text)" }
  }

  private static let judge = #"""
    import contextlib, io, json, signal, sys, traceback
    class TooLong(BaseException): pass
    def run(program):
        output = io.StringIO()
        error = ""
        signal.alarm(10)
        with contextlib.redirect_stdout(output):
            try:
                exec(compile(program, "main.py", "exec"), {"__name__": "__main__"})
            except TooLong:
                return None
            except BaseException as problem:
                error = traceback.format_exception_only(problem)[-1].rstrip("\n").split("\n")[-1]
        signal.alarm(0)
        return output.getvalue() + error
    def stop(*_): raise TooLong
    signal.signal(signal.SIGALRM, stop)
    print(json.dumps([run(program) for program in json.load(sys.stdin)]))
    """#
}
