internal import Diagnostics

/// Answers that differ in nothing that can be seen.
enum LookalikeAnswers: ChoiceRule {
  static let description = RuleDescription(
    "lookalike-answers", .answers, .error, "two answers look the same on the screen",
    explanation: """
      Answers that differ only in the amount of white space, or in a character that nobody sees, are one answer to a
      learner; yet only one of them counts as right. Quotes do not look alike: `"Hello"` beside `Hello` is a fine
      question about quotes.
      """,
    wrong: [
      .cards(ask("[one two, ↓one  two, onetwo]")),
      .cards(ask("[cup, ↓\"cup\\u200B\", cap]")),
    ],
    right: [.cards(ask("['\"one two\"', one two, onetwo]"))])

  static func check(_ card: CardContext) {
    guard let (answers, _) = card.choices, answers.contains(where: mayHideSomething) else { return }
    // Swift calls texts equal that look alike, such as an é of one letter and one of two.
    var firsts: [String: Int] = [:]
    for (index, answer) in answers.enumerated() {
      let look = look(answer)
      guard let twin = firsts[look] else {
        firsts[look] = index
        continue
      }
      guard !answers[twin].utf8.elementsEqual(answer.utf8) else { continue }
      card.report(
        Self.self, at: card.location(ofAnswer: index),
        "the answer at index \(index) looks the same as the one at index \(twin) on the screen",
        label: "it differs only in what nobody sees",
        notes: [Diagnostic.Note("the other one is here", at: card.location(ofAnswer: twin))],
        help: "write answers that a learner can tell apart")
    }
  }

  /// Whether an answer has white space at an edge or doubled, or a character beyond ASCII.
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

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: Which one is it?\n  answers: \(answers)\n  correctAnswerIndex: 2\n"
  }
}
