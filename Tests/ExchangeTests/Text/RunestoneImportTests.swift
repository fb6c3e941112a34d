import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("What a page of Runestone's says is on its cards, or is reported")
struct RunestoneImportTests {
  @Test(
    "only the last pattern of a blank may match everything else",
    arguments: [
      (["- :y: ok", "  :x: x is the other one", "  :z: no", "  :.*: try again"], ["x", "y", "z"], 0),
      (["- :y: ok", "  :z: no", "  :x: try again"], ["y", "z"], 0),
      (["- :y: ok", "  :.*: all", "  :z: no"], ["y", "z"], 1),
      (["- :(?i)def: ok", "  :z: no"], ["def", "z"], 1),
      (["- :y: ok", "  :^\\s*(\\d+)\\s*$: a number", "  :[\\w]: a word", "  :z: no"], ["y", "z"], 2),
      (["- :3.14: ok", "  :[^a]bc: no", "  :(?=q)a: no", "  :z: no"], ["3.14", "z"], 3),
    ])
  func patterns(entries: [String], tokens: [String], count: Int) throws {
    let list = entries.map { "   \($0)\n" }.joined()
    let (files, diagnostics) = try imported(".. fillintheblank:: a\n\n   Which?\n\n\(list)")
    let list2 = "tokens:\n" + tokens.map { "      - \($0 == "y" ? "\"y\"" : $0)\n" }.joined()
    #expect(
      files.episode.replacing("\"y\"", with: "y").contains(list2.replacing("\"y\"", with: "y")), "\(files.episode)")
    #expect(diagnostics.count == count, "\(diagnostics.map(\.message))")
  }

  @Test(
    "markup of reStructuredText goes, and what only looks like it stays",
    arguments: [
      ("Write ``*args*`` here", "Write *args* here"), ("Is a <b and c> d", "Is a <b and c> d"),
      ("What is x \\* y", "What is x * y"), ("See `the page <http://x.y>`_ now", "See the page now"),
      ("See target_ now", "See target now"), ("It is so [1]_ here", "It is so here"), ("The |name| is", "The name is"),
      ("Call __init__ of a_b", "Call __init__ of a_b"), ("Is a || b", "Is a || b"),
      ("The :term:`x y` is", "The x y is"),
      ("Write ``C:\\new``", "Write C:\\new"),
    ])
  func markup(text: String, plain: String) throws {
    let page = ".. mchoice:: a\n   :answer_a: 1\n   :answer_b: 2\n   :correct: a\n\n   \(text)\n"
    let (files, diagnostics) = try imported(page)
    let (authored, _) = try read(files.inMemory)
    #expect(authored.episodes.first?.episode.cards.first?.content.text == plain)
    let isKept = text == plain || text.contains("\\*")
    #expect(diagnostics.count == (isKept ? 0 : 1), "\(diagnostics.map(\.message))")
  }

  @Test("footnotes and substitutions are reported where they are, comments and targets are not")
  func definitions() throws {
    let page = "Text.\n\n.. [1] A note.\n\n.. |x| replace:: y\n\n.. A comment.\n\n.. _target:\n"
    let diagnostics = try imported(page).diagnostics
    #expect(diagnostics.map(\.message) == ["a footnote is left out", "a substitution is left out"])
  }

  @Test("marks of a puzzle are comments, not parts of strings")
  func marks() throws {
    let lines = [
      "x = \"#distractor is a word\"", "print(x) # it's \"#\"", "don't #distractor", "print('#') #distractor",
    ]
    let page =
      ".. parsonsprob:: a\n\n   Order.\n   -----\n" + lines.map { "   \($0)\n" }.joined(separator: "   =====\n")
    let (files, diagnostics) = try imported(page)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    guard case .codeBlocks(let card)? = try read(files.inMemory).authored.episodes.first?.episode.cards.first?.content
    else {
      Issue.record("no puzzle: \(files.episode)")
      return
    }
    #expect(card.lines == [lines[0], lines[1]])
    #expect(card.decoys == ["don't", "print('#')"])
  }

  @Test(
    "why a program is only read is said as it is",
    arguments: [
      ("while True:\n    pass", "does not come to an end within the budget of a run"), ("x = 5", "prints nothing"),
      ("x = input()", "reads input"), ("import turtle\nturtle.forward(10)", "draws instead of printing"),
      ("This is no program", "is not a program of Python (SyntaxError: invalid syntax)"),
      ("import random\nprint(random.random())", "does not print the same at each run"),
      (
        "open('names.txt')",
        "needs what does not run on a card (NotImplementedError: there are no files here)"
      ),
      (
        "from test import testEqual",
        "needs what does not run on a card (ModuleNotFoundError: No module named 'test' here: "
          + "of Python's modules only some are here)"
      ),
      ("x = ______\nprint(x)", "has a blank to fill in (`______`)"),
      (":include: lib\n\nprint(helper(3))", "needs 'lib', which is not a part of it"),
      (":datafile: names.txt\n\nprint(open('names.txt').read())", "needs 'names.txt', which is not a part of it"),
    ])
  func programs(code: String, fact: String) throws {
    let body = code.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    let start = code.hasPrefix(":") ? "" : "\n"
    let diagnostics = try imported(".. activecode:: b\n\(start)\(body)").diagnostics
    #expect(diagnostics.map(\.message) == ["'b' \(fact), so its code is only read"])
  }

  @Test("an error in which a program ends is part of its card")
  func errors() throws {
    let (files, diagnostics) = try imported(".. activecode:: b\n\n   print(1)\n   print(1 / 0)\n")
    #expect(diagnostics.isEmpty)
    #expect(
      files.episode.contains("result: 1\n    raises: \"ZeroDivisionError: division by zero\"\n"), "\(files.episode)")
  }

  @Test("an unknown directive is reported with the one that was meant, and unknown languages with their names")
  func names() throws {
    let page =
      ".. mchoise:: a\n\n   Which?\n\n.. code-block:: cpp\n\n   int x;\n\n.. code-block:: python3\n\n   x = 1\n"
    let (files, diagnostics) = try imported(page)
    #expect(
      diagnostics.map(\.message) == [
        "there is no directive 'mchoise', so it is left out",
        "a card cannot say that its code is in 'cpp', so it is shown as 'pseudocode'",
      ])
    #expect(diagnostics.first?.help == "did you mean 'mchoice'?")
    #expect(files.episode.contains("language: pseudocode\n"))
    #expect(!files.episode.contains("language: python"))
  }

  @Test("hidden lines that are not tests run at the end of their program, where they are shown")
  func hiddenLines() throws {
    let page = """
      .. activecode:: b

         def f(n):
             return 2 * n
         print(f(1))
         ====
         print(f(2))
         assert f(3) == 6
      """
    let (files, diagnostics) = try imported(page)
    #expect(
      diagnostics.map(\.message) == ["a card has no hidden lines, so these are shown at the end of their program"])
    #expect(files.episode.contains("result: |\n      2\n      4\n"), "\(files.episode)")
    let value = try imported(".. activecode:: b\n\n   x = 1\n   ====\n   print(x)\n").files
    #expect(value.episode.contains("result: 1\n"), "\(value.episode)")
  }

  @Test(
    "a tested program whose answer does not run here is left out, with the reason",
    arguments: [
      ("import numpy\n\(TestedPage.double)", "", "needs what does not run on a card (ModuleNotFoundError: "),
      (TestedPage.double, ":include: lib", "needs 'lib', which is not a part of it"),
    ])
  func answers(answer: String, options: String, fact: String) throws {
    var page = TestedPage(method: ["self.assertEqual(f(2), 4)"], answer: answer)
    page.options = options
    let diagnostics = try importing("runestone", SourceText(path: "x.rst", "Text.\n\n" + page.text)).diagnostics
    #expect(diagnostics.count == 1)
    let message = try #require(diagnostics.first).message
    #expect(message.hasPrefix("'f' \(fact)") && message.hasSuffix("so it is left out"), "\(message)")
  }

  @Test("a program without code whose tests are lost is left out once")
  func lostTests() throws {
    let page = ".. activecode:: b\n\n   ====\n   class T(TestCase):\n       def test(self):\n           assert (\n"
    let diagnostics = try imported("Text.\n\n" + page).diagnostics
    #expect(diagnostics.map(\.message) == ["Python cannot read these tests, so 'b' is left out"])
  }

  private static let list = "   - 4\n\n     + Yes.\n\n   - 5\n\n     - No.\n"

  @Test(
    "a question says what its blocks say, and what is lost of them is reported",
    arguments: [
      ("Which?\n\n   * one\n   * two\n     goes on", "• two goes on", []),
      ("Which?\n\n   - one\n   - two", "• two", []),
      ("Which?\n\n   .. note:: Think.", "Think.", []),
      ("Which?\n\n   .. container:: x\n\n      Inside.", "Inside.", []),
      (
        "Which? ::\n\n      SELECT * FROM t", "language: pseudocode",
        ["this code names no language, and Python cannot read it, so it is shown as 'pseudocode'"]
      ),
      ("Which?\n\n   .. code-block:: python\n\n      >>> 2 + 3\n      5", "language: pseudocode", []),
      ("Which?\n\n   == ==\n   A  B\n   == ==\n   1  2\n   == ==", "1  2", ["a table is shown as it is written"]),
    ] as [(String, String, [String])])
  func blocks(body: String, part: String, losses: [String]) throws {
    let (files, diagnostics) = try imported(".. mchoice:: a\n\n   \(body)\n\n\(Self.list)")
    #expect(diagnostics.map(\.message) == losses)
    #expect(files.episode.contains(part), "\(files.episode)")
    #expect(files.episode.contains("answers:\n      - 4\n      - 5\n"), "\(files.episode)")
  }

  @Test("an item of a list that goes on below stays one item")
  func items() throws {
    let (files, diagnostics) = try imported("* first item\n* second item\n  goes on\n* third item\n")
    #expect(diagnostics.isEmpty)
    #expect(files.episode.contains("• first item\n          • second item goes on\n          • third item\n"))
  }

  @Test("options of what is shown and of what frames it are reported, but for those of its looks")
  func shownOptions() throws {
    let page = """
      .. code-block:: python
         :linenos:
         :emphasize-lines: 1

         x = 1

      .. container:: a
         :name: b

         Text.

      .. timed:: c
         :timelimit: 10

         More.
      """
    let diagnostics = try imported(page).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "a card has no place for 'emphasize-lines'", "a card has no place for 'timelimit'",
      ])
  }

  @Test("names of options count without regard to case")
  func optionNames() throws {
    let (files, diagnostics) = try imported(
      ".. mchoice:: a\n   :Answer_A: 4\n   :answer_b: 5\n   :Correct: a\n\n   Which?\n")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(files.episode.contains("correctAnswerIndex: 0\n"))
  }

  @Test("an image that is written out is reported, and is shown by its words alone", arguments: [true, false])
  func writtenOutImage(hasWords: Bool) throws {
    let page = """
      .. mchoice:: a

         Which?

         -   .. image:: data:image/png;base64,\(String(repeating: "A", count: 900))
      \(hasWords ? "          :alt: a cat" : "")

             + Yes.

         -   a dog

             - No.
      """
    let (files, diagnostics) = try imported(page)
    let messages = diagnostics.map(\.message)
    #expect(messages.allSatisfy { $0.count < 200 }, "\(messages)")
    #expect(!files.contains { $0.text.contains("AAAA") })
    if hasWords {
      #expect(files.contains { $0.text.contains("a cat") })
      #expect(messages.first?.hasPrefix("the file of the image 'a cat' is not imported") == true, "\(messages)")
    } else {
      #expect(messages.contains { $0.hasPrefix("the image 'data:image/png;base64,AAA") }, "\(messages)")
      #expect(messages.contains { $0.contains("an answer is empty") }, "\(messages)")
    }
  }

  @Test("an answer that is code keeps its lines, and words of an image their signs")
  func listedAnswers() throws {
    let page = """
      .. mchoice:: a

         Which?

         -   .. code-block:: python

                for n in range(3):
                    print(n)

             + Yes.

         -   .. image:: a.png
                :alt: a * b_

             - No.
      """
    let (files, diagnostics) = try imported(page)
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
    let answers = try read(files.inMemory).authored.episodes.first?.episode.cards.first?.content.choices?.answers
    #expect(answers == ["for n in range(3):\n    print(n)", "a * b_"])
    let (text, losses) = try exporting("runestone", files)
    #expect(losses.isEmpty, "\(losses.map(\.message)) \(text)")
    #expect(try importing("runestone", SourceText(path: "x.rst", text)).files == files, "\(text)")
  }

  private func imported(_ page: String) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    try importing("runestone", SourceText(path: "x.rst", page))
  }
}
