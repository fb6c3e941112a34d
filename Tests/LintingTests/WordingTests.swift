import Diagnostics
import Linting
import Testing

@Suite("Rules about wording")
struct WordingTests {
  private func lint(text: String) throws -> [Diagnostic] {
    try Sample(cards: "- id: look\n  type: description\n  header: Look\n  text: \(text)\n").lint()
      .filter { $0.code != "nothing-to-do" }
  }

  private func lint(code: String) throws -> [Diagnostic] {
    let indented = code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    let cards = "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read it.\n  code: |\n"
    return try Sample(cards: cards + indented.joined(separator: "\n") + "\n").lint()
      .filter { $0.code != "nothing-to-do" && $0.code != "syntax-error-in-code" }
  }

  /// A program of two lines with a character that nobody sees in the first.
  private static let unseen =
    "- {id: ask, type: question, text: Which?, answers: [x, y, z], correctAnswerIndex: 0}\n"
    + "- id: run-it\n  type: executor\n  text: Run it.\n  code: |\n    a = \"A\u{A0}B\"\n    print(1)\n  result: 2\n"

  @Test("what nobody sees on a line hides no error on another")
  func unseenCharacterHidesNoOtherLine() throws {
    let codes = try Sample(cards: Self.unseen).lint().filter { $0.severity == .error }.map(\.code)
    #expect(codes == ["invisible-character-in-code", "wrong-result"])
  }

  @Test("what nobody sees hides nothing where it is silenced")
  func silencedCharacterHidesNothing() throws {
    let code =
      "  code: \"print(\\\"\u{A0}\\\" + 1)\"  # hornbook: ignore invisible-character-in-code because it is shown\n"
    let cards = "- id: run-it\n  type: executor\n  text: Run it.\n\(code)  result: 2\n"
    #expect(try Sample(cards: cards).lint().filter { $0.severity == .error }.codes == ["wrong-result"])
  }

  @Test(
    "a result that differs in what nobody sees names it",
    arguments: [
      ("print(\"Ada\")", "\"Ada\u{A0}\"", "'result' has a character that nobody sees: non-breaking space (U+00A0)"),
      ("print(\"Ada\")", "\"Bob\u{A0}\"", "'result' says 'Bob\u{A0}'"),
      ("print(\"Ada B\")", "\"Ada\u{A0}B\"", "'result' has a character that nobody sees: non-breaking space (U+00A0)"),
    ])
  func unseenDifferenceInResult(code: String, result: String, words: String) throws {
    let cards = "- {id: run-it, type: executor, text: Run it., code: '\(code)', result: \(result)}\n"
    let found = try Sample(cards: cards).lint().filter { $0.severity == .error }
    #expect(found.codes == ["wrong-result"])
    #expect(found.first?.message.hasSuffix(words) == true, "\(found.first?.message ?? "")")
  }

  @Test(
    "a program may print what nobody sees",
    arguments: [
      "- {id: run-it, type: executor, text: Run it., code: 'print(\"A\\u00a0B\")', result: \"A\u{A0}B\"}\n",
      "- {id: run-it, type: executor, text: Run it., code: print(input()), input: [\"1\u{A0}0\"], result: \"1\u{A0}0\"}\n",
    ])
  func programMayPrintUnseenCharacter(cards: String) throws {
    #expect(try Sample(cards: cards).lint().filter { $0.severity == .error }.codes == [])
  }

  @Test("an answer that differs in what nobody sees is named in the help")
  func unseenDifferenceInAnswer() throws {
    let cards =
      "- id: ask\n  type: questionWithCode\n  code: print(\"Moon\")\n  text: What does it print?\n"
      + "  answers: [Sun, Moon\u{A0}, Star]\n  correctAnswerIndex: 1\n"
    let found = try #require(try Sample(cards: cards).lint().first { $0.code == "no-right-answer" })
    #expect(found.help == "write 'Moon' at index 1, where the text has a character that nobody sees")
  }

  @Test(
    "whitespace is taken out only where that changes nothing", arguments: [("name = 1 + \\ ", 0), ("name = 1 ", 1)])
  func whitespaceTakenOut(_ line: String, _ fixes: Int) throws {
    let found = try lint(code: "\(line)\nprint(2)")
    #expect(found.codes == ["trailing-space-in-code"])
    #expect(found.first?.fixes.count == fixes)
  }

  @Test("code that is to end in an error keeps its whitespace and its tabs")
  func codeToEndInError() throws {
    let cards = """
      - id: run
        type: executor
        text: Run it.
        code: "if True:\\n\\tx = 1 + \\\\ \\n  2"
        raises: SyntaxError

      """
    let found = try Sample(cards: cards).lint().codes
    #expect(found.filter { ["trailing-space-in-code", "tab-in-code"].contains($0) } == [])
  }

  @Test(
    "only a comment that is not set off from a plain text is reported",
    arguments: [
      ("Chapter #3", ["comment-in-text"]), ("Chapter # 3", ["comment-in-text"]), ("Chapter  # 3", []),
      ("Chapter ## 3", []), ("'Chapter' #3", []), ("C#3", []),
      ("What are you who have have?", []),
    ])
  func onlyCommentNotSetOff(_ text: String, _ wanted: [String]) throws {
    #expect(try lint(text: text).codes == wanted)
  }

  @Test("titles, summaries and overviews are texts as well")
  func titles() throws {
    let found = try Sample([
      "curriculum.yaml": "title: TODO\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [training]\n",
      "training/module.yaml":
        "title: Training\nsummary: The the start.\noverview: TBD\nlanguage: python\nblocks: [printing]\n",
      "training/printing/block.yaml": "title: \" Printing\"\noverview: a <b>\nepisodes: [say-hello]\n",
      "training/printing/say-hello.yaml": """
      title: "Say\\u200B hello"
      summary: FIXME
      cards:
        - {id: ask, type: question, text: Is it dark?, answers: [Yes, No, TBD], correctAnswerIndex: 0}
        - {id: done, type: finished, header: Well done!, text: You did it.}

      """,
    ]).lint()
    #expect(
      found.codes == [
        "leftover-placeholder", "doubled-word", "leftover-placeholder", "surrounding-whitespace", "markup-in-text",
        "invisible-character", "leftover-placeholder", "leftover-placeholder",
      ])
    #expect(found.last?.message == "the placeholder 'TBD' was left in the answer at index 2")
  }

  @Test("answers that say what a program prints are no prose")
  func answersSayWhatProgramPrints() throws {
    let cards = """
      - id: ask
        type: questionWithCode
        code: print("the the")
        text: What does it print?
        answers: [the the, " the", XXX]
        correctAnswerIndex: 0

      """
    let wording = try Sample(cards: cards).lint().filter { AllRules.description(of: $0.code)?.area == .wording }
    #expect(wording.codes == [])
  }

  @Test(
    "the width of a line counts what a phone shows",
    arguments: [
      ("\"" + String(repeating: "x", count: 32) + "\"", 34), ("\"" + String(repeating: "é", count: 32) + "\"", 34),
      ("\"" + String(repeating: "e\u{301}", count: 32) + "\"", 34),
      ("\"" + String(repeating: "你", count: 16) + "\"", 34),
      ("\"" + String(repeating: "🚀", count: 16) + "\"", 34),
    ])
  func widthLineCountsWhatPhone(_ line: String, _ columns: Int) throws {
    #expect(try lint(code: line).codes == [])
    let finding = try #require(try lint(code: line + "x").first)
    #expect(finding.code == "code-line-too-wide")
    #expect(finding.label == "\(columns + 1) columns, but a phone shows 34")
  }

  @Test("every line that is too wide is found at its place")
  func everyLineTooWideFound() throws {
    let wide = "# " + String(repeating: "x", count: 40)
    let found = try lint(code: "\(wide)\na = 1\n\(wide)")
    #expect(found.codes == ["code-line-too-wide", "code-line-too-wide"])
    #expect(found.map(\.location.span.count) == [42, 42])
  }

  @Test("whitespace at the end of lines of code goes with one fix")
  func whitespaceAtEndLinesCode() throws {
    let cards =
      "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read it.\n  code: |\n    a = 1  \n    b = 2\t\n    c = 3\n"
    let sample = Sample(cards: cards)
    let finding = try #require(try sample.lint().first { $0.code == "trailing-space-in-code" })
    #expect(finding.message == "2 lines of the code end with whitespace")
    let before = try #require(sample.files[Sample.episodePath])
    let after = Edit.apply(finding.fixes.flatMap(\.edits), to: Array(before.utf8)).bytes
    #expect(
      String(decoding: after, as: UTF8.self) == before.replacing("1  \n", with: "1\n").replacing("2\t\n", with: "2\n"))
  }

  @Test("whitespace that is written as an escape has no fix")
  func whitespaceWrittenAsEscape() throws {
    let cards = "- {id: look, type: descriptionWithCode, header: Look, text: Read it., code: \"a = 1\\x20\\nb = 2\"}\n"
    let finding = try #require(try Sample(cards: cards).lint().first { $0.code == "trailing-space-in-code" })
    #expect(finding.fixes.isEmpty)
  }

  @Test("a lesson about tabs may have tabs")
  func lessonAboutTabs() throws {
    let cards = """
      - id: run
        type: executor
        text: Python does not like this.
        code: "if True:\\n        a = 1\\n\\tb = 2"
        raises: "TabError: inconsistent use of tabs and spaces in indentation"

      """
    #expect(try Sample(cards: cards).lint().places(of: "tab-in-code").isEmpty)
  }
}
