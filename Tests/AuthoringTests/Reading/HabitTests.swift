import Authoring
import AuthoringSamples
import Diagnostics
import Testing

/// Habits from elsewhere: durations in words, decimal commas, commas at line ends, other signs for a list's dashes.
@Suite("Habits from elsewhere")
struct HabitTests {
  private func findings(in card: String) throws -> [Diagnostic] {
    let text = SampleCurriculum.heading + card + SampleCurriculum.finished
    return try read(SampleCurriculum.with([SampleCurriculum.episodePath: text])).diagnostics
  }

  private func question(_ lines: String) throws -> [Diagnostic] {
    try findings(in: "  - id: ask\n    type: question\n    text: What?\n\(lines)")
  }

  private func module(minutes: String) throws -> [Diagnostic] {
    let text = "title: Training\nsummary: First steps.\nlanguage: python\nminutes: \(minutes)\nblocks: [printing]\n"
    return try read(SampleCurriculum.with(["training/module.yaml": text])).diagnostics
  }

  @Test(
    "minutes are proposed for a duration in words",
    arguments: [
      ("1 hour", 60), ("2 hours", 120), ("90 min", 90), ("90min", 90), ("15m", 15), ("1.5 h", 90), ("1,5 h", 90),
      ("half an hour", 30), ("a half hour", 30), ("an hour and a half", 90), ("one and a half hours", 90),
      ("1 1/2 hours", 90), ("1½ h", 90), ("1/2 h", 30), ("a quarter of an hour", 15), ("three quarters of an hour", 45),
      ("1h30", 90), ("1h 30min", 90), ("1 hour and 30 minutes", 90), ("1 h, 30 min.", 90), ("forty-five minutes", 45),
      ("about 20", 20), ("~20", 20), ("20+", 20), ("ca. 20", 20), ("900 seconds", 15), ("20 Minuten", 20),
      ("1 Stunde", 60), ("\"15\"", 15), ("\"1 hour\"", 60), ("“15”", 15), ("15,", 15), ("15;", 15), ("fifteen", 15),
    ])
  func durations(_ written: String, _ minutes: Int) throws {
    let found = try module(minutes: written)
    #expect(found.map(\.help) == ["write `minutes: \(minutes)`"])
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == ["\(minutes)"])
  }

  @Test(
    "no minutes are proposed where the text does not say which",
    arguments: [
      "15-20", "15 - 20", "15 to 20", "1:30", "00:15", "1 day", "2 weeks", "hours", "50 seconds", "15 30", "1/0 h",
      "soon", "3 lessons", "0 min", "15.5", "45\"", ",", "-",
    ])
  func unclearDurations(_ written: String) throws {
    let found = try module(minutes: "'\(written)'")
    #expect(found.map(\.help) == ["write how many minutes it takes, with digits alone: `minutes: 15`"])
    #expect(found.first?.fixes.isEmpty == true)
  }

  @Test(
    "commas typed without a space are those of a list unless something says that they are decimal",
    arguments: [
      "[2,5, 4, 3]\n    correctAnswerIndex: 0", "[1,2,3,4]\n    correctAnswer: 3",
      "[0,1, 2]\n    correctAnswerIndex: 2",
      "[1,2, 3,4]\n    correctAnswerIndex: 3", "[1,2, 3,4]\n    correctAnswer: 4",
      "[1,2, x,y]\n    correctAnswerIndex: 0",
      "[1, 2, 3]\n    correctAnswerIndex: 1", "[\"2,5\", 2, 5]\n    correctAnswer: 2,5",
      "[2,5]\n    correctAnswerIndex: 1",
    ])
  func commasOfLists(_ answers: String) throws {
    #expect(try question("    answers: \(answers)\n").map(\.message) == [])
  }

  @Test(
    "a decimal comma is found by the right answer, by an answer that is there again, or by all answers alike",
    arguments: [
      ("[2,5, 2, 3]\n    correctAnswer: 2,5", ["\"2,5\""]), ("[2,5, 4, 3]\n    correctAnswer: 2.5", ["2.5"]),
      ("[1,5, 2,5]\n    correctAnswerIndex: 1", ["\"1,5\"", "\"2,5\""]),
      ("[-0,5, 0,7, 1]\n    correctAnswer: \"-0,5\"", ["\"-0,5\"", "\"0,7\""]),
      ("[1,5, 2,4, 3,7]\n    correctAnswerIndex: 2", ["\"1,5\"", "\"2,4\"", "\"3,7\""]),
    ])
  func decimalCommas(_ answers: String, _ written: [String]) throws {
    let found = try question("    answers: \(answers)\n")
    #expect(found.map(\.code) == ["comma-in-text"])
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == written)
  }

  @Test(
    "lines of a list that end in commas are texts where not all but the last do",
    arguments: ["a,\n      - b\n      - c,", "a,\n      - b", "a,\n      - b,\n      - c,", "a\n      - b\n      - c,"])
  func commasOfTexts(_ answers: String) throws {
    #expect(try question("    answers:\n      - \(answers)\n    correctAnswerIndex: 0\n").map(\.message) == [])
  }

  @Test("lines of code may end in commas")
  func commasOfCode() throws {
    let card = """
        - id: sort
          type: codeBlocks
          text: Sort.
          lines:
            - print(1,
            - 2,
            - 3)
          result: 1 2 3

      """
    #expect(try findings(in: card).map(\.message) == [])
  }

  @Test(
    "signs in place of dashes are taken for dashes, and the words after them stay",
    arguments: ["– ", "— ", "• ", "· ", "-", "+ ", "1. ", "2) ", "a) ", "(b) ", "-\u{A0}", "•"])
  func listMarks(_ mark: String) throws {
    let found = try question("    answers:\n      \(mark)red\n      \(mark)blue\n    correctAnswerIndex: 0\n")
    #expect(found.map(\.help) == ["begin each line with `- `: `- red`, `- blue`"])
    let edits = found.first?.fixes.first?.edits ?? []
    #expect(edits.map(\.replacement) == ["- ", "- "])
    #expect(edits.allSatisfy { $0.location.span.count == mark.utf8.count })
  }

  @Test("negative numbers are not taken for list items without a space")
  func negativeNumbers() throws {
    let found = try question("    answers:\n      -5\n      -6\n    correctAnswerIndex: 0\n")
    #expect(found.map(\.help) == ["begin each line with `- `: `- -5`, `- -6`"])
  }

  @Test(
    "a list or keys below a bar are read as such once the bar is taken out, with any line end",
    arguments: ["\n", "\r\n"], ["|", ">", "|-", "|2", "|  # all of them"])
  func marks(_ lineEnd: String, _ mark: String) throws {
    let card = "  - id: ask\n    type: question\n    text: What?\n    answers: \(mark)\n      - a\n      - b\n"
    let text = (SampleCurriculum.heading + card + "    correctAnswerIndex: 0\n" + SampleCurriculum.finished)
      .replacing("\n", with: lineEnd)
    let found = try read(SampleCurriculum.with([SampleCurriculum.episodePath: text])).diagnostics
    #expect(found.map(\.code) == ["wrong-type"])
    let edits = try #require(found.first?.fixes.first?.edits)
    let fixed = String(decoding: Edit.apply(edits, to: Array(text.utf8)).bytes, as: UTF8.self)
    #expect(try read(SampleCurriculum.with([SampleCurriculum.episodePath: fixed])).diagnostics.map(\.message) == [])
  }

  @Test("a card that is moved to the left keeps its program, and comments at the left edge", arguments: ["\n", "\r\n"])
  func misplacedCards(_ lineEnd: String) throws {
    let question =
      "  - id: ask\n    type: question\n    text: What?\n    correctAnswerIndex: 0\n    answers:\n"
      + "      - a\n      - b\n"
    let moved = [
      "- id: run", "  type: executor", "  text: Run it.", "  result: 3", "# a comment", "  code: |", "    x = [1,", "",
      " ", "    \t2]",
    ]
    func card(indent: Int) -> String {
      moved.map { line in
        let isIndented = line.first.map { $0 == "-" || line.hasPrefix("  ") } ?? false
        return (isIndented ? String(repeating: " ", count: indent) : "") + line + "\n"
      }.joined()
    }
    func episode(_ card: String) -> String {
      (SampleCurriculum.heading + question + card + SampleCurriculum.finished).replacing("\n", with: lineEnd)
    }
    let text = episode(card(indent: 6))
    let found = try read(SampleCurriculum.with([SampleCurriculum.episodePath: text])).diagnostics
    #expect(found.map(\.help) == ["indent lines 10 to 19 by 4 fewer spaces, like the cards above"])
    let edits = try #require(found.first?.fixes.first?.edits)
    let fixed = String(decoding: Edit.apply(edits, to: Array(text.utf8)).bytes, as: UTF8.self)
    #expect(fixed == episode(card(indent: 2)).replacing("\(lineEnd) \(lineEnd)", with: "\(lineEnd)\(lineEnd)"))
    #expect(try read(SampleCurriculum.with([SampleCurriculum.episodePath: fixed])).diagnostics.map(\.message) == [])
  }

  @Test(
    "true and false are proposed for words that say so",
    arguments: [("yes", "true"), ("\"false\"", "false, without quotes"), ("true,", "true"), ("Wrong", "false")])
  func booleans(_ written: String, _ meant: String) throws {
    let found = try findings(in: "  - id: ask\n    type: trueFalse\n    text: It is so.\n    answer: \(written)\n")
    let help = meant.split(separator: ",", maxSplits: 1)
    #expect(found.map(\.help) == ["write `answer: \(help[0])`" + (help.count > 1 ? ",\(help[1])" : "")])
  }
}
