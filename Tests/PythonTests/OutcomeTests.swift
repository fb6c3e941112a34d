import Execution
import Python
import Testing

/// What a run comes to: both streams, how it ended and where, and what it cost.
@Suite("Outcomes of programs")
struct OutcomeTests {
  /// A program and how it ends.
  struct Sample: CustomTestStringConvertible {
    let source: String
    let ending: Ending
    var output = ""
    /// The last line of standard error.
    var error = ""
    var budget = Budget.lesson

    var testDescription: String { source }
  }

  private static let small = Budget(steps: 100_000, memory: 1 << 20, output: 100, depth: 1000)

  private static func error(_ type: String, _ message: String, line: Int) -> Ending {
    .raised(RaisedError(type: type, message: message, line: line))
  }

  @Test(
    "a program that comes to an end has a status",
    arguments: [
      Sample(source: "print('a')", ending: .finished(status: 0), output: "a\n"),
      Sample(
        source: "import sys\nprint('a')\nprint('b', file=sys.stderr)", ending: .finished(status: 0), output: "a\n",
        error: "b"),
      Sample(source: "import sys\nsys.exit()", ending: .finished(status: 0)),
      Sample(source: "import sys\nsys.exit(3)", ending: .finished(status: 3)),
      Sample(source: "import sys\nsys.exit('bye')", ending: .finished(status: 1), error: "bye"),
      Sample(source: "raise SystemExit(4)", ending: .finished(status: 4)),
    ])
  func programComesToEnd(sample: Sample) { check(sample) }

  @Test(
    "an error that nobody caught has its type, its message and its line",
    arguments: [
      Sample(
        source: "def half(n):\n    return n / 0\n\nprint(1)\nhalf(2)",
        ending: error("ZeroDivisionError", "division by zero", line: 2), output: "1\n",
        error: "ZeroDivisionError: division by zero"),
      Sample(
        source: "1\nimport nowhere", ending: error("ModuleNotFoundError", "No module named 'nowhere'", line: 2),
        error: "ModuleNotFoundError: No module named 'nowhere'"),
      Sample(
        source: "import statistics\n\nstatistics.mean([])",
        ending: error("statistics.StatisticsError", "mean requires at least one data point", line: 3),
        error: "statistics.StatisticsError: mean requires at least one data point"),
      Sample(
        source: "prnt(1)", ending: error("NameError", "name 'prnt' is not defined. Did you mean: 'print'?", line: 1),
        error: "NameError: name 'prnt' is not defined. Did you mean: 'print'?"),
      Sample(
        source: "class Oops(Exception): pass\n\nraise Oops", ending: error("Oops", "", line: 3),
        error: "Oops"),
      Sample(
        source: "input()", ending: error("EOFError", "EOF when reading a line", line: 1),
        error: "EOFError: EOF when reading a line"),
    ])
  func errorNobodyCaughtHasType(sample: Sample) { check(sample) }

  @Test(
    "a program that is refused has not run",
    arguments: [
      Sample(
        source: "print(1)\nx = = 2",
        ending: .raised(
          RaisedError(type: "SyntaxError", message: "invalid syntax", line: 2, column: 5, isStatic: true)),
        error: "SyntaxError: invalid syntax"),
      Sample(
        source: "if 1:\npass",
        ending: .raised(
          RaisedError(
            type: "IndentationError", message: "expected an indented block after 'if' statement on line 1", line: 2,
            column: 1, isStatic: true)),
        error: "IndentationError: expected an indented block after 'if' statement on line 1"),
    ])
  func programRefusedHasNotRun(sample: Sample) {
    check(sample)
    #expect(PythonProgram(source: sample.source).run().steps == 0)
  }

  @Test(
    "a program that is stopped says at which limit and on which line",
    arguments: [
      Sample(
        source: "print('a')\nwhile True:\n    pass", ending: .stopped(.steps, line: 2), output: "a\n", budget: small),
      Sample(
        source: "def f():\n    for _ in range(10**9):\n        pass\n\nf()", ending: .stopped(.steps, line: 2),
        budget: small),
      Sample(source: "a = 1\nb = 'x' * 10**9", ending: .stopped(.memory, line: 2), budget: small),
      Sample(
        source: "a = []\nwhile True:\n    a.append('x' * 1000 + str(len(a)))", ending: .stopped(.memory, line: 3),
        budget: small),
      Sample(source: "\nprint('x' * 200)", ending: .stopped(.output, line: 2), budget: small),
    ])
  func programStoppedSaysAtLimit(sample: Sample) {
    let outcome = PythonProgram(source: sample.source).run(budget: sample.budget)
    #expect(outcome.ending == sample.ending)
    #expect(outcome.standardOutput.hasPrefix(sample.output))
    #expect(outcome.steps <= sample.budget.steps)
  }

  @Test("recursion without end is an error of the language, as in CPython")
  func recursionWithoutEndErrorLanguage() {
    let outcome = PythonProgram(source: "def f(): f()\nf()").run()
    #expect(outcome.ending == Self.error("RecursionError", "maximum recursion depth exceeded", line: 1))
  }

  @Test("steps and bytes are counted")
  func stepsAndBytesCounted() {
    let (short, long) = (
      PythonProgram(source: "x = [0] * 10").run(), PythonProgram(source: "x = list(range(10**5))").run()
    )
    #expect(short.steps > 0)
    #expect(long.steps > short.steps)
    #expect(long.peakMemory - short.peakMemory > 800_000)
    #expect(short == PythonProgram(source: "x = [0] * 10").run())
  }

  @Test(
    "work on a range costs steps in proportion to the size of its numbers",
    arguments: [
      "next(iter(r))", "next(reversed(r))", "r[5]", "r[-5]", "r[5:]", "r[::-1]", "5 in r", "r.index(5)", "r.count(-1)",
    ])
  func workOnRangeCosts(_ expression: String) {
    func steps(bits: Int) -> Int {
      PythonProgram(source: "r = range(1 << \(bits))\nfor _ in range(100): \(expression)").run().steps
    }
    // A number of so many bits has 3,126 words, of which a step pays for eight.
    #expect(steps(bits: 200_000) - steps(bits: 100) > 100 * 3_126 / 8)
  }

  @Test(
    "an error costs the same, however little of the budget is left for its report",
    arguments: [
      "1 / 0", "x = [0] * 50\nprint(x[50])", "class E(Exception):\n  def __str__(self): return 'a'\nraise E",
    ])
  func errorCostsSame(_ source: String) {
    let steps = PythonProgram(source: source).run().steps
    let small = PythonProgram(source: source).run(
      budget: Budget(steps: 2000, memory: 1 << 20, output: 1000, depth: 1000))
    #expect(steps > 0 && small.steps == steps)
  }

  private func check(_ sample: Sample) {
    let outcome = PythonProgram(source: sample.source).run(budget: sample.budget)
    #expect(outcome.ending == sample.ending)
    #expect(outcome.standardOutput == sample.output)
    #expect((outcome.standardError.split(separator: "\n").last.map(String.init) ?? "") == sample.error)
  }
}
