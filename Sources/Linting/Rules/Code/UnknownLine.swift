import AnswerReading
import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// A text that speaks of a line which the code has not.
enum UnknownLine: CodeRule {
  static let description = RuleDescription(
    "unknown-line", .code, .warning, "a text speaks of a line that the code does not have",
    explanation: """
      `What does line 5 do?` over code of three lines is left over from a longer program, and the learner counts in
      vain. The text, the hints and the explanation of a card with code are looked at. A number that the lines of its
      output or its input reach is none that is missing, and texts about lines to add, of buses or of a drawing are left
      alone.
      """,
    wrong: [
      .cards(ask(text: "↓What does line 3 print?", explanation: "It adds.")),
      .cards(ask(text: "What does it print?", explanation: "↓The sum is worked out on line 4.")),
    ],
    right: [
      .cards(ask(text: "What does line 2 print?", explanation: "The sum is worked out on line 1.")),
      .cards(ask(text: "What does it print?", explanation: "Add line 3 and it prints more.")),
      .cards(
        """
        - id: run
          type: executor
          text: Look at line 3 of what is printed.
          code: |
            for n in range(4):
                print(n)
          result: "0\\n1\\n2\\n3"

        """),
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard let code = card.code, isLookedAt(card.content), speaksOfLines(card.content) else { return [] }
    let fields = card.fields
    let texts =
      [fields.text, fields.guidance.explanation].compactMap { $0 }.map { (card.location(of: $0), $0.value) }
      + (card.content.hints ?? []).map { (card.location(of: fields.guidance.hints), $0) }
    return texts.compactMap { (location, text) -> Finding? in
      guard let line = lines(toldIn: text).max(), line > lineCount(code), line > otherLines(card) else { return nil }
      return Finding(
        at: location,
        "this speaks of line \(line), but the code has \(counted(lineCount(code), "line"))",
        help: "write the line that is meant, or fix the code")
    }
  }

  /// Whether its texts are about the code as it stands, and no other rule says so of its `line`.
  private static func isLookedAt(_ content: CardContent) -> Bool {
    switch content.codeQuestion {
    case .fix, .outputLine: return false
    case .output, .value, .type, .error, .expression, .statement, .concept, .occurrences, .lineCount, .lastLine,
      .position, .program, nil:
      return true
    }
  }

  /// True for a card with a text that names a line; to find out where its texts are takes longer than to read them.
  private static func speaksOfLines(_ content: CardContent) -> Bool {
    func speaks(_ text: String) -> Bool { !lines(toldIn: text).isEmpty }
    return content.text.map(speaks) == true || content.explanation.map(speaks) == true
      || content.hints?.contains(where: speaks) == true
  }

  /// The numbers behind `line` and `lines`; none where the text speaks of other lines or of code to come.
  private static func lines(toldIn text: String) -> [Int] {
    // Hardly any text has a number, and bytes are looked at faster than words are looked for.
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    guard text.offset(of: "ine ") != nil || text.offset(of: "ines ") != nil else { return [] }
    let words = ToldText.words(of: text)
    let places = words.indices.dropLast().filter { ["line", "lines"].contains(words[$0]) && Int(words[$0 + 1]) != nil }
    guard !places.isEmpty, !words.contains(where: others.contains) else { return [] }
    return places.compactMap { place in
      let (before, behind) = (words[..<place].last ?? "", words[(place + 2)...].first ?? "")
      return articles.contains(before) || measures.contains(behind) ? nil : Int(words[place + 1])
    }
  }

  /// After these words a text may speak of lines that are still to be written, or of other things than code.
  private static let others: Set<String> = [
    "add", "append", "insert", "write", "type", "put", "bus", "tram", "train", "metro", "subway", "underground",
    "railway", "poem", "book", "file",
  ]
  /// Before `line` they speak of one that is drawn, counted or waited in.
  private static let articles: Set<String> = ["a", "another", "each", "every", "number", "time", "straight"]
  private static let measures: Set<String> = [
    "pixel", "pixels", "px", "step", "steps", "cm", "mm", "m", "metres", "meters", "long", "wide", "high", "character",
    "characters", "letters", "signs", "dots", "points", "times", "units",
  ]

  private static func lineCount(_ code: String) -> Int {
    Observation.withoutClosingLineEnds(code).utf8.count { $0 == 0x0A } + 1
  }

  /// How many lines are printed or typed, which may be meant.
  private static func otherLines(_ card: CardContext) -> Int {
    max(card.content.codeInput.count, card.codeEvidence?.seen?.lineCount ?? 0)
  }

  private static func ask(text: String, explanation: String) -> String {
    """
    - id: ask
      type: questionWithCode
      code: |
        n = 2 + 3
        print(n)
      text: \(text)
      answers: [5, 6, 23]
      correctAnswerIndex: 0
      explanation: \(explanation)

    """
  }

  private static let cases = RuleDescription.Cases(
    right: [
      .cards(ask(text: "What does it print?", explanation: "Nobody is online 24 hours.")),
      .cards(ask(text: "What does it print?", explanation: "A turtle could draw a line 5 steps long now.")),
      .cards(ask(text: "The tram is on line 5. What does it print?", explanation: "It adds.")),
    ])
}
