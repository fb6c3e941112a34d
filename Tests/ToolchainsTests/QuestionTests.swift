import Execution
import TestSupport
import Testing
import Toolchains

@Suite("What is asked of programs in JavaScript when they have ended", .enabled(if: TestRun.hasJudges))
struct QuestionTests {
  private func outcome(of source: String, _ question: ProgramQuestion) throws -> Outcome {
    let node = try NodeToolchain.find(path: Tools.path).get()
    return try node.run([ToolchainProgram(source, question: question)])[0].get().outcome(asked: question)
  }

  @Test("a call returns a value, and only what it prints itself counts")
  func call() throws {
    let source = "console.log('before');\nfunction double(n) {\n  console.log('in');\n  return 2 * n;\n}"
    let right = try outcome(of: source, ProgramQuestion(call: "double(4)", returns: "4 + 4"))
    #expect(right.call == CallOutcome(.returned("8"), meetsGoal: true))
    #expect(right.standardOutput == "in\n")
    let wrong = try outcome(of: source, ProgramQuestion(call: "double(4)", returns: "'8'"))
    #expect(wrong.call == CallOutcome(.returned("8"), wanted: "'8'"))
  }

  @Test(
    "values are equal that are shown alike",
    arguments: [
      ("{b: 1, a: [2]}", "{a: [2], b: 1}", true), ("[1, [2, [3, [4, [5]]]]]", "[1, [2, [3, [4, [6]]]]]", false),
      ("'a'", "\"a\"", true), ("[]", "{}", false), ("undefined", "null", false), ("[1, 2, 3]", "[1, 2, 3]", true),
    ])
  func equality(one: String, other: String, areEqual: Bool) throws {
    let outcome = try outcome(of: "", ProgramQuestion(call: one, returns: other))
    #expect(outcome.call?.meetsGoal == areEqual)
  }

  @Test("lines before a call make what it needs, and one of them that fails is told from the call")
  func setup() throws {
    let sum = "const sum = (list) => list.reduce((a, b) => a + b, 0);"
    let lines = ["const list = [1, 2];", "list.push(3);"]
    let right = try outcome(of: sum, ProgramQuestion(setup: lines, call: "sum(list)", returns: "6"))
    #expect(right.call?.meetsGoal == true)
    let failing = try outcome(of: sum, ProgramQuestion(setup: ["null.x;"], call: "sum([])", returns: "0"))
    #expect(failing.call?.end == .notPrepared)
  }

  @Test("an error is what was asked for by its name, and its message where that is given")
  func errors() throws {
    let source = "function take(n) {\n  throw new RangeError('too little');\n}"
    for (raises, isRight) in [("RangeError", true), ("RangeError: too little", true), ("TypeError", false)] {
      let outcome = try outcome(of: source, ProgramQuestion(call: "take(1)", raises: raises))
      #expect(outcome.call == CallOutcome(.raised, meetsGoal: isRight))
    }
    let missing = try outcome(of: "", ProgramQuestion(call: "take(1)", returns: "1"))
    #expect(missing.call?.end == .undefined("take"))
    let early = try outcome(of: "null.x", ProgramQuestion(call: "take(1)", returns: "1"))
    #expect(early.call?.end == .notMade)
    let endless = try outcome(of: "const spin = () => { while (true); };", ProgramQuestion(call: "spin()"))
    #expect(endless.ending == .stopped(.steps, line: 0))
  }

  @Test("a condition knows the output, but no name of the program where nothing is called")
  func conditions() throws {
    let source = "const secret = 1;\nconsole.log('one  ');\nconsole.log('two');\nconst half = (n) => n / 2;"
    func condition(_ text: String, call: String? = nil) throws -> ConditionOutcome? {
      let outcome = try outcome(of: source, ProgramQuestion(call: call, condition: text))
      return call == nil ? outcome.condition : outcome.call?.condition
    }
    #expect(try condition("output === 'one\\ntwo' && lines.length === 2") == .holds)
    #expect(try condition("lines[5]") == .fails)
    #expect(try condition("returned === 1.5 && lines.length === 0 && secret === 1", call: "half(3)") == .holds)
    guard case .raised(let error) = try condition("secret === 1") else {
      Issue.record("the condition sees what the program defines")
      return
    }
    #expect(error.summary == "ReferenceError: secret is not defined")
  }
}
