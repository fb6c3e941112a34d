import Execution
import Pseudocode
import Testing

/// Procedures of a program's own, and the names in them.
@Suite("Procedures of pseudocode")
struct ProcedureTests {
  static let calls = [
    Sample("PROCEDURE hello() { DISPLAY(\"Hello\") }\nhello()\nhello()", "Hello Hello "),
    Sample("PROCEDURE double(n) { RETURN(n * 2) }\nDISPLAY(double(4))", "8 "),
    Sample("PROCEDURE add(a, b) { RETURN(a + b) }\nDISPLAY(add(add(1, 2), 3))", "6 "),
    Sample("DISPLAY(double(4))\nPROCEDURE double(n) { RETURN(n * 2) }", "8 "),
    Sample("PROCEDURE a() { RETURN(b()) }\nPROCEDURE b() { RETURN(7) }\nDISPLAY(a())", "7 "),
    Sample("PROCEDURE f() { RETURN(1) DISPLAY(\"never\") }\nDISPLAY(f())", "1 "),
    Sample(
      "PROCEDURE f(n) { IF (n > 0) { RETURN(\"plus\") } RETURN(\"other\") }\nDISPLAY(f(1))\nDISPLAY(f(0))",
      "plus other "),
    Sample("PROCEDURE f(n) { IF (n > 0) { RETURN(1) } ELSE { RETURN(2) } }\nDISPLAY(f(1) + f(0))", "3 "),
    Sample("PROCEDURE f() { REPEAT 3 TIMES { DISPLAY(1) RETURN } }\nf()\nDISPLAY(2)", "1 2 "),
    Sample("PROCEDURE f(n) { IF (n = 0) { RETURN() } DISPLAY(n) f(n - 1) }\nf(3)", "3 2 1 "),
    Sample("PROCEDURE f() { RETURN }\nf()\nDISPLAY(\"ok\")", "ok "),
    Sample("PROCEDURE f() { RETURN(5) }\nf()\nDISPLAY(\"ok\")", "ok "),
    Sample("PROCEDURE f() {\n  RETURN\n  DISPLAY(1)\n}\nf()", ""),
    Sample("PROCEDURE f() { RETURN([1, 2]) }\nDISPLAY(f()[2])", "2 "),
    Sample("PROCEDURE f() { RETURN(1 = 1) }\nIF (f()) { DISPLAY(\"yes\") }", "yes "),
    Sample("PROCEDURE f(n) { RETURN(n) }\nDISPLAY(f(2) * f(3) + -f(1))", "5 "),
    Sample("PROCEDURE nothing() { }\nnothing()\nDISPLAY(1)", "1 "),
  ]

  static let recursion = [
    Sample(
      "PROCEDURE fact(n) { IF (n ≤ 1) { RETURN(1) } RETURN(n * fact(n - 1)) }\nDISPLAY(fact(20))",
      "2432902008176640000 "),
    Sample(
      "PROCEDURE fact(n) { IF (n ≤ 1) { RETURN(1) } RETURN(n * fact(n - 1)) }\nDISPLAY(fact(25))",
      "15511210043330985984000000 "),
    Sample("PROCEDURE fib(n) { IF (n < 2) { RETURN(n) } RETURN(fib(n - 1) + fib(n - 2)) }\nDISPLAY(fib(15))", "610 "),
    Sample("PROCEDURE count(n) { IF (n = 0) { RETURN(0) } RETURN(1 + count(n - 1)) }\nDISPLAY(count(900))", "900 "),
    Sample(
      """
      PROCEDURE isEven(n) { IF (n = 0) { RETURN(true) } RETURN(isOdd(n - 1)) }
      PROCEDURE isOdd(n) { IF (n = 0) { RETURN(false) } RETURN(isEven(n - 1)) }
      DISPLAY(isEven(10))
      """, "true "),
    Sample(
      """
      PROCEDURE search(list, wanted)
      {
        low ← 1
        high ← LENGTH(list)
        REPEAT UNTIL (low > high)
        {
          middle ← (low + high - (low + high) MOD 2) / 2
          IF (list[middle] = wanted)
          {
            RETURN(middle)
          }
          IF (list[middle] < wanted)
          {
            low ← middle + 1
          }
          ELSE
          {
            high ← middle - 1
          }
        }
        RETURN(0)
      }
      DISPLAY(search([1, 3, 5, 7, 9], 7))
      DISPLAY(search([1, 3, 5, 7, 9], 4))
      """, "4 0 "),
  ]

  static let scopes = [
    Sample("x ← 1\nPROCEDURE f() { x ← 2 DISPLAY(x) }\nf()\nDISPLAY(x)", "2 1 "),
    Sample("x ← 1\nPROCEDURE f() { DISPLAY(x) }\nx ← 5\nf()", "5 "),
    Sample("x ← 1\nPROCEDURE f(x) { x ← x + 1 RETURN(x) }\nDISPLAY(f(x))\nDISPLAY(x)", "2 1 "),
    Sample("PROCEDURE f(n) { total ← n IF (n > 0) { f(n - 1) } DISPLAY(total) }\nf(2)", "0 1 2 "),
    Sample("x ← 1\nPROCEDURE f() { FOR EACH x IN [7, 8] { } RETURN(x) }\nDISPLAY(f())\nDISPLAY(x)", "8 1 "),
    Sample("a ← [1, 2]\nPROCEDURE f() { a[1] ← 9 }\nf()\nDISPLAY(a)", "[9, 2] "),
    Sample("a ← [1]\nPROCEDURE f() { a ← [5] APPEND(a, 6) DISPLAY(a) }\nf()\nDISPLAY(a)", "[5, 6] [1] "),
    Sample("x ← 1\nPROCEDURE f() { DISPLAY(x) x ← 2 }\nf()", "[2:25: 'x' has no value yet]"),
    Sample("PROCEDURE f() { y ← 2 }\nf()\nDISPLAY(y)", "[3:9: 'y' has no value here: it is a variable of f alone]"),
    Sample(
      "PROCEDURE f(n) { RETURN(n) }\nDISPLAY(f(3))\nDISPLAY(n)",
      "3 [3:9: 'n' has no value here: it is a variable of f alone]"),
  ]

  @Test("a procedure does its block and returns a value", arguments: calls)
  func isCalled(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("a procedure may call itself", arguments: recursion)
  func recurs(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("what a procedure stores under a name is its own", arguments: scopes)
  func hasOwnNames(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("calls without end are stopped at the depth of the budget")
  func isStopped() {
    let program = PseudocodeProgram(source: "PROCEDURE f(n) { RETURN(f(n + 1)) }\nDISPLAY(f(1))")
    #expect(program.run().ending == .stopped(.depth, line: 1))
    var budget = Budget.lesson
    budget.depth = 5000
    let source = "PROCEDURE f(n) { IF (n = 0) { RETURN(0) } RETURN(f(n - 1)) }\nDISPLAY(f(4000))"
    #expect(PseudocodeProgram(source: source).run().ending == .stopped(.depth, line: 1))
    #expect(PseudocodeProgram(source: source).run(budget: budget).standardOutput == "0 ")
  }
}
