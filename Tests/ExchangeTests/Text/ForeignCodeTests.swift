import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("Code without the name of a language is not taken for another language")
struct ForeignCodeTests {
  private static let python2 = "this code is in Python 2, which Python 3 refuses, so it is shown without a language"
  private static let plain =
    "this code names no language, and Python cannot read it, so it is shown without one, as are those after it"
  private static let question = "a card cannot say that its code is in 'Python 2', so it is shown as 'pseudocode'"

  @Test(
    "code of Python 2 in a lesson to read has no language, and is reported at its place",
    arguments: [
      "It looks so::\n\n   ↓x = 3\n   print x\n", "It looks so::\n\n   ↓try:\n       f()\n   except E, e: g()\n",
      "It looks so::\n\n   ↓if x: print \"a\"\n", "Look.\n\n↓.. code-block:: python\n\n   print 'a', 2\n",
      "Look.\n\n↓.. code-block::\n\n   exec \"a\"\n", "Look.\n\n↓.. codelens:: a\n\n   print x\n",
    ])
  func oldPython(marked: String) throws { try expect(marked, message: Self.python2) }

  @Test("what else Python cannot read has no language, and is reported once")
  func outputs() throws {
    try expect("It prints::\n\n   ↓a b c\n\nThen::\n\n   $ ls -l\n", message: Self.plain)
  }

  @Test("a program without the name of a language has none, and nothing is lost")
  func programs() throws {
    try expect("It prints::\n\n   print(1)\n\nThen::\n\n   >>> 2 + 3\n   5\n", message: nil)
  }

  @Test("code without a language goes out as a block without one")
  func export() throws {
    let page = "It prints:\n\n::\n\n   a b c\n\n.. code-block:: python\n\n   x = 1\n"
    let (files, _) = try importing("runestone", SourceText(path: "x.rst", page))
    let (text, losses) = try exporting("runestone", files)
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    #expect(text == page)
  }

  private static let choices = "   :answer_a: 3\n   :answer_b: 4\n   :correct: a\n"

  @Test(
    "a question about code of Python 2 is not proven, which is reported",
    arguments: [
      ("runestone", "↓.. mchoice:: a\n\(choices)\n   What is printed?\n\n   .. code-block:: python\n\n      print 3\n"),
      ("runestone", ".. mchoice:: a\n\(choices)\n   What is printed::\n\n      ↓print 3\n"),
      ("gift", "[markdown]↓What is printed?\\n```python\\nprint 3\\n``` {=3 ~4}"),
      ("gift", "[html]↓What is printed?<pre>print 3</pre> {=3 ~4}"),
    ])
  func questions(format: String, marked: String) throws {
    let text = marked.replacing("↓", with: "")
    let (files, diagnostics) = try importing(format, SourceText(path: "x.txt", text))
    #expect(diagnostics.map(\.message) == [Self.question])
    #expect(files.episode.contains("language: pseudocode\n") && files.episode.contains("print 3\n"))
  }

  @Test("a puzzle in Python 2 is not proven, which is reported")
  func puzzle() throws {
    let page = ".. parsonsprob:: a\n\n   Order.\n   -----\n   x = 3\n   =====\n   print x\n"
    let (files, diagnostics) = try importing("runestone", SourceText(path: "x.rst", page))
    #expect(diagnostics.map(\.message) == [Self.question])
    #expect(files.episode.contains("language: pseudocode\n"))
  }

  @Test("broken Python that is called Python stays what the linter finds")
  func broken() throws {
    let quiz = "[markdown]What is printed?\\n```python\\nprint(\"a\"\\n``` {=a ~b}"
    let (files, diagnostics) = try importing("gift", SourceText(path: "x.gift", quiz))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(files.episode.contains("language: python\n"))
  }

  /// Expects that no code of a page gets a language, and what is reported at the mark.
  private func expect(_ marked: String, message: String?) throws {
    let page = marked.replacing("↓", with: "")
    let (files, diagnostics) = try importing("runestone", SourceText(path: "x.rst", page))
    #expect(diagnostics.map(\.message) == [message].compactMap { $0 })
    let start = marked.prefix { $0 != "↓" }.utf8.count
    #expect(diagnostics.allSatisfy { $0.location.span.start == start }, "\(diagnostics.map(\.location))")
    #expect(files.episode.contains("- code: "))
    #expect(!files.episode.contains("language:"), "\(files.episode)")
  }
}
