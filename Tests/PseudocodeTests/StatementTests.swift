import Execution
import Pseudocode
import Testing

/// Assignments, conditions, loops, and how a program is laid out.
@Suite("Statements of pseudocode")
struct StatementTests {
  static let assignments = [
    Sample("x ← 5\nDISPLAY(x)", "5 "),
    Sample("x <- 5\nDISPLAY(x)", "5 "),
    Sample("x<-5 DISPLAY(x)", "5 "),
    Sample("x ← -5\nDISPLAY(x)", "-5 "),
    Sample("x<--5 DISPLAY(x)", "-5 "),
    Sample("x ← 1\nx ← x + 1\nDISPLAY(x)", "2 "),
    Sample("a ← 1\nb ← a\na ← 2\nDISPLAY(b)", "1 "),
    Sample("a ← 1\nb ← 2\ntemp ← a\na ← b\nb ← temp\nDISPLAY(a)\nDISPLAY(b)", "2 1 "),
    Sample("x ← 1\nX ← 2\nDISPLAY(x + X)", "3 "),
    Sample("my_name2 ← \"Ada\"\nDISPLAY(my_name2)", "Ada "),
    Sample("größe ← 3\nDISPLAY(größe)", "3 "),
    Sample("times ← 2\neach ← 3\nlength ← 4\ninput ← 5\nDISPLAY(times + each + length + input)", "14 "),
    // Names of Python's are names as any other.
    Sample("print ← 1\nlen ← 2\nNone ← 3\nclass ← 4\nDISPLAY(print + len + None + class)", "10 "),
    Sample("x ← (1 = 1)\nDISPLAY(x)", "true "),
    Sample("x ← 1 = 1\nDISPLAY(x)", "true "),
    Sample("x ← 1\nx ← \"now a string\"\nDISPLAY(x)", "now a string "),
  ]

  static let layout = [
    Sample("", ""),
    Sample("\n\n  \n", ""),
    Sample("// nothing to do", ""),
    Sample("DISPLAY(1) // one\n// two\nDISPLAY(3)", "1 3 "),
    Sample("DISPLAY(1)DISPLAY(2)", "1 2 "),
    Sample("DISPLAY(\n  1 +\n  2\n)", "3 "),
    Sample("x\n←\n5\nDISPLAY (x)", "5 "),
    Sample("DISPLAY(1)\r\nDISPLAY(2)\rDISPLAY(3)", "1 2 3 "),
    Sample("\u{FEFF}DISPLAY(1)", "1 "),
    Sample("\tDISPLAY(1)\u{A0}\nDISPLAY(2)", "1 2 "),
    Sample("IF(true){DISPLAY(1)}ELSE{DISPLAY(2)}", "1 "),
    Sample("IF (true)\n{\n  DISPLAY(1)\n}\nELSE\n{\n  DISPLAY(2)\n}", "1 "),
    Sample("IF (true) { }\nDISPLAY(1)", "1 "),
  ]

  static let conditions = [
    Sample("x ← 5\nIF (x > 3) { DISPLAY(\"large\") }", "large "),
    Sample("x ← 2\nIF (x > 3) { DISPLAY(\"large\") }", ""),
    Sample("x ← 2\nIF (x > 3) { DISPLAY(\"large\") } ELSE { DISPLAY(\"small\") }", "small "),
    Sample("IF (1 = 2) { DISPLAY(1) } ELSE IF (2 = 2) { DISPLAY(2) } ELSE { DISPLAY(3) }", "2 "),
    Sample("IF (1 = 2) { DISPLAY(1) } ELSE IF (2 = 3) { DISPLAY(2) } ELSE { DISPLAY(3) }", "3 "),
    Sample("IF (1 = 2) { DISPLAY(1) } ELSE IF (2 = 3) { DISPLAY(2) }\nDISPLAY(4)", "4 "),
    Sample("IF (1 = 1) { DISPLAY(1) } ELSE IF (2 = 2) { DISPLAY(2) }", "1 "),
    Sample("IF (1 = 2) { } ELSE { IF (true) { DISPLAY(\"inner\") } }", "inner "),
    Sample("IF (true) { IF (false) { DISPLAY(1) } } ELSE { DISPLAY(2) }", ""),
    Sample("rainy ← true\nIF (rainy) { DISPLAY(\"umbrella\") }", "umbrella "),
    Sample("IF ((1 = 1) AND (2 = 2)) { DISPLAY(\"both\") }", "both "),
    Sample("IF (NOT (1 = 2)) { DISPLAY(\"no\") }", "no "),
    Sample("IF (true) { x ← 1 }\nDISPLAY(x)", "1 "),
  ]

  static let loops = [
    Sample("REPEAT 3 TIMES { DISPLAY(\"hi\") }", "hi hi hi "),
    Sample("REPEAT 0 TIMES { DISPLAY(\"hi\") }", ""),
    Sample("n ← 2\nREPEAT n TIMES { DISPLAY(n) n ← n + 5 }", "2 7 "),
    Sample("REPEAT 1 + 1 TIMES { DISPLAY(\"x\") }", "x x "),
    Sample("REPEAT (4 / 2) TIMES { DISPLAY(\"x\") }", "x x "),
    Sample("REPEAT 2 TIMES { REPEAT 2 TIMES { DISPLAY(\"a\") } DISPLAY(\"b\") }", "a a b a a b "),
    Sample("i ← 1\nREPEAT UNTIL (i > 3) { DISPLAY(i) i ← i + 1 }", "1 2 3 "),
    Sample("REPEAT UNTIL (true) { DISPLAY(1) }\nDISPLAY(2)", "2 "),
    Sample("i ← 10\nREPEAT UNTIL(i = 0){i ← i - 5}DISPLAY(i)", "0 "),
    Sample("done ← false\nREPEAT UNTIL (done) { done ← true DISPLAY(\"once\") }", "once "),
    Sample(
      "n ← 27\nsteps ← 0\nREPEAT UNTIL (n = 1) { IF (n MOD 2 = 0) { n ← n / 2 } ELSE { n ← 3 * n + 1 } "
        + "steps ← steps + 1 }\nDISPLAY(steps)", "111 "),
    Sample("sum ← 0\ni ← 1\nREPEAT 100 TIMES { sum ← sum + i i ← i + 1 }\nDISPLAY(sum)", "5050 "),
    Sample("REPEAT 25 TIMES { REPEAT 1 TIMES { } }\nDISPLAY(\"done\")", "done "),
    Sample(
      String(repeating: "REPEAT 1 TIMES { ", count: 40) + "DISPLAY(\"deep\")" + String(repeating: " }", count: 40),
      "deep "),
    Sample("FOR EACH item IN [1, 2, 3] { DISPLAY(item * 2) }", "2 4 6 "),
    Sample("FOR EACH item IN [] { DISPLAY(item) }", ""),
    Sample("words ← [\"a\", \"b\"]\nFOR EACH w IN words { DISPLAY(w) }\nDISPLAY(w)", "a b b "),
    Sample("list ← [1, 2]\nFOR EACH x IN list { APPEND(list, x) }\nDISPLAY(list)", "[1, 2, 1, 2] "),
    Sample("list ← [1, 2]\nFOR EACH x IN list { x ← x * 10 }\nDISPLAY(list)", "[1, 2] "),
    Sample(
      "grid ← [[1, 2], [3]]\nFOR EACH row IN grid { APPEND(row, 0) DISPLAY(row) }\nDISPLAY(grid)",
      "[1, 2, 0] [3, 0] [[1, 2], [3]] "),
    Sample("FOR EACH row IN [[1, 2], [3]] { FOR EACH n IN row { DISPLAY(n) } }", "1 2 3 "),
  ]

  static let inputs = [
    Sample("name ← INPUT()\nDISPLAY(\"Hello\")\nDISPLAY(name)", "Hello Ada ", input: ["Ada"]),
    Sample("DISPLAY(INPUT() + INPUT())", "7 ", input: ["3", "4"]),
    Sample("DISPLAY(INPUT() + INPUT())", "ab ", input: ["a", "b"]),
    Sample("x ← INPUT()\nDISPLAY(x * 2)", "-5 ", input: [" -2.5 "]),
    Sample("DISPLAY(INPUT())", "7 ", input: ["007"]),
    Sample("DISPLAY(INPUT() + 1)", "4 ", input: ["3.0"]),
    Sample("DISPLAY(INPUT() = \" a \")", "true ", input: [" a "]),
    Sample("DISPLAY(INPUT() = \"\")", "true ", input: [""]),
    Sample("DISPLAY(INPUT() = \"+5\")", "true ", input: ["+5"]),
    Sample("DISPLAY(INPUT() = \"1e5\")", "true ", input: ["1e5"]),
    Sample("DISPLAY(INPUT() = \".5\")", "true ", input: [".5"]),
    Sample("DISPLAY(INPUT() = \"5.\")", "true ", input: ["5."]),
    Sample("DISPLAY(INPUT() = \"--5\")", "true ", input: ["--5"]),
    Sample("DISPLAY(INPUT() = \"true\")", "true ", input: ["true"]),
    Sample("DISPLAY(INPUT() = \"٣\")", "true ", input: ["٣"]),
    Sample("DISPLAY(INPUT())", "12345678901234567890123 ", input: ["12345678901234567890123"]),
    Sample("INPUT()\nDISPLAY(INPUT())", "b ", input: ["a", "b"]),
    Sample("sum ← 0\nREPEAT 3 TIMES { sum ← sum + INPUT() }\nDISPLAY(sum / 3)", "2 ", input: ["1", "2", "3"]),
  ]

  @Test("a value is stored under a name", arguments: assignments)
  func stores(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("line breaks are spaces, and comments are left out", arguments: layout)
  func isLaidOut(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("a condition chooses what is done", arguments: conditions)
  func chooses(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("a loop does its block again", arguments: loops)
  func repeats(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("a line that is typed is a number or a string", arguments: inputs)
  func reads(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("random numbers include both ends, and are the same under the same options")
  func draws() throws {
    let program = PseudocodeProgram(source: "REPEAT 200 TIMES { DISPLAY(RANDOM(-1, 1)) }")
    let first = program.run()
    let numbers = Set(first.standardOutput.split(separator: " "))
    #expect(numbers == ["-1", "0", "1"])
    #expect(first.standardOutput == program.run().standardOutput)
    #expect(first.standardOutput != program.run(options: RunOptions(drawSeed: 7)).standardOutput)
    #expect(first.chances == .draws)
    #expect(PseudocodeProgram(source: "DISPLAY(RANDOM(3, 3))").run().standardOutput == "3 ")
  }
}
