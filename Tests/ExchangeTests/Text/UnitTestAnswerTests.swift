import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import Testing

@Suite("An answer passes the checks that the tests of its program become")
struct UnitTestAnswerTests {
  /// A page, the checks of its card, and what its import reports.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let page: TestedPage
    let checks: [String]
    var losses: [String] = []

    var testDescription: String { name }
  }

  private static let counter = """
    class Counter:
        def __init__(self, n):
            self.n = n
        def up(self):
            self.n += 1
            return self.n
    """
  private static let checked = """
    def f(n):
        if n < 0:
            raise ValueError("negative")
        return 2 * n
    """
  private static func ofClass(_ lines: String) -> String {
    let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return "from unittest.gui import TestCaseGui\n\nclass Tests(TestCaseGui):\n" + body.joined(separator: "\n")
      + "\n\nTests().main()"
  }
  private static func method(_ lines: String) -> String {
    let body = lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return ofClass("def testAll(self):\n" + body.joined(separator: "\n"))
  }

  private static let layouts = [
    Sample(
      name: "programs that import unittest first keep all that follows",
      page: TestedPage(
        hidden: "class Tests(unittest.TestCase):\n    def testAll(self):\n        self.assertEqual(f(2), 4)",
        shown: "import unittest\n\ndef f(n):\n    return 0", answer: "import unittest\n\n" + TestedPage.double),
      checks: ["call: f(2) returns: 4"]),
    Sample(
      name: "a class of tests may be in the shown code, and what is next to it stays",
      page: TestedPage(
        hidden: "",
        shown: """
          import unittest, math

          def f(n):
              return 0

          class Tests(unittest.TestCase):
              def testAll(self):
                  self.assertEqual(f(2), 4)

          if __name__ == "__main__":
              unittest.main()
          """),
      checks: ["call: f(2) returns: 4"]),
    Sample(
      name: "functions and constants next to the class are there for the tests that need them",
      page: TestedPage(
        hidden: """
          from unittest.gui import TestCaseGui

          def twice(x):
              return 2 * x

          LIMIT = 3

          \(method("self.assertEqual(twice(f(2)), 8)\nself.assertEqual(f(LIMIT), 6)\nself.assertEqual(f(5), 10)"))
          """),
      checks: [
        "setup: - \"def twice(x):\" - \"    return 2 * x\" call: twice(f(2)) returns: 8",
        "setup: - LIMIT = 3 call: f(LIMIT) returns: 6", "call: f(5) returns: 10",
      ]),
    Sample(
      name: "each class has its own preparations",
      page: TestedPage(
        hidden: ofClass("def setUp(self):\n    self.n = 1\ndef test(self):\n    self.assertEqual(f(self.n), 2)")
          .replacing("\n\nTests().main()", with: "\n\n")
          + "class Others(TestCaseGui):\n    def setUp(self):\n        self.m = 4\n"
          + "    def test(self):\n        self.assertEqual(f(self.m), 8)\n\nTests().main()\nOthers().main()",
        shown: "def f(k):\n    return 0", answer: "def f(k):\n    return 2 * k"),
      checks: ["setup: - n = 1 call: f(n) returns: 2", "setup: - m = 4 call: f(m) returns: 8"]),
    Sample(
      name: "the object of a class method, several targets and annotations are understood",
      page: TestedPage(
        hidden: ofClass(
          """
          @classmethod
          def setUpClass(cls):
              cls.a, cls.b = 1, 2
              cls.k: int = 4
          def test(self):
              self.assertEqual(f(self.a), self.b)
              self.assertEqual(f(self.b), self.k)
          """)),
      checks: [
        "setup: - a, b = 1, 2 - \"k: int = 4\" call: f(a) returns: b",
        "setup: - a, b = 1, 2 - \"k: int = 4\" call: f(b) returns: k",
      ]),
    Sample(
      name: "an import of unittest under another name leaves the other modules",
      page: TestedPage(
        hidden: "import unittest as ut, math\n\nclass Tests(ut.TestCase):\n    def test(self):\n"
          + "        self.assertEqual(f(math.sqrt(4)), 4.0)"),
      checks: ["setup: - import math call: f(math.sqrt(4)) returns: 4.0"]),
    Sample(
      name: "a test that is skipped is not a check",
      page: TestedPage(
        hidden: ofClass(
          """
          @unittest.skip("later")
          def test1(self):
              self.assertEqual(f(1), 7)
          def test2(self):
              self.assertEqual(f(1), 2)
          """)),
      checks: ["call: f(1) returns: 2"],
      losses: ["a test that is skipped is left out: def test1(self): self.assertEqual(f(1), 7)"]),
  ]

  private static let statements = [
    Sample(
      name: "a value that is written first loses no call",
      page: TestedPage(
        hidden: method("c = Counter(5)\nself.assertEqual(6, c.up())\nself.assertEqual(7, c.up())"), answer: counter),
      checks: [
        "setup: - c = Counter(5) call: c.up() returns: 6", "setup: - c = Counter(5) - c.up() call: c.up() returns: 7",
      ]),
    Sample(
      name: "calls on both sides happened before the next test",
      page: TestedPage(
        hidden: method("c = Counter(0)\nd = Counter(0)\nself.assertEqual(c.up(), d.up())\nself.assertEqual(d.up(), 2)"),
        answer: counter),
      checks: [
        "setup: - c = Counter(0) - d = Counter(0) call: c.up() returns: d.up()",
        "setup: - c = Counter(0) - d = Counter(0) - c.up() - d.up() call: d.up() returns: 2",
      ]),
    Sample(
      name: "what the program itself keeps between calls is made by the calls before",
      page: TestedPage(
        hidden: method("self.assertEqual(tick(), 1)\nself.assertEqual(tick(), 2)"),
        answer: "n = 0\ndef tick():\n    global n\n    n += 1\n    return n"),
      checks: ["call: tick() returns: 1", "setup: - tick() call: tick() returns: 2"]),
    Sample(
      name: "statements on several lines are one line, without their comments",
      page: TestedPage(
        hidden: ofClass(
          """
          def setUp(self):
              self.data = [1,  # the first
                           2]
              self.sum = 1 + \\
                  2
          def test(self):
              self.assertEqual(
                  f(  # two
                      self.data[1]
                  ), 4)
              self.assertEqual(f(self.sum), 6)
          """)),
      checks: [
        "setup: - data = [1, 2] - sum = 1 + 2 call: f(data[1]) returns: 4",
        "setup: - data = [1, 2] - sum = 1 + 2 - f(data[1]) call: f(sum) returns: 6",
      ]),
    Sample(
      name: "the right side of an assignment is called where an error is expected, and nothing else",
      page: TestedPage(
        hidden: method(
          """
          with self.assertRaises(ValueError):
              x = f(-1)
          with self.assertRaises(ValueError):
              raise ValueError("x")
          with self.assertRaises(ValueError):
              for n in [1]:
                  f(-n)
          """), answer: checked),
      checks: ["call: f(-1) raises: ValueError"],
      losses: [
        "a card cannot say this test: with self.assertRaises(ValueError): raise ValueError(\"x\")",
        "a card cannot say this test: with self.assertRaises(ValueError): for n in [1]: f(-n)",
      ]),
    Sample(
      name: "text stays text, whatever is before its quotes",
      page: TestedPage(
        hidden: method("self.assertEqual(str(f(3)), u\"6\")\nself.assertEqual(str(f(4)), r\"8\")")),
      checks: ["call: str(f(3)) returns: '\"6\"'", "call: str(f(4)) returns: '\"8\"'"]),
    Sample(
      name: "only messages are called messages",
      page: TestedPage(
        hidden: method(
          """
          self.assertAlmostEquals(f(1), 2, 3)
          self.assertRaisesRegex(ValueError, "negative", f, -1)
          """), answer: checked),
      checks: ["call: round(f(1) - 2, 3) returns: 0.0"],
      losses: ["a card cannot say this test: self.assertRaisesRegex(ValueError, \"negative\", f, -1)"]),
  ]

  @Test("checks say what the tests say, the answer passes them, and they go out and come back", arguments: layouts)
  func layout(sample: Sample) throws { try expect(sample) }

  @Test("statements of tests keep what they need", arguments: statements)
  func statement(sample: Sample) throws { try expect(sample) }

  private func expect(_ sample: Sample) throws {
    let (files, losses) = try sample.page.imported()
    #expect(losses.map(\.message) == sample.losses)
    #expect(files.checks == sample.checks, "\(files.episode)")
    #expect(try expectAnswersPass(files) == sample.checks.count)
    let (text, lost) = try exporting("runestone", files)
    #expect(lost.isEmpty, "\(lost.map(\.message)) \(text)")
    #expect(try importing("runestone", SourceText(path: "x.rst", text)).files == files, "\(text)")
  }

  @Test("text on several lines keeps its lines and its spaces, here and in an export")
  func longTexts() throws {
    let page = TestedPage(
      hidden: Self.method("words = \"\"\"one\n\n  two\"\"\"\nself.assertEqual(f(len(words)), 36)"))
    let (files, losses) = try page.imported()
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    try expectAnswersPass(files)
    let (again, lost) = try exporting("runestone", files)
    #expect(lost.isEmpty, "\(lost.map(\.message))")
    #expect(try importing("runestone", SourceText(path: "x.rst", again)).files == files, "\(again)")
  }

  @Test("an answer that fails a check with lines before it is reported")
  func failing() throws {
    let page = TestedPage(
      hidden: Self.method("c = Counter(5)\nself.assertEqual(c.up(), 9)"), answer: Self.counter)
    #expect(try page.imported().losses.map(\.message) == ["the answer of 'f' fails the check of `c.up()` on its card"])
  }

  @Test("each program has the answer of its name, and those without a name their turn")
  func answers() throws {
    let program = { (id: String, name: String) in
      """
            .. activecode:: \(id)

               Write \(name).
               ~~~~
               def \(name)(n):
                   return 0
               ====
               class Tests(TestCaseGui):
                   def test(self):
                       self.assertEqual(\(name)(1), "\(name)")


      """
    }
    let answer = { (id: String, name: String) in
      "      .. activecode:: \(id)\n\n         def \(name)(n):\n             return \"\(name)\"\n\n"
    }
    let question = ".. tabbed:: t\n\n   .. tab:: Question\n\n" + program("two_a", "f") + program("two_b", "g")
    for ids in [["two_a_a", "two_b_a"], ["two_b_answer", "two_a_answer"], ["x", "y"], ["two_b_a", "y"]] {
      let isSwapped = ids[0].hasPrefix("two_b")
      let names = isSwapped ? ["g", "f"] : ["f", "g"]
      let page = question + "   .. tab:: Answer\n\n" + answer(ids[0], names[0]) + answer(ids[1], names[1])
      let (files, losses) = try importing("runestone", SourceText(path: "x.rst", page))
      #expect(losses.isEmpty, "\(losses.map(\.message))")
      #expect(try expectAnswersPass(files) == 2, "\(files.episode)")
    }
  }

  @Test("what is said in an answer's tab is read after the card, and so are titles")
  func prose() throws {
    let after = "      It doubles.\n\n.. admonition:: Try\n\n   Call it.\n\n.. note:: Remember this."
    let page = TestedPage(
      hidden: Self.method("self.assertEqual(f(2), 4)"), answer: "Look:\n~~~~\n" + TestedPage.double, afterAnswer: after)
    let (files, losses) = try page.imported()
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    for words in ["Look:", "It doubles.", "Try", "Call it.", "Remember this."] {
      #expect(files.episode.contains("- text: \(words.last == ":" ? "\"\(words)\"" : words)\n"), "\(files.episode)")
    }
  }
}
