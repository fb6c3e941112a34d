import Python
import PythonAnalysis
import Testing

@Suite("What programs ask about their input")
struct LineTestTests {
  private func tests(_ source: String) -> [LineTest] { PythonProgram(source: source).lineTests }

  @Test("numbers at the bounds of a comparison, whichever side they stand on")
  func bounds() {
    #expect(tests("n = int(input())\nif n > 10:\n    print(n)\n").map(\.numbers) == [[9, 10, 11]])
    #expect(tests("n = int(input())\nprint(6 <= n <= 12)\n").map(\.numbers) == [[5, 6, 7, 11, 12, 13]])
    #expect(tests("n = int(input())\nprint(n > 0)\n").map(\.numbers) == [[0, 1]])
    #expect(tests("n = int(input())\nprint(n < 0)\n").map(\.numbers) == [[-1, 0, 1]])
    #expect(tests("n = float(input('?'))\nprint(1 if n >= -3 else 2)\n").map(\.numbers) == [[-4, -3, -2]])
  }

  @Test("a question for one number is a choice")
  func choices() {
    let test = tests("n = int(input())\nif n == 1:\n    print('yes')\n")
    #expect(test.map(\.numbers) == [[1]])
    #expect(test.map(\.isChoice) == [true])
  }

  @Test("lines that are compared with each other, and divisors")
  func partners() {
    let both = tests("a = int(input())\nb = int(input())\nc = int(input())\nprint(a > c, b % 3 == 0)\n")
    #expect(both.map(\.partners) == [[2], [], [0]])
    #expect(both.map(\.divisors) == [[], [3], []])
    let digits = tests("n = int(input())\nwhile n > 9:\n    print(n % 10)\n    n = n // 10\n")
    #expect(digits.map(\.numbers) == [[8, 9, 10]])
    #expect(digits.map(\.divisors) == [[10, 10]])
  }

  @Test(
    "a variable with another value is no line any more, and lines behind one read elsewhere have no place",
    arguments: [
      ("n = int(input())\nn = 2 * n\nprint(n > 10)\n", 1), ("n = int(input())\nn += 1\nprint(n > 10)\n", 1),
      ("n = int(input())\nfor n in range(5):\n    print(n > 2)\n", 1),
      ("n = int(input())\nwhile True:\n    n -= 1\n    print(n > 3)\nprint(n > 4)\n", 1),
      ("print(input())\nn = int(input())\nprint(n > 10)\n", 0),
      ("int = str\nn = int(input())\nprint(n > 10)\n", 0),
      ("def f():\n    return 1\nn = int(input())\nprint(n > 3)\n", 0),
      ("n = int(input())\nwith a as n:\n    pass\nprint(n > 3)\n", 1),
    ])
  func otherValues(source: String, count: Int) {
    let found = tests(source)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.numbers.isEmpty && $0.divisors.isEmpty && $0.partners.isEmpty && !$0.isChoice })
  }

  @Test("prompts are found where they are written out, and left out with nothing else changed")
  func prompts() {
    let program = PythonProgram(
      source: "a = int(input('One? '))\nif a > input():\n    print(f(input(\"Two? \")), 'One? ')\n")
    #expect(program.prompts.map(\.text) == ["One? ", "Two? "])
    #expect(program.prompts.map(\.line) == [1, 3])
    #expect(program.withoutPrompts.source == "a = int(input())\nif a > input():\n    print(f(input()), 'One? ')\n")
    #expect(PythonProgram(source: "input(a)\ninput('')\nprint(").prompts.isEmpty)
  }

  @Test("prompts and literals of a with, a raise and an assert are found, and the lines that a with reads")
  func plainStatements() {
    let source =
      "with f(input('One? '), 31) as a:\n    raise E(input('Two? ')) from g(32)\nassert a, input('Three? ')\n"
    #expect(PythonProgram(source: source).prompts.map(\.text) == ["One? ", "Two? ", "Three? "])
    #expect(PythonProgram(source: source).literals.numbers == [31, 32])
    #expect(constants(in: "with f(input()) as a:\n    print(a)\n").first == "with f(\"5\") as a:\n    print(a)\n")
    #expect(
      constants(in: "assert a, input()\nprint(input())\n") == [
        "lines = [\"5\", \"5\"]\nassert a, lines.pop(0)\nprint(lines.pop(0))\n"
      ])
  }

  /// The programs with the line `5` written out where it is read.
  private func constants(in source: String) -> [String] {
    PythonProgram(source: source).mutants(knowing: ["5", "5"])
      .filter { $0.mutation.kind.name == "constant-for-input" }.map(\.program.source)
  }

  @Test("the literals of a program, in their order")
  func literals() {
    let literals = PythonProgram(source: "for a in range(3):\n    print('x', a + 4711, [b'y', -2])\n").literals
    #expect(literals.numbers == [3, 4711, 2])
    #expect(literals.texts == ["x"])
  }
}
