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
    ])
  func programs(code: String, fact: String) throws {
    let body = code.split(separator: "\n").map { "   \($0)\n" }.joined()
    let diagnostics = try imported(".. activecode:: b\n\n\(body)").diagnostics
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

  private func imported(_ page: String) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    try importing("runestone", SourceText(path: "x.rst", page))
  }
}
