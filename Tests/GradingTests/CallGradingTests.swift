import CurriculumBundle
import Grading
import Testing

@Suite("Verdicts on programs that are called")
struct CallGradingTests {
  private func feedback(_ program: String, _ checks: ProgramCheck..., wrong: [WrongProgram] = []) -> String? {
    let card = ExerciseCard(
      text: "Write it.", language: .python, checks: checks, success: "Right.",
      wrongPrograms: wrong.isEmpty ? nil : wrong)
    return grade(.wrote(.text(program)), on: .exercise(card)).feedback
  }

  private static let fizz = ProgramCheck(call: "fizz(15)", returns: "'FizzBuzz'")
  private static let area = ProgramCheck(call: "area(-1)", raises: "ValueError")
  private static let account = ProgramCheck(
    setup: ["a = Account(5)", "a.add(3)"], call: "a.balance", returns: "8")

  @Test("feedback says what a call returns, raises or prints, and what it should")
  func words() {
    #expect(
      feedback("def fizz(n): return 'Fizz'", Self.fizz) == "fizz(15) returns 'Fizz', but it should return 'FizzBuzz'.")
    #expect(
      feedback("def fizz(n): print('FizzBuzz')", Self.fizz)
        == "fizz(15) prints 'FizzBuzz' but returns nothing. Use return.")
    #expect(feedback("def fizz(n): pass", Self.fizz) == "fizz(15) returns nothing, but it should return 'FizzBuzz'.")
    #expect(feedback("print('FizzBuzz')", Self.fizz) == "Your program does not define 'fizz'.")
    #expect(
      feedback("def fizz(n): return n / 0", Self.fizz)
        == "fizz(15) stops with an error: ZeroDivisionError: division by zero")
    #expect(feedback("def fizz(n): exit()", Self.fizz) == "fizz(15) ends the whole program. Take exit() out.")
    #expect(feedback("exit()", Self.fizz) == "Your program ends before fizz(15) is called. Take exit() out.")
    #expect(feedback("fizz = 1 / 0", Self.fizz)?.hasPrefix("Your program stopped with an error: Zero") == true)
    #expect(feedback("def area(n): return 3", Self.area) == "area(-1) returns 3, but it should raise a ValueError.")
    #expect(
      feedback("def area(n): raise TypeError('no')", Self.area)
        == "area(-1) raises TypeError: no, but it should raise a ValueError.")
    #expect(
      feedback("def f(): return []", ProgramCheck(call: "f()", raises: "IndexError: empty"))
        == "f() returns [], but it should raise an IndexError: empty.")
    #expect(
      feedback("def f(): print('a')", ProgramCheck(input: ["x"], result: "b", call: "f()"))
        == "For the input 'x' f() prints 'a', but it should print 'b'.")
    #expect(
      feedback("class Account:\n  def __init__(self, n): self.balance = n\n  def add(self, n): pass", Self.account)
        == "After 'a = Account(5); a.add(3)', a.balance is 5, but it should be 8.")
    #expect(
      feedback("class Account:\n  pass", Self.account)
        == "'a = Account(5); a.add(3)' stops with an error: TypeError: Account() takes no arguments")
    #expect(
      feedback("x = 1", ProgramCheck(setup: ["s = Stak()"], call: "s.pop()", raises: "NameError"))
        == "Your program does not define 'Stak'.")
  }

  @Test("a right program passes, whatever it prints by itself")
  func right() {
    #expect(feedback("def fizz(n): return 'FizzBuzz'\nprint(fizz(3))", Self.fizz) == "Right.")
    #expect(feedback("def area(n): raise ValueError", Self.area) == "Right.")
    #expect(
      feedback(
        "class Account:\n  def __init__(self, n): self.balance = n\n  def add(self, n): self.balance += n",
        Self.account) == "Right.")
    #expect(
      feedback("def f(): print(input())", ProgramCheck(input: ["b"], result: "b", call: "f()")) == "Right.")
  }

  @Test("a program that does what a listed wrong program does when it is called gets its feedback")
  func wrongPrograms() {
    let wrong = [WrongProgram(program: .text("def fizz(n): return 'Fizz'"), feedback: "Also look at 5.")]
    #expect(feedback("def fizz(n):\n  print('debug')\n  return 'Fizz'", Self.fizz, wrong: wrong) == "Also look at 5.")
    #expect(feedback("def fizz(n): return 'Buzz'", Self.fizz, wrong: wrong)?.contains("'Buzz'") == true)
  }

  @Test(
    "a program does not pass by accident",
    arguments: [
      "def print(*a): pass\ndef fizz(n): print('FizzBuzz')",
      "class A:\n  def __eq__(s, o): return True\nfizz = lambda n: A()",
      "class S(str):\n  def __eq__(s, o): return True\n  __hash__ = str.__hash__\ndef fizz(n): return S('Fizz')",
      "exit()\ndef fizz(n): return 'FizzBuzz'", "n = input()\ndef fizz(n): return 'FizzBuzz'",
      "def fizz(n):\n  return 'FizzBuzz' + input()", "while True: pass",
    ])
  func cheats(_ program: String) {
    #expect(feedback(program, Self.fizz) != "Right.")
  }
}
