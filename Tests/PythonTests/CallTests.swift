import Execution
import Python
import Testing

@Suite("Calls in the names of a program")
struct CallTests {
  private static let library = """
    print("on my own")
    class Anything:
      def __eq__(self, other): return True
      def __hash__(self): return hash("a")
    class Point:
      def __init__(self, x): self.x = x
      def __eq__(self, other): return isinstance(other, Point) and self.x == other.x
    class TooSmall(ValueError): pass
    def give(value): return value
    def fail(error): raise error
    def say(text): print(text)
    def ask(): return input()
    def leave(): exit()
    def stay():
      while True: pass
    class Quiet:
      def __repr__(self): print("repr"); return "Q"
    """

  private func run(
    _ call: String, after setup: [String] = [], returns value: String, program: String = library
  ) -> CallOutcome? {
    PythonProgram(source: program).run(calling: PythonCall(call, after: setup, goal: .value(value))).call
  }

  @Test(
    "a value is the one that is asked for as a teacher compares",
    arguments: [
      ("5", "5", true), ("5.0", "5", true), ("5", "5.0", true), ("0.1 + 0.2", "0.3", true), ("0.3001", "0.3", false),
      ("1e-13", "0.0", true), ("1e-9", "0.0", false), ("2.0 * 10**12 + 1", "2.0 * 10**12", true),
      ("float('nan')", "float('nan')", true), ("float('inf')", "float('inf')", true), ("float('inf')", "1e308", false),
      ("True", "1", false), ("1", "True", false), ("True", "True", true), ("[True]", "[1]", false),
      ("10**30", "10**30", true), ("10**30 + 1", "10**30", false), ("2 + 3j", "2 + 3j", true),
      ("'a'", "\"a\"", true), ("'5'", "5", false), ("None", "None", true), ("0", "None", false),
      ("[1, 2]", "[1, 2]", true), ("[1, 2]", "(1, 2)", false), ("[1, 2]", "[1, 2, 3]", false),
      ("[0.1 + 0.2]", "[0.3]", true), ("{'a': 0.1 + 0.2}", "{'a': 0.3}", true), ("{'a': 1}", "{'a': True}", false),
      ("{1: 'a'}", "{True: 'a'}", false), ("{'b': 2, 'a': 1}", "{'a': 1, 'b': 2}", true),
      ("{1, 2}", "{2, 1}", true), ("{1}", "frozenset([1])", true), ("{1, 2}", "{1, 3}", false),
      ("range(3)", "range(0, 3)", true), ("b'a'", "b'a'", true), ("map(str, [1])", "['1']", false),
      ("Anything()", "5", false), ("Anything()", "None", false), ("[Anything()]", "[5]", false),
      ("{Anything(): 1}", "{'a': 1}", false), ("{Anything()}", "{'a'}", false), ("Point(1)", "Point(1)", true),
      ("Point(1)", "Point(2)", false), ("Point(1)", "1", false), ("int", "int", true),
    ])
  func equality(_ value: String, _ wanted: String, _ isEqual: Bool) throws {
    let call = try #require(run("give(\(value))", returns: wanted))
    #expect(call.meetsGoal == isEqual, "\(value) for \(wanted)")
    #expect((call.wanted == nil) == isEqual)
  }

  @Test("a list in itself is not compared without end")
  func cycle() {
    let call = run("give(a)", after: ["a = [1]", "a.append(a)", "b = [1]", "b.append(b)"], returns: "b")
    #expect(call?.meetsGoal == false)
  }

  @Test("an error is met by its class, by one derived from it, and by its message")
  func errors() {
    func meets(_ call: String, _ goal: String, _ program: String = Self.library) -> Bool? {
      PythonProgram(source: program).run(calling: PythonCall(call, goal: .error(goal))).call?.meetsGoal
    }
    #expect(meets("fail(ValueError('no'))", "ValueError") == true)
    #expect(meets("fail(TooSmall('no'))", "ValueError: no") == true)
    #expect(meets("fail(TooSmall('no'))", "TooSmall") == true)
    #expect(meets("fail(ValueError('no'))", "TooSmall") == false)
    #expect(meets("fail(ValueError('no'))", "ValueError: yes") == false)
    #expect(meets("give(1)", "ValueError") == false)
    #expect(meets("give(ValueError('no'))", "ValueError") == false)
    #expect(meets("leave()", "ValueError") == false)
    #expect(meets("stay()", "ValueError") == false)
    #expect(meets("missing()", "ValueError") == false)
    let own = "class ValueError(Exception): pass\ndef f(): raise ValueError('no')"
    #expect(meets("f()", "ValueError", own) == false)
  }

  @Test("the program runs first; what it and the lines before the call print does not count")
  func order() {
    let program = PythonProgram(source: Self.library)
    let said = program.run(calling: PythonCall("say(x)", after: ["say('before')", "x = 'now'"]))
    #expect(said.standardOutput == "now\n")
    #expect(said.call == CallOutcome(.returned("None"), meetsGoal: true))
    #expect(program.run(calling: PythonCall("x = 5")).call?.end == .returned("None"))
    let shown = program.run(calling: PythonCall("Quiet()", goal: .value("1")))
    #expect(shown.standardOutput.isEmpty && shown.call?.end == .returned("Q"))
  }

  @Test("the program and the call read one input")
  func input() {
    let program = PythonProgram(source: Self.library)
    #expect(program.run(input: ["a"], calling: PythonCall("ask()", goal: .value("'a'"))).call?.meetsGoal == true)
    let greedy = PythonProgram(source: "input()\n" + Self.library)
    #expect(greedy.run(input: ["a"], calling: PythonCall("ask()", goal: .value("'a'"))).call?.meetsGoal == false)
    #expect(PythonProgram(source: "input()\ndef f(): return 1").run(calling: PythonCall("f()")).call?.end == .notMade)
  }

  @Test("built-in names of a goal mean what Python has, whatever the program makes of them")
  func builtins() {
    let program = "def sorted(x): return [1]\nlist = 3\ndef f(): return [1]\nTrue_ = 1"
    #expect(run("f()", returns: "sorted([1, 2])", program: program)?.meetsGoal == false)
    #expect(run("f()", returns: "list([1])", program: program)?.meetsGoal == true)
    #expect(run("sorted(7)", returns: "[1]", program: program)?.meetsGoal == true)
  }

  @Test("each reason that keeps a call from coming to a value has its own end")
  func ends() {
    func end(_ call: String, after setup: [String] = [], _ program: String = Self.library) -> CallOutcome.End? {
      PythonProgram(source: program).run(calling: PythonCall(call, after: setup)).call?.end
    }
    #expect(end("missing(1)") == .undefined("missing"))
    #expect(end("give(1)", after: ["missing(1)"]) == .undefined("missing"))
    #expect(end("f()", "def f(): return missing") == .raised)
    #expect(end("give(1)", after: ["1 / 0"]) == .notPrepared)
    #expect(end("leave()") == .left)
    #expect(end("give(1)", "exit()") == .notMade)
    #expect(end("give(1)", "def give(") == .notMade)
    #expect(end("give(1)", "1 / 0") == .notMade)
    #expect(end("give(lambda: 1)") == .returned("<function <lambda>>"))
  }

  @Test("an error of the lines before a call is not the one that the call should raise")
  func errorBefore() {
    let errors = [("missing(1)", "NameError"), ("1 / 0", "ZeroDivisionError"), ("exit()", "SystemExit")]
    for (line, error) in errors {
      let call = PythonCall("give(1)", after: [line], goal: .error(error))
      #expect(PythonProgram(source: Self.library).run(calling: call).call?.meetsGoal == false, "\(line)")
    }
  }

  @Test("program, call and comparison share one budget")
  func budget() {
    var budget = Budget.lesson
    budget.steps = 60_000
    let program = PythonProgram(source: "for i in range(4000): pass\ndef f(n):\n  for i in range(n): pass\n  return n")
    func ending(_ call: String) -> Ending { program.run(calling: PythonCall(call), budget: budget).ending }
    #expect(ending("f(10)") == .finished(status: 0))
    #expect(ending("f(50000)") == .stopped(.steps, line: 3))
    budget.steps = 700_000
    let large = "def f(): return list(range(300000))"
    let outcome = PythonProgram(source: large).run(
      calling: PythonCall("f()", goal: .value("f()")),
      budget: budget)
    guard case .stopped(.steps, _) = outcome.ending else {
      Issue.record("\(outcome.ending)")
      return
    }
    #expect(outcome.call?.meetsGoal != true)
  }

  @Test("a call tells why Python cannot read it")
  func mistakes() {
    #expect(PythonCall("f(1", after: []).mistake?.hasPrefix("SyntaxError") == true)
    #expect(PythonCall("f(1)", after: ["x ="]).mistake?.hasPrefix("SyntaxError") == true)
    #expect(PythonCall("f(1)").mistake == nil && PythonCall("x = 1").mistake == nil)
    #expect(PythonCall("f(1)").isExpression && !PythonCall("x = 1").isExpression)
  }
}
