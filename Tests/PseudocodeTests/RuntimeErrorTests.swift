import Execution
import Pseudocode
import Testing

/// Mistakes that a program meets while it runs, each with its place.
@Suite("Mistakes while pseudocode runs")
struct RuntimeErrorTests {
  /// The kinds that are found only while a program runs.
  static let kinds: Set<PseudocodeError.Kind> = [
    .noValueYet, .wrongOperands, .notACondition, .divisionByZero, .wrongModulo, .numberTooLarge, .notAList,
    .noSuchElement, .wrongCount, .wrongRandom, .noMoreInput, .noResult, .listsTooDeep, .noRobot, .robotBlocked,
  ]

  static let numbers = [
    Mistake("DISPLAY(x)", "1:9-10 'x' has no value yet"),
    Mistake("DISPLAY(1 + ((x)))", "1:15-16 'x' has no value yet"),
    Mistake("x ← x + 1", "1:5-6 'x' has no value yet"),
    Mistake("total ← 5\nDISPLAY(totl)", "2:9-13 'totl' has no value yet"),
    Mistake("DISPLAY(len)", "1:9-12 'len' has no value yet"),
    Mistake("IF (false) { x ← 1 }\nDISPLAY(x)", "2:9-10 'x' has no value yet"),
    Mistake("APPEND(list, 1)", "1:8-12 'list' has no value yet"),
    Mistake("list[1] ← 5", "1:1-5 'list' has no value yet"),
    Mistake("DISPLAY(\"Score: \" + 5)", "1:9-22 a number cannot be added to a string"),
    Mistake("DISPLAY(5 + \"a\")", "1:9-16 a string cannot be added to a number"),
    Mistake("DISPLAY(1 + (2 + true))", "1:14-22 a Boolean cannot be added to a number"),
    Mistake("DISPLAY([1] + [2])", "1:9-18 a list cannot be added to a list"),
    Mistake("DISPLAY(\"a\" - 1)", "1:9-16 a number cannot be subtracted from a string"),
    Mistake("DISPLAY(\"ab\" * 2)", "1:9-17 a string cannot be multiplied by a number"),
    Mistake("DISPLAY(true / 2)", "1:9-17 a Boolean cannot be divided by a number"),
    Mistake("DISPLAY(-\"a\")", "1:9-13 a string has no opposite number"),
    Mistake("DISPLAY(1 < \"2\")", "1:9-16 a number cannot be compared with a string by size"),
    Mistake("DISPLAY([1] < [2])", "1:9-18 a list cannot be compared with a list by size"),
    Mistake("DISPLAY(true ≥ false)", "1:9-21 a Boolean cannot be compared with a Boolean by size"),
    Mistake("x ← 0\nDISPLAY(10 / x)", "2:9-15 a number cannot be divided by 0"),
    Mistake("DISPLAY(1.5 / (1 - 1))", "1:9-22 a number cannot be divided by 0"),
    Mistake("DISPLAY(-7 MOD 3)", "1:9-17 MOD needs a left number of at least 0, not -7"),
    Mistake("DISPLAY(7 MOD 0)", "1:9-16 MOD needs a right number above 0, not 0"),
    Mistake("DISPLAY(7 MOD -2)", "1:9-17 MOD needs a right number above 0, not -2"),
    Mistake("DISPLAY(7.5 MOD 2)", "1:9-18 MOD needs a whole number on its left, not 7.5"),
    Mistake("DISPLAY(7 MOD \"2\")", "1:9-18 MOD needs a whole number on its right, not a string"),
    Mistake(
      "x ← 10\nREPEAT 9 TIMES { x ← x * x }\nDISPLAY(x + 0.5)",
      "3:9-16 the result is too large for a number with a fraction"),
    Mistake(
      "x ← 10.5\nREPEAT 20 TIMES { x ← x * x * 1.1 }", "2:23-34 the result is too large for a number with a fraction"),
    Mistake(
      "x ← 10\nREPEAT 13 TIMES { x ← x * x }\nDISPLAY(x)",
      "3:1-11 a number with more than 4300 digits cannot be read or shown"),
  ]

  static let conditions = [
    Mistake("IF (5) { }", "1:5-6 a condition is true or false, not a number"),
    Mistake("IF (true) { IF (\"yes\") { } }", "1:17-22 a condition is true or false, not a string"),
    Mistake("x ← [1]\nREPEAT UNTIL (x) { }", "2:15-16 a condition is true or false, not a list"),
    Mistake("DISPLAY(NOT 0)", "1:13-14 a condition is true or false, not a number"),
    Mistake("DISPLAY(true AND 1)", "1:18-19 a condition is true or false, not a number"),
    Mistake("DISPLAY(0 OR true)", "1:9-10 a condition is true or false, not a number"),
    Mistake("REPEAT 2.5 TIMES { }", "1:8-11 REPEAT needs a whole number, not 2.5"),
    Mistake("REPEAT \"3\" TIMES { }", "1:8-11 REPEAT needs a whole number, not a string"),
    Mistake("n ← 1\nREPEAT n - 3 TIMES { }", "2:8-13 REPEAT needs a number of at least 0, not -2"),
    Mistake("FOR EACH c IN \"abc\" { }", "1:15-20 FOR EACH needs a list, not a string"),
    Mistake("DISPLAY(RANDOM(1.5, 3))", "1:9-23 RANDOM needs whole numbers, not 1.5"),
    Mistake("DISPLAY(RANDOM(1, true))", "1:9-24 RANDOM needs whole numbers, not a Boolean"),
    Mistake("DISPLAY(RANDOM(6, 1))", "1:9-21 RANDOM needs the smaller number first, not 6 before 1"),
    Mistake("x ← INPUT()", "1:5-12 INPUT found no more input"),
    Mistake("PROCEDURE f() { }\nDISPLAY(f())", "2:9-12 'f' returned no value"),
    Mistake("PROCEDURE f(n) { IF (n > 0) { RETURN(1) } }\nx ← f(0)", "2:5-9 'f' returned no value"),
    Mistake("PROCEDURE f() { RETURN }\nx ← 1 + f()", "2:9-12 'f' returned no value"),
    Mistake(
      "PROCEDURE f(n)\n{\n  RETURN(10 / n)\n}\nDISPLAY(f(2))\nDISPLAY(f(0))", "3:10-16 a number cannot be divided by 0"),
    Mistake("MOVE_FORWARD()", "1:1-15 there is no robot here"),
    Mistake("IF (CAN_MOVE(left)) { }", "1:5-19 there is no robot here"),
    Mistake("ROTATE_LEFT()", "1:1-14 there is no robot here"),
  ]

  static let lists = [
    Mistake("a ← [1, 2, 3]\nDISPLAY(a[4])", "2:9-13 the list has 3 elements, there is no element 4"),
    Mistake("a ← [1, 2, 3]\nDISPLAY(a[0])", "2:9-13 the list has 3 elements, there is no element 0"),
    Mistake("a ← [1, 2, 3]\nDISPLAY(a[-1])", "2:9-14 the list has 3 elements, there is no element -1"),
    Mistake("a ← [1]\na[2] ← 5", "2:1-5 the list has 1 element, there is no element 2"),
    Mistake("a ← []\nDISPLAY(a[1])", "2:9-13 the list is empty, there is no element 1"),
    Mistake("a ← [[1], 2]\nDISPLAY(a[1][2])", "2:9-16 the list has 1 element, there is no element 2"),
    Mistake(
      "a ← [1]\nDISPLAY(a[10000000000 * 100000000000000000000000])",
      "2:9-50 the list has 1 element, there is no element with a number of more than 30 digits"),
    Mistake("a ← [1]\nDISPLAY(a[1.5])", "2:9-15 the place of an element is a whole number, not 1.5"),
    Mistake("a ← [1]\nDISPLAY(a[\"1\"])", "2:9-15 the place of an element is a whole number, not a string"),
    Mistake("a ← [1]\nDISPLAY(a[true])", "2:9-16 the place of an element is a whole number, not a Boolean"),
    Mistake("a ← \"abc\"\nDISPLAY(a[1])", "2:9-13 a string has no elements"),
    Mistake("a ← 5\na[1] ← 2", "2:1-5 a number has no elements"),
    Mistake("a ← [1, 2]\nINSERT(a, 3, 5)", "2:1-16 the list has 2 elements, there is no element 3"),
    Mistake("a ← [1, 2]\nINSERT(a, 0, 5)", "2:1-16 the list has 2 elements, there is no element 0"),
    Mistake("a ← []\nREMOVE(a, 1)", "2:1-13 the list is empty, there is no element 1"),
    Mistake("a ← [1]\nREMOVE(a, 1.5)", "2:1-15 the place of an element is a whole number, not 1.5"),
    Mistake("a ← 1\nAPPEND(a, 1)", "2:1-13 APPEND needs a list, not a number"),
    Mistake("a ← \"x\"\nREMOVE(a, 1)", "2:1-13 REMOVE needs a list, not a string"),
    Mistake("a ← true\nINSERT(a, 1, 1)", "2:1-16 INSERT needs a list, not a Boolean"),
    Mistake("DISPLAY(LENGTH(\"abc\"))", "1:9-22 LENGTH needs a list, not a string"),
    Mistake("a ← []\nREPEAT 101 TIMES { a ← [a] }", "2:25-26 more than 100 lists are inside one another"),
  ]

  @Test("numbers, strings and names are named with what is wrong", arguments: numbers)
  func namesValues(mistake: Mistake) { #expect(mistake.raised() == mistake.error) }

  @Test("conditions, counts and calls are named with what is wrong", arguments: conditions)
  func namesConditions(mistake: Mistake) { #expect(mistake.raised() == mistake.error) }

  @Test("lists are named with what they lack", arguments: lists)
  func namesElements(mistake: Mistake) { #expect(mistake.raised() == mistake.error) }

  @Test("every kind of mistake is among these, and the outcome names it")
  func kindsAreCovered() {
    let types = (Self.numbers + Self.conditions + Self.lists).compactMap { mistake -> String? in
      guard case .raised(let error) = PseudocodeProgram(source: mistake.source).run().ending else { return nil }
      return error.type
    }
    // What robots do is tested where there is one.
    #expect(Set(types) == Set(Self.kinds.subtracting([.robotBlocked]).map(\.rawValue)))
  }

  @Test("an error is reported with its line, its place and what to do")
  func isReported() {
    let outcome = PseudocodeProgram(source: "total ← 1\n  DISPLAY(1 + totl)").run()
    #expect(
      outcome.standardError == """
        line 2: 'totl' has no value yet
          DISPLAY(1 + totl)
                      ^^^^
        help: did you mean 'total'?

        """)
    #expect(outcome.transcript.chunks.count == 1)
  }

  @Test("a place counts code points, and may go on over lines")
  func placesAreExact() {
    let source = "x ← \"🙂ü\" DISPLAY(\n  (1 +\n  y)\n  + 2)"
    #expect(Mistake(source, "").raised() == "3:3-4 'y' has no value yet")
    let long = "DISPLAY(1 +\n  \"a\")"
    #expect(Mistake(long, "").raised() == "1:9-2:6 a string cannot be added to a number")
  }

  @Test("no word of Python is in any message", arguments: numbers + conditions + lists)
  func saysNothingOfPython(mistake: Mistake) {
    let report = PseudocodeProgram(source: mistake.source).run().standardError
    for word in ["Error", "None", "int", "float", "str ", "bool ", "tuple", "object", "Traceback", "python", "_"] {
      let isThere = report.split(separator: "\n").first { !$0.hasPrefix(" ") }?.contains(word) ?? false
      #expect(!isThere, "'\(word)' in \(report)")
    }
  }
}
