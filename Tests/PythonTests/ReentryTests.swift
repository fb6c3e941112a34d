import Execution
import Foundation
import Python
import TestSupport
import Testing

/// Programs that lead from native code into native code again, each by one way in, at several recursion limits.
///
/// Their depth is bounded by the program's own limit, and where that is high by the native stack: no program may end in
/// a signal.
@Suite("Native code in native code", .enabled(if: TestRun.hasTime))
struct ReentryTests {
  /// CPython's own, one that its stack would not hold for every way in, and none.
  static let limits = [1_000, 12_000, 100_000_000]
  /// A lesson's, with steps for as many frames as a run can have.
  private static let budget = Budget(steps: 3_000_000, memory: 64 << 20, output: 1 << 20, depth: 1000)

  @Test(
    "each way in ends in an error or at a limit of the budget",
    arguments: MarkdownPage.paths(in: "Tests/PythonTests/Reentry"), limits)
  func eachWayEnds(path: String, limit: Int) throws {
    for way in try ways(on: path) {
      let outcome = PythonProgram(source: way.source(limit: limit)).run(budget: Self.budget)
      // The error may differ, as a module may replace it with its own; only its existence is checked.
      let isOver =
        switch outcome.ending {
        case .raised, .stopped: true
        case .finished: way.swallowsErrors
        }
      #expect(isOver, "\(way.name) at \(limit): \(outcome.ending)")
      #expect(outcome.steps <= Self.budget.steps, "\(way.name) at \(limit)")
    }
  }

  @Test(
    "at CPython's limit the error is CPython's", .enabled(if: TestRun.hasJudges),
    arguments: MarkdownPage.paths(in: "Tests/PythonTests/Reentry"))
  func errorIsCPythons(path: String) throws {
    let ways = try ways(on: path)
    let judged = try ReentryJudge.endings(of: ways.map { $0.source(limit: 1_000) })
    #expect(judged.count == ways.count)
    for (way, ending) in zip(ways, judged) {
      // Without end, in CPython too, or an end of CPython itself.
      guard let ending else { continue }
      let outcome = PythonProgram(source: way.source(limit: 1_000)).run()
      let own =
        switch outcome.ending {
        case .finished(let status): "\(status)"
        case .raised(let error): error.type
        case .stopped(let limit, let line): "out of \(limit.rawValue) on line \(line)"
        }
      #expect(own == ending, "\(way.name)")
    }
  }

  @Test("the dispatch loop is entered by one function, which counts")
  func isCountedInOnePlace() throws {
    let folder = Repository.path("Sources/Python")
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let places = try files.filter { $0.hasSuffix(".swift") }.filter { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).contains("execute(until: ")
    }
    #expect(places == ["Machine/Machine+Depth.swift"])
  }

  private func ways(on path: String) throws -> [WayIn] {
    try MarkdownPage(path: path).sections.flatMap { section in
      section.blocks.filter { $0.kind == "python" }.map { WayIn(name: section.title, text: $0.text) }
    }
  }
}

/// One way from native code into native code.
private struct WayIn {
  let name: String
  let text: String

  func source(limit: Int) -> String { "import sys; sys.setrecursionlimit(\(limit))\n\(text)" }

  /// True where errors on the way are swallowed, so that the program may finish.
  var swallowsErrors: Bool { name.hasPrefix("__del__") || name == "__str__ of an exception that ends the run" }
}

/// The real `python3`, which says how programs end.
private enum ReentryJudge {
  /// The class of the error that ends each program, or its status; nil where it has no end, or CPython's own crash.
  static func endings(of programs: [String]) throws -> [String?] {
    let finished = try Command(
      try Judge.path(of: "python3"), ["-c", runner], input: Array(try JSONEncoder().encode(programs))
    ).run()
    guard finished.status == 0 else { throw Failure(text: finished.errors) }
    return try JSONDecoder().decode([String?].self, from: Data(finished.outputBytes))
  }

  /// The judge did not run.
  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { "python3 did not judge: \(text)" }
  }

  private static let runner = #"""
    import json, resource, subprocess, sys
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (4, 4))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    def ending(program):
        done = subprocess.run(
            [sys.executable, "-S", "-c", program], stdin=subprocess.DEVNULL, capture_output=True, preexec_fn=limit)
        if done.returncode < 0: return None
        if done.returncode == 0: return "0"
        # Past frames and the errors before it, the last line that begins with a name tells the error.
        lines = [line for line in done.stderr.decode(errors="replace").splitlines() if line and line[0].isalpha()]
        name = lines[-1].split(":")[0] if lines else None
        return name if name and name.isidentifier() else None
    print(json.dumps([ending(program) for program in json.load(sys.stdin)]))
    """#
}
