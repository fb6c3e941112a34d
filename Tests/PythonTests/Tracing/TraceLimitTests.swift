import Execution
import Python
import Testing

/// What a trace keeps of a run that is too long, and how it shows values.
@Suite("Limits of traces")
struct TraceLimitTests {
  @Test("after the most steps the run goes on without a trace, and the trace says so")
  func afterMostStepsRunGoes() {
    let program = PythonProgram(source: "for n in range(100):\n    print(n)\n")
    let (outcome, trace) = program.trace(limits: Trace.Limits(steps: 5, variables: 9, characters: 9))
    #expect(trace.steps.map(\.line) == [1, 2, 1, 2, 1])
    #expect(!trace.isComplete)
    #expect(outcome == program.run())
    #expect(
      PythonProgram(source: "1\n2\n").trace(limits: Trace.Limits(steps: 2, variables: 1, characters: 1)).trace
        .isComplete)
  }

  @Test("a step has no more variables than the limit")
  func stepHasNoMoreVariables() {
    let source = (0..<10).map { "v\($0) = \($0)\n" }.joined() + "def f(a, b, c, d): return a\nf(1, 2, 3, 4)\n"
    let steps = PythonProgram(source: source).trace(limits: Trace.Limits(steps: 99, variables: 3, characters: 9)).trace
      .steps
    #expect(steps.map(\.variables.count) == [0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3])
    #expect(steps.last?.variables.map(\.name) == ["a", "b", "c"])
  }

  @Test(
    "a long value is cut off",
    arguments: [
      ("'x' * 10**6", "'xxxxxxxx…"), ("list(range(10**5))", "[0, 1, 2,…"), ("{1: 'aé', 2: 2}", "{1: 'aé',…"),
      ("'123456789'[:8]", "'12345678'"), ("2**40", "109951162…"), ("b'abcdefgh\\\\n'", "b'abcdefg…"),
    ])
  func longValueCutOff(expression: String, shown: String) {
    let steps = PythonProgram(source: "v = \(expression)\nv\n")
      .trace(limits: Trace.Limits(steps: 9, variables: 9, characters: 10)).trace.steps
    #expect(steps.last?.variables.map(\.value) == [shown])
  }

  @Test(
    "a value is shown as repr shows it",
    arguments: [
      "None", "True", "-5", "2**70", "0.1", "1+2j", "'it\\'s'", "b'a'", "[1, [2]]", "(1,)", "{'a': (1, 2)}", "{3}",
      "set()", "frozenset({1})", "range(3)", "slice(1, 2)", "{'a': 1}.items()", "{}.keys()", "ValueError('a', 1)",
      "...", "bytearray(b'a')",
    ])
  func valueShownAsReprShows(expression: String) {
    let program = PythonProgram(source: "v = \(expression)\nprint(repr(v))\n")
    let (outcome, trace) = program.trace()
    #expect((trace.steps.last?.variables.last?.value ?? "") + "\n" == outcome.standardOutput)
  }

  @Test(
    "values are shown without running code of the program",
    arguments: [
      ("Dog('Rex')", "<Dog name='Rex', age=3>"), ("Loud()", "<Loud object>"), ("[Loud()]", "[<Loud object>]"),
      ("Stack([1, 2])", "Stack([1, 2])"), ("Color.RED", "<Color.RED: 1>"), ("Loop()", "<Loop me=...>"),
      ("Dog('Rex').bark", "<method bark of <Dog name='Rex', age=3>>"), ("numbers()", "<generator object numbers>"),
      ("iter([1])", "<list_iterator object>"),
      ("nested", String(repeating: "[", count: 13) + "..." + String(repeating: "]", count: 13)), ("own", "[1, [...]]"),
      ("Pair(1, 2)", "Pair(x=1, y=2)"),
      ("9**9999", "<int of about 9542 digits>"), ("Oops('no')", "Oops('no')"), ("deque([1, 2])", "deque([1, 2])"),
    ])
  func valuesShownWithoutRunningCode(expression: String, shown: String) {
    let source = """
      from enum import Enum
      from collections import deque, namedtuple
      Pair = namedtuple("Pair", "x y")
      class Dog:
          def __init__(self, name): self.name, self.age = name, 3
          def bark(self): pass
      class Loud:
          def __repr__(self): print("loud")
          def __getattribute__(self, name): print("loud")
      class Stack(list): pass
      class Color(Enum): RED = 1
      class Loop:
          def __init__(self): self.me = self
      class Oops(Exception): pass
      def numbers(): yield 1
      nested = []
      for _ in range(20): nested = [nested]
      own = [1]
      own.append(own)
      v = \(expression)
      v
      """
    let (outcome, trace) = PythonProgram(source: source).trace()
    #expect(trace.steps.last?.variables.last { $0.name == "v" }?.value == shown)
    #expect(outcome.standardOutput == "")
  }
}
