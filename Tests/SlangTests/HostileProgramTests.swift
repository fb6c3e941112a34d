import Execution
import Slang
import Testing

/// Programs that do as much as they can for a step; each ends within its budget in time and memory.
@Suite("Hostile Slang programs")
struct HostileProgramTests {
  /// A text of about 8 MB.
  private static let long = "variable s = \"ab\"\nrepeat 22\nvariable s = s + s\nend\n"
  private static let digits = "variable s = \"12\"\nrepeat 22\nvariable s = s + s\nend\n"

  static let programs: [(name: String, text: String)] = [
    ("a long text compared with a number", long + loop("if s == 1\nend")),
    ("a number compared with many digits", digits + loop("if 1 < s\nend")),
    ("many digits in sums", digits + loop("variable n = s - 1")),
    ("equal texts compared", long + "variable t = s + \"\"\n" + loop("if s == t\nend")),
    ("a text compared with itself", long + loop("if s <= s\nend")),
    ("a text that grows after a copy", long + loop("variable t = s\nvariable s = s + \"x\"")),
    ("a copy that grows", long + loop("variable t = s\nvariable t = t + \"x\"")),
    ("a text joined to a number", long + loop("variable t = 1 + s")),
    (
      "blanks read as a number", "variable s = \" \"\nrepeat 22\nvariable s = s + s\nend\n" + loop("variable n = s * 2")
    ),
    (
      "binary digits",
      "variable s = \"0b1\"\nvariable z = \"0101\"\nrepeat 20\nvariable z = z + z\nend\nvariable s = s + z\n"
        + loop("variable n = s * 1")
    ),
    ("a long text printed", long + loop("print s")),
    ("much printed", loop("print 123456789")),
    ("texts beyond the memory", long + loop("variable s = s + s")),
    (
      "letters beyond ASCII",
      long.replacing("\"ab\"", with: "\"\u{FF5E}\u{1F600}\"") + "variable t = s + \"\"\n" + loop("if s < t\nend")
    ),
  ]

  private static func loop(_ body: String) -> String { "repeat 100000000\n\(body)\nend\n" }

  @Test("each is stopped at a limit", arguments: programs.map(\.text))
  func isStopped(text: String) {
    let source = SlangSource(text)
    #expect(source.errors.isEmpty)
    // A fifth of a lesson's steps, for builds that are not optimised.
    var budget = Budget.lesson
    budget.steps /= 5
    let outcome = source.program.run(budget: budget)
    guard case .stopped = outcome.ending else { Issue.record("\(outcome.ending)"); return }
    #expect(outcome.peakMemory <= Budget.lesson.memory)
  }

  @Test("what is compared with a number, or copied to be changed, is charged")
  func isCharged() {
    let steps = { (line: String) in SlangSource(Self.long + line).program.run().steps }
    let (before, size) = (steps(""), 8 << 20)
    #expect(steps("if s == 1\nend") - before > size / 32)
    #expect(steps("variable t = s\nvariable s = s + \"x\"") - before > size / 32)
    #expect(steps("variable s = s + \"x\"") - before < 10)
  }
}

@Suite("Numbers in texts")
struct NumberInTextTests {
  @Test(
    "texts are read as numbers as JavaScript reads them",
    arguments: [
      ("", "0"), (" \\n ", "0"), (" 12 ", "12"), ("1 2", "NaN"), ("0x1F", "31"), ("0B101", "5"), ("0o17", "15"),
      ("0x", "NaN"), ("0b2", "NaN"), ("0xG", "NaN"), ("-0x1", "NaN"), ("Infinity", "Infinity"),
      ("-Infinity", "-Infinity"),
      ("Inf", "NaN"), ("infinity", "NaN"), ("nan", "NaN"), (".5", "0.5"), ("5.", "5"), (".", "NaN"), ("1e3", "1000"),
      ("+-1", "NaN"), ("0x000", "0"), ("0b" + String(repeating: "1", count: 1025), "Infinity"),
      ("0x" + String(repeating: "0", count: 500) + "A", "10"),
    ])
  func areRead(text: String, number: String) {
    let program = SlangSource("variable t = \"\(text)\"\nprint t * 1").program
    #expect(program.run().standardOutput == number + "\n")
  }

  @Test("texts are ordered by their UTF-16")
  func areOrdered() {
    let texts = ["", "a", "ab", "b", "é", "\u{D7FF}", "\u{1F600}", "\u{1F601}", "\u{E000}", "\u{FF5E}", "\u{FF5E}a"]
    for left in texts {
      for right in texts {
        let program = SlangSource("if \"\(left)\" < \"\(right)\"\nprint 1\nelse\nprint 0\nend").program
        let precedes = left.utf16.lexicographicallyPrecedes(right.utf16)
        #expect(program.run().standardOutput == (precedes ? "1\n" : "0\n"), "\(left) \(right)")
      }
    }
  }
}
