import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("Unit tests of a textbook are checks that call, and go out as unit tests")
struct UnitTestTests {
  @Test(
    "an assertion is a check that says the same, and goes out as it came in",
    arguments: [
      ("assertEqual(f(2), 4)", "call: f(2)\nreturns: 4"),
      ("assertEqual(f(2), g(3))", "call: f(2)\nreturns: g(3)"),
      ("assertEqual(x.name, \"Ada\")", "call: x.name\nreturns: '\"Ada\"'"),
      ("assertAlmostEqual(f(2), 0.5)", "call: round(f(2) - 0.5, 7)\nreturns: 0.0"),
      ("assertAlmostEqual(f(2), -0.5, 2)", "call: round(f(2) - (-0.5), 2)\nreturns: 0.0"),
      ("assertAlmostEqual(f(2), 3.5, delta=0.1)", "call: abs(f(2) - 3.5) <= 0.1\nreturns: True"),
      ("assertTrue(f(2))", "call: bool(f(2))\nreturns: True"),
      ("assertFalse(f(2))", "call: bool(f(2))\nreturns: False"),
      ("assertTrue(f(2) == 4)", "call: f(2) == 4\nreturns: True"),
      ("assertTrue(not f(2))", "call: not f(2)\nreturns: True"),
      ("assertFalse(f(2) > 4)", "call: f(2) > 4\nreturns: False"),
      ("assertIn(\"a\", f(2))", "call: '\"a\" in f(2)'\nreturns: True"),
      ("assertNotIn(2, f(2))", "call: 2 not in f(2)\nreturns: True"),
      ("assertIsNone(f(2))", "call: f(2)\nreturns: None"),
      ("assertIsNotNone(f(2))", "call: f(2) is not None\nreturns: True"),
      ("assertIsInstance(f(2), int)", "call: isinstance(f(2), int)\nreturns: True"),
      ("assertNotEqual(f(2), 5)", "call: f(2) != 5\nreturns: True"),
      ("assertLessEqual(f(2), 5 + 1)", "call: f(2) <= (5 + 1)\nreturns: True"),
      ("assertRaises(ValueError, f, -1)", "call: f(-1)\nraises: ValueError"),
      ("assertRaises(ValueError, x.f)", "call: x.f()\nraises: ValueError"),
    ])
  func assertions(assertion: String, keys: String) throws {
    let (files, losses) = try imported("self.\(assertion)")
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    let lines = keys.split(separator: "\n").enumerated().map { "      \($0 == 0 ? "-" : " ") \($1)\n" }.joined()
    #expect(files.episode.contains("    checks:\n\(lines)"), "\(files.episode)")
    let (text, lost) = try exporting("runestone", files)
    #expect(text.contains("  self.\(assertion)\n") && lost.isEmpty, "\(text) \(lost.map(\.message))")
    #expect(try importing("runestone", SourceText(path: "x.rst", text)).files == files)
  }

  @Test("the lines before an assertion are its setup, with calls that may have changed something, and go out again")
  func setups() throws {
    let (files, losses) = try imported(
      answer: Self.queue, "q = Queue()", "q.put(1)", "self.assertEqual(q.get(), 1)", "self.assertEqual(q.size(), 0)",
      "with self.assertRaises(IndexError):",
      "    q.get()")
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    let before = ["q = Queue()", "q.put(1)"]
    #expect(
      files.checks == [
        before.listed + "call: q.get() returns: 1", (before + ["q.get()"]).listed + "call: q.size() returns: 0",
        (before + ["q.get()", "q.size()"]).listed + "call: q.get() raises: IndexError",
      ])
    let text = try exporting("runestone", files).text
    #expect(text.contains("def test2(self):\n                 q = Queue()\n                 q.put(1)\n"), "\(text)")
    #expect(try importing("runestone", SourceText(path: "x.rst", text)).files == files)
  }

  @Test("what `setUp` keeps is a variable, with another name where the program has that one")
  func preparations() throws {
    let page = TestedPage(
      method: ["self.assertEqual(self.x, self.f)"],
      before: ["def setUp(self):", "    self.x = f(1)", "    self.f = 2"])
    let (files, losses) = try page.imported()
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    #expect(files.checks == ["setup: - x = f(1) - my_f = 2 call: x returns: my_f"])
  }

  @Test(
    "what no check says is reported at its place",
    arguments: [
      ("self.assertEqual(self.getOutput(), \"5\\n\")", "the whole output"),
      ("self.assertIn(\"for\", self.getEditorText())", "`uses`"), ("self.assertRegex(f(1), \"a\")", "`assertTrue`"),
      ("self.check(f(1))", "`assertTrue`"), ("for n in [1]: self.assertEqual(f(n), n)", "`assertTrue`"),
      ("self.assertEqual(f(1), len(self.getOutput()))", "the whole output"),
    ])
  func losses(test: String, help: String) throws {
    let (files, losses) = try imported(test, "self.assertEqual(f(2), 4)")
    #expect(losses.map(\.message) == ["a card cannot say this test: \(test)"])
    #expect(losses.allSatisfy { ($0.help ?? "").contains(help) }, "\(losses.map { $0.help ?? "" })")
    #expect(losses.allSatisfy { $0.location.span.end - $0.location.span.start == test.utf8.count })
    #expect(files.checks == ["call: f(2) returns: 4"])
  }

  @Test("messages of tests are reported once, and tests that Python cannot read as a whole")
  func messages() throws {
    let (files, losses) = try imported("self.assertEqual(f(2), 4, \"2\")", "self.assertTrue(f(1), \"1\")")
    #expect(losses.map(\.message) == ["a card has no place for the messages of tests, this one and those after it"])
    #expect(files.checks.count == 2)
    let broken = try imported("self.assertEqual(f(2), 4").losses
    #expect(broken.map(\.message).contains("Python cannot read these tests, so they are left out"))
  }

  private static let queue = """
    class Queue:
        def __init__(self):
            self.items = []
        def put(self, item):
            self.items.append(item)
        def get(self):
            return self.items.pop(0)
        def size(self):
            return len(self.items)
    """

  private func imported(
    answer: String = TestedPage.double, _ lines: String...
  ) throws -> (files: [NewFile], losses: [Diagnostic]) {
    try TestedPage(method: lines, answer: answer).imported()
  }
}

extension [String] {
  /// The elements as a list of YAML on one line.
  fileprivate var listed: String { "setup: " + map { "- \($0) " }.joined() }
}
