import Execution
import Python
import TestSupport
import Testing

/// Traces of runs, line by line.
@Suite("Traces of Python programs")
struct TraceTests {
  private static let limits = Trace.Limits(steps: 2000, variables: 40, characters: 120)

  @Test(
    "a trace comes to the lines that CPython reports to sys.settrace", .enabled(if: TestRun.hasJudges),
    arguments: MarkdownPage.paths(in: "Tests/PythonTests/Pages"))
  func traceComesToLinesCPython(path: String) throws {
    let programs = try MarkdownPage(path: path).programs.filter { !TraceTests.isTracedOtherwise($0.source) }
    let verdicts = try LineJudge.run(programs, most: TraceTests.limits.steps)
    #expect(verdicts.count == programs.count)
    for (program, verdict) in zip(programs, verdicts) {
      let trace = PythonProgram(source: program.source).trace(input: program.input, limits: TraceTests.limits).trace
      let steps = trace.steps.map { LineJudge.Event(line: $0.line, function: $0.function, depth: $0.depth) }
      if steps == verdict { continue }
      let place = zip(steps, verdict).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let start = max(0, (place ?? min(steps.count, verdict.count)) - 3)
      Issue.record(
        "\(path):\(program.line): from step \(start) \(steps.dropFirst(start).prefix(8)), not \(verdict.dropFirst(start).prefix(8))"
      )
    }
  }

  @Test(
    "a run is the same with and without a trace",
    arguments: ["Pages", "Fence"].flatMap { MarkdownPage.paths(in: "Tests/PythonTests/\($0)") })
  func runSameWithAndWithout(path: String) throws {
    for program in try MarkdownPage(path: path).programs {
      let plain = PythonProgram(source: program.source)
      let traced = plain.trace(
        input: program.input, budget: FenceTests.budget, limits: Trace.Limits(steps: 300, variables: 40, characters: 99)
      )
      #expect(traced.outcome == plain.run(input: program.input, budget: FenceTests.budget), "\(path):\(program.line)")
    }
  }

  @Test("a step has the variables before it, the function, the depth and what was printed")
  func stepHasVariablesBefore() {
    let source = """
      def double(n):
          result = n * 2
          return result
      print("é")
      total = double(4)
      total
      """
    let steps = PythonProgram(source: source).trace().trace.steps
    #expect(steps.map(\.line) == [1, 4, 5, 2, 3, 6])
    #expect(steps.map(\.function) == [nil, nil, nil, "double", "double", nil])
    #expect(steps.map(\.depth) == [0, 0, 0, 1, 1, 0])
    #expect(steps.map(\.printed) == [0, 0, 3, 3, 3, 3])
    #expect(steps[4].variables == [Trace.Variable(name: "n", value: "4"), Trace.Variable(name: "result", value: "8")])
    #expect(steps[5].variables == [Trace.Variable(name: "total", value: "8")])
  }

  @Test("what import, def and class made is not shown, unless it has another name")
  func definitionsAreNotShown() {
    let source = """
      import math
      from math import sqrt, pi
      def square(n): return n * n
      class Dog: pass
      power = square
      shorter = lambda: 1
      kind = Dog
      root = math.sqrt
      """
    let steps = PythonProgram(source: source + "\n5\n").trace().trace.steps
    #expect(
      steps.last?.variables.map { "\($0.name) = \($0.value)" } == [
        "pi = 3.141592653589793", "power = <function square>", "shorter = <function <lambda>>",
        "kind = <class 'Dog'>", "root = <built-in function sqrt>",
      ])
  }

  @Test("captured variables are in view, in inner functions and out")
  func capturedVariablesInView() {
    let source = """
      def outer():
          count = 0
          def inner():
              nonlocal count
              count += 1
          inner()
          return count
      outer()
      """
    let steps = PythonProgram(source: source).trace().trace.steps
    #expect(steps.filter { $0.line == 5 }.map(\.variables) == [[Trace.Variable(name: "count", value: "0")]])
    #expect(steps.filter { $0.line == 7 }.map(\.variables) == [[Trace.Variable(name: "count", value: "1")]])
  }

  @Test("a program that cannot run has no steps")
  func programCannotRun() {
    let (outcome, trace) = PythonProgram(source: "print(").trace()
    #expect(trace == Trace())
    #expect(outcome == PythonProgram(source: "print(").run())
  }

  /// Whether CPython runs other code of the program, and so comes to other lines: `list` asks for a length first, a
  /// metaclass is asked for what a class has by more ways, the body of a class runs before its bases are refused,
  /// constants are folded into one line, a method's name behind a text of several lines has a line of its own; or the
  /// judge's own frames and names count.
  private static func isTracedOtherwise(_ source: String) -> Bool {
    source.contains("def __len__") && source.contains("list(")
      || [
        "def __getattribute__(cls", "setrecursionlimit", "RecursionError", "dir(", "__del__", "_getframe",
        "import traceback", "(5): pass",
        "(None): pass", "(print): pass", "1 +\n", "\n\"\"\".",
      ].contains(where: source.contains)
  }
}
