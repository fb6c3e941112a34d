import Authoring
import Diagnostics
import Evidence

/// Answers that differ in nothing that can be seen.
enum LookalikeAnswers: ChoiceRule {
  static let description = RuleDescription(
    "lookalike-answers", .answers, .error, "two answers look the same on the screen",
    explanation: """
      Answers that differ only in the amount of whitespace, or in a character that nobody sees, are one answer to a
      learner; yet only one of them counts as right. Quotes do not look alike: `"Hello"` beside `Hello` is a fine
      question about quotes. Answers that are code, or what code shows, have the letters of code, in which the blanks
      before a line and within it are seen, so that a question can be about indentation.
      """,
    wrong: [
      .cards(ask("[one two, ↓one  two, onetwo]")),
      .cards(ask("[cup, ↓\"cup\\u200B\", cap]")), .cards(fix("[print(i), ↓'print(i) ', '    print(i)']", key: 2)),
    ],
    right: [
      .cards(ask("['\"one two\"', one two, onetwo]")), .cards(fix("['    print(i)', print(i), print(    i)]", key: 0)),
    ])

  static let judgesPolls = true

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices, answers.contains(where: mayHideSomething) else { return [] }
    // Swift calls texts equal that look alike, such as an é of one letter and one of two.
    var firsts: [String: Int] = [:]
    var findings: [Finding] = []
    for (index, answer) in answers.enumerated() {
      let look = card.content.isDecidedByRun ? lookOfCode(answer) : look(answer)
      guard let twin = firsts[look] else {
        firsts[look] = index
        continue
      }
      guard !answers[twin].utf8.elementsEqual(answer.utf8) else { continue }
      findings.append(
        Finding(
          at: card.location(ofAnswer: index),
          "the answer at index \(index) looks the same as the one at index \(twin) on the screen",
          label: "it differs only in what nobody sees",
          notes: [Diagnostic.Note("the other one is here", at: card.location(ofAnswer: twin))],
          help: "write answers that a learner can tell apart"))
    }
    return findings
  }

  /// Whether an answer has whitespace at an edge or doubled, or a character beyond ASCII.
  private static func mayHideSomething(_ answer: String) -> Bool {
    answer.withBytes { bytes in
      var wasBlank = true
      for byte in bytes {
        if byte >= 0x7F { return true }
        let isBlank = byte <= 0x20
        if isBlank && wasBlank { return true }
        wasBlank = isBlank
      }
      return wasBlank
    }
  }

  /// What a learner sees of an answer: no invisible characters, single spaces, none at the edges of a line.
  private static func look(_ answer: String) -> String {
    var seen = String.UnicodeScalarView()
    for scalar in answer.unicodeScalars {
      if scalar == "\n" {
        if seen.last == " " { seen.removeLast() }
        seen.append(scalar)
      } else if scalar.properties.isWhitespace {
        if let last = seen.last, last != " ", last != "\n" { seen.append(" ") }
      } else if InvisibleScalars.nameInText(scalar) == nil {
        seen.append(scalar)
      }
    }
    while let last = seen.last, last == " " || last == "\n" { seen.removeLast() }
    return String(seen)
  }

  /// What a learner sees of an answer in the letters of code: all but what stands at the ends of lines, and what is
  /// invisible; a tab is a wide blank.
  private static func lookOfCode(_ answer: String) -> String {
    var seen = String.UnicodeScalarView()
    func endLine() { while seen.last == " " { seen.removeLast() } }
    for scalar in answer.unicodeScalars {
      if scalar == "\n" { endLine() }
      if scalar == "\t" {
        seen.append(contentsOf: "    ".unicodeScalars)
      } else if InvisibleScalars.nameInText(scalar) == nil {
        seen.append(scalar != "\n" && scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    endLine()
    return String(seen)
  }

  private static func fix(_ answers: String, key: Int) -> String {
    """
    - id: fix
      type: questionWithCode
      code: |
        for i in range(2):
        print(i)
      text: What has to stand on the second line?
      answers: \(answers)
      correctAnswerIndex: \(key)
      asks: fix
      line: 2

    """
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: Which one is it?\n  answers: \(answers)\n  correctAnswerIndex: 2\n"
  }
}
