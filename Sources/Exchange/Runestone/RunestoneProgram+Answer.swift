import Execution
import Python

// What the answer of a program does on its tests, each of which a card runs by itself.
extension RunestoneProgram {
  /// The program with the calls of earlier tests before those that the answer passes only then, since the page runs
  /// its tests one after the other.
  var withEarlierCalls: RunestoneProgram {
    guard let program = runningAnswer else { return self }
    var settled = self
    for index in tests.indices where tests[index].setup.isEmpty {
      let earlier = tests[..<index].filter { $0.setup.isEmpty && $0.raises == nil }.map(\.expression)
      guard !earlier.isEmpty, program.meets(tests[index]) == false else { continue }
      var test = tests[index]
      test.setup = earlier
      if program.meets(test) == true { settled.tests[index] = test }
    }
    return settled
  }

  /// The tests with lines before them that the answer fails: these lines may not be all that they need.
  var failedWithSetup: [Test] {
    guard let program = runningAnswer else { return [] }
    return tests.filter { !$0.setup.isEmpty && program.meets($0) == false }
  }

  /// The answer, if it comes to its end by itself, without which no call is made.
  private var runningAnswer: PythonProgram? {
    guard let program = answer.map({ PythonProgram(source: $0) }), !tests.isEmpty,
      case .finished = program.run().ending
    else { return nil }
    return program
  }

  /// The program with its code, tests and setups in one layout, so that two can be compared.
  var inOneLayout: RunestoneProgram {
    var program = self
    program.code = code.withoutOuterLines
    program.answer = answer?.withoutOuterLines
    program.tests = tests.map(\.inOneLayout)
    return program
  }
}

extension RunestoneProgram.Test {
  fileprivate var inOneLayout: RunestoneProgram.Test {
    var test = self
    test.setup = UnitTests.lines(ofSetup: setup)
    test.expression = TestedExpression.canonical(expression)
    test.literal = literal.isEmpty ? "" : TestedExpression.canonical(RunestoneDriver.usual(literal))
    return test
  }
}

extension PythonProgram {
  /// Whether the program passes a test; nil where it does not come to an end.
  fileprivate func meets(_ test: RunestoneProgram.Test) -> Bool? {
    let goal = test.raises.map(PythonCall.Goal.error) ?? .value(test.literal)
    let outcome = run(calling: PythonCall(test.expression, after: test.setup, goal: goal))
    if case .stopped = outcome.ending { return nil }
    return outcome.call?.meetsGoal == true
  }
}
