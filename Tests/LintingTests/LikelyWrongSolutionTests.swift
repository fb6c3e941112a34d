import Diagnostics
import Linting
import Testing

/// Solutions of puzzles that are most likely wrong, since their text names what others print.
@Suite("Solutions that are likely wrong")
struct LikelyWrongSolutionTests {
  /// A puzzle that does not say what its program prints.
  struct Puzzle: Sendable, CustomTestStringConvertible {
    let text: String
    var code: String?
    var tokens: [String] = []
    var answers: [String] = []
    var lines: [String] = []
    var more: String?
    var locale = "en"

    var testDescription: String { text }

    private static func list(_ texts: [String]) -> String {
      "[" + texts.map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ", ") + "]"
    }

    private var parts: [String] {
      guard let code else { return ["type: codeBlocks", "lines: \(Self.list(lines))"] }
      let written = code.split(separator: "\n").map { "\n      \($0)" }.joined()
      return [
        "type: dragAndDrop", "code: |\(written)", "tokens: \(Self.list(tokens))", "answers: \(Self.list(answers))",
      ]
    }

    /// The findings on its solution.
    var found: [Diagnostic] {
      get throws {
        let keys = ["id: puzzle", "text: \"\(text)\""] + parts + (more.map { [$0] } ?? [])
        let card = "- " + keys.joined(separator: "\n  ") + "\n"
        let curriculum = "title: Sample\nlocale: \(locale)\nminimumClient: \"1.0.0\"\nmodules: [training]\n"
        return try Sample(cards: card).adding(curriculum, at: "curriculum.yaml").lint()
          .filter { $0.code == "likely-wrong-solution" || $0.severity == .error }
      }
    }
  }

  private static let even = "for n in range(1, 7):\n    if n __1__ 2 == 0:\n        print(n)"
  private static let sum = "total = 0\nfor i in range(1, __1__):\n    total += i\nprint(total)"
  private static let loop = "for n in __1__:\n    print(n)"
  private static let down = ["range(3, 0, -1)", "range(1, 4)", "range(3)"]
  private static let chosen = "for n in range(1, 5):\n    if n % __1__ == 0:\n        print(n)"
  private static let count = ["n = 0", "while n < 6:", "    print(n)", "    n += 2"]

  @Test("the finding states both outputs, and its fix writes the words with which the named one comes out")
  func fillings() throws {
    let signs = try Puzzle(
      text: "The program is to print only the even numbers, so 2, 4 and 6. Which sign is missing?", code: Self.even,
      tokens: ["/", "%", "//"], answers: ["//"]
    ).found
    #expect(
      signs.map(\.message) == [
        "the solution prints '1'; '%' in blank 1 prints '2\u{23CE}4\u{23CE}6', which the text names"
      ])
    #expect(signs.first?.severity == .warning && signs.first?.fixes.count == 1)
    let ends = try Puzzle(
      text: "The program should add the numbers from 1 to 5 (5 included) and write 15. What belongs into the blank?",
      code: Self.sum, tokens: ["4", "5", "6"], answers: ["5"]
    ).found
    #expect(ends.map(\.message) == ["the solution prints '10'; '6' in blank 1 prints '15', which the text names"])
    #expect(ends.first?.fixes.first?.edits.count == 1)
  }

  @Test("the fix of an order keeps the lines as they are written")
  func orders() throws {
    let found = try Puzzle(
      text: "Put the lines in order so that the program prints 2, then 4, then 6.", lines: Self.count
    ).found
    #expect(
      found.map(\.message) == [
        "the solution prints '0\u{23CE}2\u{23CE}4'; another order prints '2\u{23CE}4\u{23CE}6', which the text names"
      ])
    #expect(
      found.first?.help
        == "write the lines in the order 1, 2, 4, 3, or say with `result:` what the program prints")
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == ["'    n += 2'", "'    print(n)'"])
  }

  @Test("nothing is found where the solution may be right", arguments: sound)
  func soundSolutions(_ puzzle: Puzzle) throws {
    #expect(try puzzle.found.map(\.message) == [])
  }

  private static let sound = [
    Puzzle(text: "Print 2, 4 and 6.", code: even, tokens: ["/", "%", "//"], answers: ["%"]),
    Puzzle(text: "Print 2, then 4, then 6.", lines: ["n = 0", "while n < 6:", "    n += 2", "    print(n)"]),
    // A part of the output.
    Puzzle(
      text: "Print 1, 2, 3 and so on.", code: loop, tokens: ["range(1, 9)", "range(1, 4)"], answers: ["range(1, 9)"]),
    // More than what is named is printed.
    Puzzle(text: "At its end it prints 4 and 6.", lines: ["n = 0", "while n < 7:", "    print(n)", "    n += 2"]),
    // The numbers of the task.
    Puzzle(text: "Put the 3 steps in order.", lines: ["n = 1", "n += 2", "n *= 2", "print(n)"]),
    Puzzle(
      text: "Print the sum of the 4 numbers.", code: "print(__1__([2, 9, 7, 5]))", tokens: ["sum", "len", "max"],
      answers: ["sum"]),
    Puzzle(
      text: "A list has 4 numbers. What prints their sum?", code: "print(__1__([2, 9, 7, 5]))", tokens: ["sum", "len"],
      answers: ["sum"]),
    // Words of other languages may turn the order around, or choose.
    Puzzle(
      text: "Zähle von 3 herunter: Die Zahlen 1, 2, 3 kommen verkehrt herum.", code: loop, tokens: down,
      answers: ["range(3, 0, -1)"], locale: "de"),
    Puzzle(
      text: "Of the numbers 1, 2, 3, 4 print every other one.", code: chosen, tokens: ["1", "2", "3"], answers: ["2"]),
    Puzzle(
      text: "Add up 1, 2, 3 and print each sum.", code: "s = 0\nfor n in range(1, 4):\n    s += n\n    print(__1__)",
      tokens: ["s", "n"], answers: ["s"]),
    // The code has it already.
    Puzzle(
      text: "Print 'cat' as it is shouted.", code: "print('cat'__1__)", tokens: [".upper()", ".lower()"],
      answers: [".upper()"]),
    Puzzle(text: "Print 4, which is one more than 3.", code: "print(3 + __1__)", tokens: ["2", "1"], answers: ["1"]),
    // It says what comes out, or why.
    Puzzle(text: "The program writes 15.", code: sum, tokens: ["5", "6"], answers: ["5"], more: "result: 10"),
    Puzzle(
      text: "The program writes 15.", code: sum, tokens: ["5", "6"], answers: ["5"], more: "because: 5 is left out"),
    Puzzle(text: "It must not print 15.", code: sum, tokens: ["5", "6"], answers: ["5"]),
    Puzzle(text: "Suppose that 15 is printed with 6.", code: sum, tokens: ["5", "6"], answers: ["5"]),
    // Two outputs are named.
    Puzzle(
      text: "It prints 15 or 21.", code: sum, tokens: ["5", "6", "7"], answers: ["5"]),
  ]
}
