import Execution
import Python
import TestSupport
import Testing

/// Expressions that are asked of a program once it has run.
@Suite("Questions to a program that ended")
struct InquiryTests {
  private func ask(_ source: String, _ expressions: String..., input: [String] = []) -> [PythonAnswer] {
    PythonProgram(source: source).run(input: input, asking: expressions.map { PythonQuestion($0) }).answers
  }

  private func representations(_ answers: [PythonAnswer]) -> [String] {
    answers.map { answer in
      switch answer {
      case .value(let value): value.representation
      case .error(let error): error.summary
      }
    }
  }

  @Test("a value is told with its representation, its text, its type and its truth")
  func valueToldWithRepresentation() throws {
    let answers = ask("name = 'Ada'\nclass Box: pass\nbox = Box()", "name", "[]", "type(box).__name__", "box")
    guard case .value(let name) = answers[0], case .value(let list) = answers[1], case .value(let box) = answers[3]
    else {
      Issue.record("\(answers)")
      return
    }
    #expect((name.representation, name.text, name.type, name.isTrue) == ("'Ada'", "Ada", "str", true))
    #expect((list.representation, list.type, list.isTrue) == ("[]", "list", false))
    #expect(box.type == "Box")
    #expect(representations([answers[2]]) == ["'Box'"])
  }

  @Test(
    "an expression without a value is told with its error",
    arguments: [
      ("total", "NameError: name 'total' is not defined"), ("1 / 0", "ZeroDivisionError: division by zero"),
      ("x =", "SyntaxError: invalid syntax (<string>, line 1)"), ("", "SyntaxError: invalid syntax (<string>, line 0)"),
      ("x = 5", "SyntaxError: invalid syntax (<string>, line 1)"), ("exit()", "SystemExit"),
      ("input()", "EOFError: EOF when reading a line"), ("(yield)", "SyntaxError: 'yield' outside function"),
    ])
  func expressionWithoutValueTold(_ expression: String, _ error: String) {
    let found = representations(ask("x = 3", expression, "x"))
    #expect(found.count == 2)
    #expect(found[0].hasPrefix(error.prefix { $0 != ":" }), "\(found)")
    #expect(found[1] == "3")
  }

  @Test("names of a question hide those of the program, and only for that question")
  func namesQuestionHideThoseProgram() {
    let question = PythonQuestion(
      "(answer, output, double(answer))",
      with: [.init("output", .text("it's \"5\"\n")), .init("answer", .expression("x + 1"))])
    let program = PythonProgram(source: "x = 4\nanswer = 'mine'\ndef double(n): return [2 * n, answer]")
    let found = program.run(asking: [question, PythonQuestion("answer")]).answers
    #expect(representations(found) == [#"(5, 'it\'s "5"\n', [10, 'mine'])"#, "'mine'"])
  }

  @Test("what an expression prints or changes is no part of the outcome, but for its steps")
  func expressionLeavesOutcomeAlone() {
    let program = PythonProgram(
      source: "items = [input()]\nprint(items)\nclass A:\n  def __del__(self): print('bye')\na = A()")
    let alone = program.run(input: ["1", "2"])
    let (outcome, answers) = program.run(
      input: ["1", "2"],
      asking: [PythonQuestion("print(5)"), PythonQuestion("items.append(2)"), PythonQuestion("items")])
    #expect(representations(answers) == ["None", "None", "['1', 2]"])
    #expect(outcome.transcript == alone.transcript)
    #expect(outcome.ending == alone.ending)
    #expect(outcome.steps > alone.steps)
  }

  @Test(
    "a program that does not come to its end is asked nothing",
    arguments: ["print(x)", "x = ", "exit()", "while True: pass"])
  func stoppedProgramIsAskedNothing(_ source: String) {
    let (_, answers) = PythonProgram(source: source).run(
      asking: [PythonQuestion("1")], budget: Budget(steps: 10_000, memory: 1 << 20, output: 1000, depth: 1000))
    #expect(answers.isEmpty)
  }

  @Test(
    "an expression that goes beyond the budget ends the questions",
    arguments: ["[0 for n in range(10 ** 12)]", "'x' * 10 ** 12", "sum(iter(int, 1))", "9 ** 9 ** 9"])
  func expressionGoesBeyondBudgetEnds(_ expression: String) {
    let budget = Budget(steps: 1_000_000, memory: 4 << 20, output: 1000, depth: 1000)
    let (outcome, answers) = PythonProgram(source: "print(1)").run(
      asking: ["1", expression, "2"].map { PythonQuestion($0) }, budget: budget)
    #expect(representations(answers) == ["1"])
    #expect(outcome.standardOutput == "1\n")
    #expect(outcome.ending == .finished(status: 0))
  }

  @Test("Python says the same of values and types", .enabled(if: TestRun.hasJudges))
  func pythonSaysSameValues() throws {
    let expressions = [
      "total", "total / 2", "names", "names[-1]", "{n: len(n) for n in names}", "type(total)", "lambda: 1 and 2",
      "total > 3 and names", "f'{total:>5}'", "[n for n in names if n in text]", "total.bit_length()", "names.pop(5)",
      "undefined", "'a' 'b'", "(1,)", "{3, 1, 2}", "0.1 + 0.2", "not names", "text.upper().split()", "None", "10 ** 30",
    ]
    let source = "total = 7\nnames = ['Ada', 'Bob']\ntext = 'Ada and me'\n"
    let judge = """
      import sys
      names = {}
      exec(sys.stdin.read().split('\\0')[0], names)
      for text in \(expressions):
          try:
              value = eval(text, dict(names))
              print(type(value).__name__, bool(value), 'function' if callable(value) else repr(value))
          except Exception as error:
              print(type(error).__name__ + ': ' + str(error))
      """
    let wanted = try Command(
      try Judge.path(of: "python3"), ["-c", judge], input: Array(source.utf8), environment: ["PYTHONHASHSEED": "0"]
    ).run()
    let answers = PythonProgram(source: source).run(asking: expressions.map { PythonQuestion($0) }).answers
    let found = answers.map { answer in
      switch answer {
      case .value(let value):
        "\(value.type) \(value.isTrue ? "True" : "False") "
          + (["function", "type"].contains(value.type) ? "function" : value.representation)
      case .error(let error): error.summary
      }
    }
    #expect(found == String(decoding: wanted.outputBytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test(
    "what says a value as it is is a literal",
    arguments: [
      "5", "-5", "1.5", "'a'", "\"it's\"", "[1, 'a', (2,)]", "{}", "{1: [2]}", "{1, 2}", "None", "True", "()",
    ])
  func literalsAreKnown(_ text: String) { #expect(PythonProgram.isLiteral(text)) }

  @Test(
    "what has to be worked out is none",
    arguments: ["x", "2 + 3", "len('a')", "[x]", "f'{x}'", "-x", "not True", "", "x = 5", "5\n6", "'a", "{**{}}"])
  func expressionsAreNotLiterals(_ text: String) { #expect(!PythonProgram.isLiteral(text)) }
}
