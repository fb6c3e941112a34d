import Pseudocode
import Testing

/// Mistakes that are found before a program runs, each with its place.
@Suite("Mistakes in the text of pseudocode")
struct StaticErrorTests {
  static let signs = [
    Mistake("DISPLAY(1 == 1)", "1:11-13 unknown-sign: there is no sign '=='", help: "write = to compare"),
    Mistake("DISPLAY(1 % 2)", "1:11-12 unknown-sign: there is no sign '%'", help: "write MOD"),
    Mistake("x := 5", "1:3-5 unknown-sign: there is no sign ':='", help: "write ← or <- to store a value"),
    Mistake(
      "DISPLAY('a')", "1:9-10 unknown-sign: there is no sign '''",
      help: "put a string in straight quotation marks: \""),
    Mistake(
      "DISPLAY(“a”)", "1:9-10 unknown-sign: there is no sign '“'",
      help: "put a string in straight quotation marks: \""),
    Mistake(
      "x ← 1;", "1:6-7 unknown-sign: there is no sign ';'",
      help: "leave it out: a statement needs no sign at its end"),
    Mistake("IF (a && b) { }", "1:7-9 unknown-sign: there is no sign '&&'", help: "write AND"),
    Mistake("IF (!a) { }", "1:5-6 unknown-sign: there is no sign '!'", help: "write NOT"),
    Mistake(
      "x ← 2 ** 3", "1:7-9 unknown-sign: there is no sign '**'",
      help: "multiply in a loop: there is no power"),
    Mistake("# comment", "1:1-2 unknown-sign: there is no sign '#'", help: "begin a comment with //"),
    Mistake("IF (a => b) { }", "1:7-9 unknown-sign: there is no sign '=>'", help: "write >="),
    Mistake("x ← 5 – 3", "1:7-8 unknown-sign: there is no sign '–'", help: "write -"),
    Mistake("_x ← 5", "1:1-2 unknown-sign: there is no sign '_'", help: "begin a name with a letter"),
    Mistake("x ← .5", "1:5-6 unknown-sign: there is no sign '.'", help: "begin a number with a digit: 0.5"),
    Mistake("x ← 1\n  ü ← $", "2:7-8 unknown-sign: there is no sign '$'"),
    Mistake("x ← \0", "1:5-6 unknown-sign: there is no sign U+0000"),
    Mistake("x ← \u{202E}", "1:5-6 unknown-sign: there is no sign U+202E"),
    Mistake("x ← 🙂", "1:5-6 unknown-sign: there is no sign '🙂'"),
    Mistake(
      "x ← \"abc\ny ← 1", "1:5-9 unclosed-string: this string has no second quotation mark in its line",
      help: "write \" where the string ends"),
    Mistake(
      "x ← \"", "1:5-6 unclosed-string: this string has no second quotation mark in its line",
      help: "write \" where the string ends"),
    Mistake("x ← 5.", "1:5-7 malformed-number: a number has digits behind its dot", help: "write 5.0"),
    Mistake("x ← 1.2.3", "1:5-9 malformed-number: a number has one dot at most"),
    Mistake(
      "2x ← 5",
      "1:1-3 malformed-number: a name begins with a letter, and a number has digits and one dot at most"),
    Mistake(
      "x ← 1e5",
      "1:5-8 malformed-number: a name begins with a letter, and a number has digits and one dot at most"),
  ]

  static let words = [
    Mistake("if (x) { }", "1:1-3 wrong-case: 'if' must be written in capitals: IF"),
    Mistake("x ← 1\nRepeat 3 TIMES { }", "2:1-7 wrong-case: 'Repeat' must be written in capitals: REPEAT"),
    Mistake("REPEAT 3 times { }", "1:10-15 wrong-case: 'times' must be written in capitals: TIMES"),
    Mistake("REPEAT until (x) { }", "1:8-13 wrong-case: 'until' must be written in capitals: UNTIL"),
    Mistake("FOR each x IN y { }", "1:5-9 wrong-case: 'each' must be written in capitals: EACH"),
    Mistake("FOR EACH x in y { }", "1:12-14 wrong-case: 'in' must be written in capitals: IN"),
    Mistake("DISPLAY(a and b)", "1:11-14 wrong-case: 'and' must be written in capitals: AND"),
    Mistake("DISPLAY(not a)", "1:9-12 wrong-case: 'not' must be written in capitals: NOT"),
    Mistake("DISPLAY(5 mod 2)", "1:11-14 wrong-case: 'mod' must be written in capitals: MOD"),
    Mistake("x ← TRUE", "1:5-9 wrong-case: 'TRUE' must be written in small letters: true"),
    Mistake("x ← False", "1:5-10 wrong-case: 'False' must be written in small letters: false"),
    Mistake(
      "display(1)", "1:1-8 unknown-procedure: there is no procedure 'display'",
      help: "write it in capitals: DISPLAY"),
    Mistake(
      "x ← length(y)", "1:5-11 unknown-procedure: there is no procedure 'length'",
      help: "write it in capitals: LENGTH"),
    Mistake(
      "Move_Forward()", "1:1-13 unknown-procedure: there is no procedure 'Move_Forward'",
      help: "write it in capitals: MOVE_FORWARD"),
    Mistake("PRINT(1)", "1:1-6 unknown-procedure: there is no procedure 'PRINT'", help: "write DISPLAY"),
    Mistake("DISPLY(1)", "1:1-7 unknown-procedure: there is no procedure 'DISPLY'", help: "did you mean 'DISPLAY'?"),
    Mistake(
      "PROCEDURE total() { }\ntotl()", "2:1-5 unknown-procedure: there is no procedure 'totl'",
      help: "did you mean 'total'?"),
    Mistake("banana(1)", "1:1-7 unknown-procedure: there is no procedure 'banana'"),
    Mistake("x ← 5\nx(1)", "2:1-2 unknown-procedure: there is no procedure 'x'"),
    Mistake(
      "WHILE x < 5 { }", "1:1-6 not-a-statement: there is no word 'WHILE'",
      help: "write REPEAT UNTIL with the opposite condition"),
    Mistake(
      "WHILE (x < 5)\n{\n}", "1:1-6 not-a-statement: there is no word 'WHILE'",
      help: "write REPEAT UNTIL with the opposite condition"),
    Mistake(
      "while x < 5:\n  DISPLAY(x)", "1:1-6 not-a-statement: there is no word 'while'",
      help: "write REPEAT UNTIL with the opposite condition"),
    Mistake(
      "IF (true)\n{\n}\nelif (true)\n{\n}", "4:1-5 not-a-statement: there is no word 'elif'", help: "write ELSE IF"),
    Mistake(
      "def f(x):\n  RETURN(x)", "1:1-4 not-a-statement: there is no word 'def'", help: "write PROCEDURE f(x)"),
    Mistake("def f(x)\n{\n}", "1:1-4 not-a-statement: there is no word 'def'", help: "write PROCEDURE f(x)"),
    Mistake(
      "l ← [1]\nl.append(2)", "2:2-3 unknown-sign: there is no sign '.'", help: "write APPEND(l, 2)"),
    Mistake("DISPLAY(row.length)", "1:12-13 unknown-sign: there is no sign '.'", help: "write LENGTH(row)"),
    Mistake(
      "x ← int(INPUT())", "1:5-8 unknown-procedure: there is no procedure 'int'",
      help: "leave it out: INPUT() is a number where one is typed"),
    Mistake(
      "for i in range(3):\n  x", "1:1-4 wrong-case: 'for' must be written in capitals: FOR",
      help: "write FOR EACH item IN aList, or REPEAT n TIMES"),
    Mistake("DISPLAY \"a\"", "1:1-8 missing-mark: '(' is missing behind DISPLAY", help: "write DISPLAY(expression)"),
    Mistake("IF ← 5", "1:1-3 taken-name: 'IF' is a keyword and cannot be a name"),
    Mistake("x ← 1\nTIMES ← 5", "2:1-6 taken-name: 'TIMES' is a keyword and cannot be a name"),
    Mistake("FOR EACH IF IN x { }", "1:10-12 taken-name: 'IF' is a keyword and cannot be a name"),
    Mistake("PROCEDURE MOD() { }", "1:11-14 taken-name: 'MOD' is a keyword and cannot be a name"),
  ]

  static let marks = [
    Mistake("DISPLAY(\"Hello\"", "1:16-16 missing-mark: ')' is missing"),
    Mistake("DISPLAY(1\nx ← 2", "1:10-10 missing-mark: ')' is missing"),
    Mistake("DISPLAY(1 2)", "1:11-12 missing-mark: ')' is missing"),
    Mistake("x ← [1, 2", "1:10-10 missing-mark: ']' is missing"),
    Mistake("x ← a[1", "1:8-8 missing-mark: ']' is missing"),
    Mistake("IF x > 3 { }", "1:4-5 missing-mark: '(' is missing", help: "write IF (condition)"),
    Mistake("REPEAT UNTIL x > 3 { }", "1:14-15 missing-mark: '(' is missing", help: "write REPEAT UNTIL (condition)"),
    Mistake(
      "IF (a) AND (b) { }",
      "1:8-11 missing-mark: the whole condition is in the parentheses behind IF", help: "write IF (condition)"),
    Mistake(
      "IF (a)\nDISPLAY(1)", "1:7-7 missing-mark: '{' is missing",
      help: "write { before the statements that belong together, and } behind them"),
    Mistake(
      "IF (a) { } ELSE DISPLAY(1)", "1:17-24 missing-mark: '{' is missing",
      help: "write { before the statements that belong together, and } behind them"),
    Mistake(
      "REPEAT 3 { }", "1:10-11 missing-mark: 'TIMES' is missing",
      help: "write REPEAT n TIMES or REPEAT UNTIL (condition)"),
    Mistake(
      "FOR x IN y { }", "1:5-6 missing-mark: 'EACH' is missing",
      help: "write FOR EACH item IN aList, or REPEAT n TIMES"),
    Mistake("FOR EACH x y { }", "1:12-13 missing-mark: 'IN' is missing", help: "write FOR EACH item IN aList"),
    Mistake("FOR EACH IN y { }", "1:10-12 taken-name: 'IN' is a keyword and cannot be a name"),
    Mistake(
      "PROCEDURE f { }", "1:13-14 missing-mark: '(' is missing", help: "write f() for a procedure without parameters"),
    Mistake("PROCEDURE (a) { }", "1:11-12 missing-mark: the procedure's name is missing"),
    Mistake("PROCEDURE f(a b) { }", "1:15-16 missing-mark: ')' is missing"),
    Mistake("PROCEDURE f(a,) { }", "1:15-16 missing-mark: a parameter's name is missing"),
    Mistake(
      "PROCEDURE f() { RETURN 5 }", "1:24-25 missing-mark: '(' is missing behind RETURN", help: "write RETURN(value)"),
    Mistake(
      "PROCEDURE f() { RETURN(1) + 2 }",
      "1:27-28 missing-mark: the whole value is in the parentheses behind RETURN", help: "write RETURN(value)"),
    Mistake(
      "IF (true)\n{\n  DISPLAY(1)\n", "2:1-2 unclosed-brace: this '{' is never closed",
      help: "write } where the block ends"),
    Mistake(
      "REPEAT 2 TIMES { IF (true) { }", "1:16-17 unclosed-brace: this '{' is never closed",
      help: "write } where the block ends"),
    Mistake("DISPLAY(1)\n}", "2:1-2 stray-mark: this '}' closes nothing", help: "leave it out"),
    Mistake("DISPLAY(1))", "1:11-12 stray-mark: this ')' closes nothing", help: "leave it out"),
    Mistake("ELSE { }", "1:1-5 stray-mark: this ELSE belongs to no IF"),
    Mistake("IF (true) { } DISPLAY(1) ELSE { }", "1:26-30 stray-mark: this ELSE belongs to no IF"),
  ]

  static let values = [
    Mistake("x ←", "1:4-4 missing-value: a value is missing behind '←'"),
    Mistake("x ← 5 +", "1:8-8 missing-value: a value is missing behind '+'"),
    Mistake("x ← 5 +\ny ← 2", "1:8-8 missing-value: a value is missing behind '+'"),
    Mistake("x ← 5 * / 2", "1:9-10 missing-value: a value is missing behind '*'"),
    Mistake("IF () { }", "1:5-6 missing-value: a value is missing behind '('"),
    Mistake("x ← [1, ]", "1:9-10 missing-value: a value is missing behind ','"),
    Mistake("x ← ()", "1:6-7 missing-value: a value is missing behind '('"),
    Mistake("REPEAT TIMES { }", "1:8-13 missing-value: a value is missing behind 'REPEAT'"),
    Mistake(
      "DISPLAY(1 < 2 < 3)", "1:15-16 unclear-order: two comparisons in a row can be read in two ways",
      help: "join them with AND"),
    Mistake(
      "DISPLAY(a = b ≠ c)", "1:15-16 unclear-order: two comparisons in a row can be read in two ways",
      help: "join them with AND"),
    Mistake(
      "DISPLAY(a = NOT b)", "1:13-16 unclear-order: NOT binds less strongly than what is before it",
      help: "put NOT and its condition in parentheses"),
    Mistake("x = 5", "1:3-4 arrow-or-equals: '=' compares, it stores nothing", help: "write ← or <- to store a value"),
    Mistake(
      "a[1] = 5", "1:6-7 arrow-or-equals: '=' compares, it stores nothing", help: "write ← or <- to store a value"),
    Mistake(
      "IF (x <-5) { }", "1:7-9 arrow-or-equals: an arrow stores a value, it does not compare",
      help: "write < and - with a space between to compare with a negative number"),
    Mistake(
      "x", "1:1-2 not-a-statement: a name alone is no statement",
      help: "show it with DISPLAY(…) or store it with ←"),
    Mistake(
      "x + 1", "1:1-2 not-a-statement: a name alone is no statement",
      help: "show it with DISPLAY(…) or store it with ←"),
    Mistake(
      "5", "1:1-2 not-a-statement: a value alone is no statement",
      help: "show it with DISPLAY(…) or store it with ←"),
    Mistake(
      "x ← 5 6", "1:7-8 not-a-statement: a value alone is no statement",
      help: "show it with DISPLAY(…) or store it with ←"),
    Mistake(
      "a[1]", "1:1-5 not-a-statement: a value alone is no statement",
      help: "show it with DISPLAY(…) or store it with ←"),
    Mistake("← 5", "1:1-2 not-a-statement: no statement begins with '←'"),
    Mistake("x ← 1\n, y", "2:1-2 not-a-statement: no statement begins with ','"),
    Mistake("UNTIL (x) { }", "1:1-6 not-a-statement: no statement begins with 'UNTIL'"),
    Mistake("f() ← 5", "1:1-4 not-a-variable: a value is stored in a variable or in an element of a list"),
    Mistake("5 ← x", "1:1-2 not-a-variable: a value is stored in a variable or in an element of a list"),
    Mistake("(x) ← 5", "1:1-4 not-a-variable: a value is stored in a variable or in an element of a list"),
    Mistake("x + 1 ← 5", "1:1-6 not-a-variable: a value is stored in a variable or in an element of a list"),
  ]

  static let procedures = [
    Mistake(
      "DISPLAY()", "1:1-10 wrong-argument-count: 'DISPLAY' takes 1 value, not 0", help: "write DISPLAY(expression)"),
    Mistake(
      "DISPLAY(1, 2)", "1:1-14 wrong-argument-count: 'DISPLAY' takes 1 value, not 2", help: "write DISPLAY(expression)"),
    Mistake(
      "x ← INPUT(\"name?\")", "1:5-19 wrong-argument-count: 'INPUT' takes 0 values, not 1", help: "write INPUT()"),
    Mistake("x ← RANDOM(6)", "1:5-14 wrong-argument-count: 'RANDOM' takes 2 values, not 1", help: "write RANDOM(a, b)"),
    Mistake(
      "INSERT(a, 1)", "1:1-13 wrong-argument-count: 'INSERT' takes 3 values, not 2",
      help: "write INSERT(aList, i, value)"),
    Mistake("PROCEDURE f(a) { }\nf(1, 2)", "2:1-8 wrong-argument-count: 'f' takes 1 value, not 2"),
    Mistake("x ← DISPLAY(1)", "1:5-15 no-value: DISPLAY has no value", help: "write it as a statement of its own"),
    Mistake(
      "DISPLAY(APPEND(a, 1))", "1:9-21 no-value: APPEND has no value", help: "write it as a statement of its own"),
    Mistake(
      "PROCEDURE f() { RETURN(1) }\nx ← f", "2:5-6 no-value: 'f' is a procedure, not a value",
      help: "write parentheses behind it to call it"),
    Mistake(
      "x ← INPUT", "1:5-10 no-value: 'INPUT' is a procedure, not a value",
      help: "write parentheses behind it to call it"),
    Mistake("APPEND([1], 2)", "1:8-11 not-a-variable: only a list in a variable can be changed"),
    Mistake(
      "PROCEDURE f() { RETURN([1]) }\nREMOVE(f(), 1)", "2:8-11 not-a-variable: only a list in a variable can be changed"
    ),
    Mistake(
      "PROCEDURE f() { RETURN([1]) }\nf()[1] ← 2", "2:1-4 not-a-variable: only a list in a variable can be changed"),
    Mistake(
      "PROCEDURE f() { }\nPROCEDURE f() { }", "2:11-12 taken-name: there are two procedures 'f'",
      help: "choose another name"),
    Mistake(
      "PROCEDURE INPUT() { }", "1:11-16 taken-name: INPUT is a procedure of the language", help: "choose another name"),
    Mistake("PROCEDURE f(a, a) { }", "1:16-17 taken-name: there are two parameters 'a'", help: "choose another name"),
    Mistake(
      "f ← 1\nPROCEDURE f() { }", "1:1-2 taken-name: 'f' is a procedure and cannot be a variable",
      help: "choose another name"),
    Mistake(
      "PROCEDURE f(f) { }", "1:13-14 taken-name: 'f' is a procedure and cannot be a variable",
      help: "choose another name"),
    Mistake(
      "FOR EACH DISPLAY IN a { }", "1:10-17 taken-name: 'DISPLAY' is a procedure and cannot be a variable",
      help: "choose another name"),
    Mistake(
      "IF (true) { PROCEDURE f() { } }", "1:23-24 misplaced-procedure: a procedure is inside of something else",
      help: "write it outside of all blocks and procedures"),
    Mistake(
      "PROCEDURE f() { PROCEDURE g() { } }", "1:27-28 misplaced-procedure: a procedure is inside of something else",
      help: "write it outside of all blocks and procedures"),
    Mistake("RETURN(5)", "1:1-10 misplaced-return: RETURN belongs in a procedure"),
    Mistake(
      "IF (CAN_MOVE(up)) { }",
      "1:14-16 unknown-direction: CAN_MOVE takes one of these words: left, right, forward, backward"),
    Mistake(
      "IF (CAN_MOVE()) { }",
      "1:14-15 unknown-direction: CAN_MOVE takes one of these words: left, right, forward, backward"),
    Mistake(
      "IF (CAN_MOVE(\"left\")) { }",
      "1:14-20 unknown-direction: CAN_MOVE takes one of these words: left, right, forward, backward"),
  ]

  @Test("a sign of another language is named, with what to write", arguments: signs + words)
  func namesSigns(mistake: Mistake) throws { try check(mistake) }

  @Test("what is missing or too much is found at its place", arguments: marks + values)
  func findsGaps(mistake: Mistake) throws { try check(mistake) }

  @Test("calls and definitions are checked before the program runs", arguments: procedures)
  func checksProcedures(mistake: Mistake) throws { try check(mistake) }

  private func check(_ mistake: Mistake) throws {
    let found = try #require(mistake.found)
    #expect(found.error == mistake.error)
    #expect(found.help == mistake.help)
  }

  @Test("every kind of mistake is among these")
  func kindsAreCovered() {
    let all = Self.signs + Self.words + Self.marks + Self.values + Self.procedures
    let kinds = Set(all.compactMap { PseudocodeProgram(source: $0.source).error?.kind })
    #expect(PseudocodeError.Kind.allCases.allSatisfy { $0.rawValue.contains("-") }, "a class may have such a name")
    let missing = PseudocodeError.Kind.allCases.filter(\.isFoundInText).filter { !kinds.contains($0) }
    // Programs that are too deep or too large are hostile.
    #expect(missing == [.tooDeep, .tooLarge])
  }

  @Test("a program with a mistake reports it and does not run")
  func isReported() {
    let program = PseudocodeProgram(source: "DISPLAY(1)\n  x = 5\n")
    let outcome = program.run()
    #expect(outcome.standardOutput == "")
    #expect(
      outcome.standardError == """
        line 2: '=' compares, it stores nothing
          x = 5
            ^
        help: write ← or <- to store a value

        """)
    guard case .raised(let error) = outcome.ending else { Issue.record("\(outcome.ending)"); return }
    #expect(error.type == "arrow-or-equals" && error.isStatic && error.line == 2 && error.column == 5)
    #expect(throws: PseudocodeError.self) { try PseudocodeProgram(checking: program.source) }
    #expect(program.trace().trace.steps == [])
  }
}

extension PseudocodeError.Kind {
  /// True where it is found before the program runs.
  fileprivate var isFoundInText: Bool { rawValue != "unexpected-failure" && !RuntimeErrorTests.kinds.contains(self) }
}
