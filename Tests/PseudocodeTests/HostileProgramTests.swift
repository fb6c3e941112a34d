import Execution
import Pseudocode
import TestSupport
import Testing

/// Texts and programs that try to crash what reads or runs them.
@Suite("Hostile pseudocode")
struct HostileProgramTests {
  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let deep: [(name: String, source: String)] = [
    ("parentheses", "x ← " + many("(", 100_000)),
    ("closed parentheses", "x ← " + many("(", 5000) + "1" + many(")", 5000)),
    ("brackets", "x ← " + many("[", 100_000)),
    ("indices", "x ← " + many("a[", 100_000)),
    ("indices side by side", "x ← a" + many("[1]", 100_000)),
    ("calls", "x ← " + many("LENGTH(", 100_000)),
    ("negations", "x ← " + many("NOT ", 100_000) + "true"),
    ("minus signs", "x ← " + many("- ", 100_000) + "1"),
    ("a sum", "x ← 1" + many(" + 1", 100_000)),
    ("conditions", "x ← true" + many(" AND true", 100_000)),
    ("a sum of sums", "x ← " + many("(1 + ", 1000) + "1" + many(")", 1000)),
    ("sums in sums", "x ← " + many("(", 90) + "1" + many(many(" + 1", 90) + ")", 90)),
    ("blocks", many("IF (true) { ", 100_000)),
    ("closed blocks", many("IF (true) { ", 5000) + many("}", 5000)),
    ("a chain", "IF (true) { }" + many(" ELSE IF (true) { }", 100_000)),
    ("loops", many("REPEAT 1 TIMES { ", 5000) + many("}", 5000)),
  ]

  @Test("what is too deep is found at its place", arguments: deep.map(\.source))
  func isTooDeep(source: String) throws {
    let error = try #require(PseudocodeProgram(source: source).error)
    #expect(error.kind == .tooDeep)
    #expect(error.place.line == 1 && error.place.column >= 1 && error.place.column <= source.count + 1)
  }

  @Test("what is as deep as it may be is run")
  func isDeep() {
    let sum = "x ← 1" + Self.many(" + 1", 98) + "\nDISPLAY(x)"
    #expect(PseudocodeProgram(source: sum).run().standardOutput == "99 ")
    let signs = "x ← " + Self.many("(", 95) + "7" + Self.many(")", 95) + "\nDISPLAY(x)"
    #expect(PseudocodeProgram(source: signs).run().standardOutput == "7 ")
    let blocks = Self.many("IF (true) { ", 95) + "DISPLAY(1)" + Self.many("}", 95)
    #expect(PseudocodeProgram(source: blocks).run().standardOutput == "1 ")
    let chain = "IF (false) { }" + Self.many(" ELSE IF (false) { }", 90) + " ELSE { DISPLAY(2) }"
    #expect(PseudocodeProgram(source: chain).run().standardOutput == "2 ")
  }

  static let long: [(name: String, source: String, kind: PseudocodeError.Kind?)] = [
    ("spaces", many(" \n", 500_000), nil),
    ("a comment", "//" + many("x", 1_000_000), nil),
    ("a string", "x ← \"" + many("a", 1_000_000) + "\"", nil),
    ("a string that never ends", "x ← \"" + many("a", 1_000_000), .unclosedString),
    ("a name", many("a", 1_000_000) + " ← 1\nDISPLAY(b)", nil),
    ("an unknown procedure", many("a", 1_000_000) + "()", .unknownProcedure),
    ("digits", "x ← " + many("9", 1_000_000), .malformedNumber),
    ("digits behind a dot", "x ← 0." + many("9", 1_000_000), .malformedNumber),
    ("digits before a dot", "x ← " + many("9", 4000) + ".5", .malformedNumber),
    ("assignments", many("x ← 1\n", 150_000), .tooLarge),
    ("a list", "x ← [" + many("1, ", 300_000) + "1]", nil),
    ("arguments", "DISPLAY(" + many("1, ", 300_000) + "1)", .wrongArgumentCount),
    ("parameters", "PROCEDURE f(" + many("a, ", 300_000) + "b) { }", .takenName),
    ("braces", many("{", 1_000_000), .notAStatement),
    ("closing braces", many("}", 1_000_000), .stray),
    ("names", many("a ", 500_000), .notAStatement),
    ("arrows", many("←", 300_000), .notAStatement),
    ("NULs", many("\0", 1_000_000), .unknownSign),
    ("signs", many("🙂", 250_000), .unknownSign),
    ("quotation marks", many("\"", 1_000_001), .unclosedString),
  ]

  @Test("a text of a megabyte is read", arguments: long.map(\.name))
  func isRead(name: String) throws {
    let (_, source, kind) = try #require(Self.long.first { $0.name == name })
    let program = PseudocodeProgram(source: source)
    #expect(program.error?.kind == kind)
    let outcome = program.run()
    #expect(outcome.standardError.utf8.count < 2000)
    if let error = program.error { #expect(error.message.utf8.count < 200 && error.place.line >= 1) }
  }

  static let greedy: [(source: String, limit: Limit)] = [
    ("REPEAT UNTIL (false) { }", .steps),
    ("REPEAT 1000000000000000000000 TIMES { }", .steps),
    ("x ← 1\nREPEAT UNTIL (false) { x ← x * 3 }", .steps),
    ("x ← 2\nREPEAT UNTIL (false) { x ← x * x }", .steps),
    ("s ← \"ab\"\nREPEAT UNTIL (false) { s ← s + s }", .memory),
    ("a ← [1]\nREPEAT UNTIL (false) { a ← [a, a] }", .memory),
    ("a ← []\nREPEAT UNTIL (false) { APPEND(a, 1) }", .steps),
    ("a ← [1]\nREPEAT UNTIL (false) { FOR EACH x IN a { APPEND(a, x) } }", .steps),
    ("REPEAT UNTIL (false) { DISPLAY(\"many words\") }", .output),
    ("s ← \"ab\"\nREPEAT 20 TIMES { s ← s + s }\nREPEAT UNTIL (false) { IF (s = s + \"\") { } }", .steps),
    ("PROCEDURE f() { f() f() }\nf()", .depth),
    ("PROCEDURE f(n) { IF (n > 0) { f(n - 1) f(n - 1) } }\nf(900)", .steps),
    ("PROCEDURE f(a) { f([a, a]) }\nf([1])", .memory),
  ]

  @Test("a greedy program is stopped at a limit", arguments: greedy.map(\.source))
  func isStopped(source: String) throws {
    var budget = Budget.lesson
    budget.steps /= 5
    let outcome = PseudocodeProgram(source: source).run(budget: budget)
    guard case .stopped = outcome.ending else {
      // Lists that double are too deep before they are too large.
      #expect(outcome.standardError.contains("lists are inside one another"))
      return
    }
    #expect(outcome.peakMemory <= Budget.lesson.memory * 2)
  }

  @Test("whatever is made of the words of the language is read and run without a crash", .enabled(if: TestRun.hasTime))
  func isReadWhateverItIs() {
    let words = [
      "x", "y", "a[1]", "f(", "f(x)", "1", "2.5", "\"s\"", "true", "false", "←", "<-", "+", "-", "*", "/", "MOD", "=",
      "≠", "<", ">", "(", ")", "[", "]", "{", "}", ",", "IF", "IF (true) {", "ELSE", "REPEAT", "TIMES", "UNTIL",
      "REPEAT 2 TIMES {", "FOR EACH x IN", "PROCEDURE f(x) {", "RETURN", "RETURN(x)", "NOT", "AND", "OR", "DISPLAY(",
      "DISPLAY(x)", "INPUT()", "RANDOM(1, 2)", "APPEND(a, 1)", "LENGTH(a)", "x ← 1", "a ← [1, 2]", "\n", "//", "\"",
      "\0",
    ]
    var random = SeededRandom(seed: 20)
    var budget = Budget.lesson
    budget.steps = 2000
    var runs = 0
    for _ in 0..<5000 {
      let source = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined(separator: " ")
      let program = PseudocodeProgram(source: source)
      if program.error == nil { runs += 1 }
      if case .raised(let error) = program.run(input: ["1"], budget: budget).ending {
        #expect(error.line >= 1 && error.column != nil && error.message != "the program cannot go on here", "\(source)")
      }
    }
    #expect(runs > 30)
  }
}
