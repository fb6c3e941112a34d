import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("Blocks next to the code of a question stay in its text")
struct ShownOutputTests {
  private static let fences =
    "```python\\nprint(1)\\n```\\n\\nOutput a\\n```\\n1\\n2\\n```\\n\\nOutput b\\n```\\n2\\n```"
  private static let directive = """
    .. mchoice:: q
       :answer_a: Output a
       :answer_b: Output b
       :correct: a

       Which is printed?

       .. code-block:: python

          print(1)

       Output a

       ::

          1
          2

       Output b::

          2

    """

  @Test(
    "outputs are below their labels, and the program is the code",
    arguments: [
      ("gift", "[markdown]Which is printed?\\n\(fences) {=Output a ~Output b}", "Output b"),
      (
        "gift",
        "[html]Which is printed?<pre>print(1)</pre>Output a<pre>1\\n2</pre>Output b<pre>2</pre> {=Output a ~Output b}",
        "Output b"
      ),
      ("gift", "[markdown]Which is printed?\\n```\\n0\\n```\\n\(fences) {=Output a ~Output b}", "0"),
      ("runestone", directive, "Output b:"),
    ])
  func outputs(format: String, text: String, held: String) throws {
    let (files, diagnostics) = try importing(format, SourceText(path: "x.txt", text))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let content = try #require(try read(files.inMemory).authored.episodes.first?.episode.cards.first?.content)
    #expect(content.code?.withoutLineEnd == "print(1)")
    let lines = content.text?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first == "Which is printed?" && lines.contains(held))
    #expect(content.text?.contains("Output a\n1\n2\nOutput b") == true, "\(content.text ?? "")")
    #expect(lines.last == "2")
    // The answers are labels, so no run tells which is right.
    #expect(files.episode.contains("asks: concept\n"))
  }

  @Test("spaces before the lines of such a block are not shown, which is reported", arguments: ["gift", "runestone"])
  func indented(format: String) throws {
    let text =
      format == "gift"
      ? "[markdown]Which?\\n```python\\nprint(1)\\n```\\nor\\n```\\nif a\\:\\n    b\\n``` {=a ~b}"
      : Self.directive.replacing("      1\n      2\n", with: "      1\n        2\n")
    let (files, diagnostics) = try importing(format, SourceText(path: "x.txt", text))
    #expect(
      diagnostics.map(\.message) == [
        "a card shows one piece of code, so another is part of its text, without the spaces before its lines"
      ])
    #expect(files.episode.contains(format == "gift" ? "if a:" : "Output b:"), "\(files.episode)")
  }

  @Test("a question with outputs comes out of an export as it came in")
  func roundTrip() throws {
    let (files, _) = try importing("runestone", SourceText(path: "x.rst", Self.directive))
    let (text, losses) = try exporting("runestone", files)
    #expect(losses.isEmpty, "\(losses.map(\.message))")
    #expect(try importing("runestone", SourceText(path: "x.rst", text)).files == files, "\(text)")
  }
}

extension String {
  fileprivate var withoutLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
