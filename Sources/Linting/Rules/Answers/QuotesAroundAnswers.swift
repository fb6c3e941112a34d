import Diagnostics
import YAMLSource

/// Answers with quotes that are letters to YAML.
enum QuotesAroundAnswers: ChoiceRule {
  static let description = RuleDescription(
    "quotes-around-answers", .answers, .warning, "answers with quotes that YAML takes for letters",
    explanation: """
      A text processor makes curly quotes of straight ones, and a quote is easily lost. YAML knows only straight quotes
      that begin and end a text; all others are letters of the answer, and learners see them. Reported are curly quotes
      around all answers, and a quote at the end of an answer that nothing opens. What somebody says in full sentences
      may be in curly quotes, and so may answers that have YAML's quotes around them.
      """,
    wrong: [.cards(ask("[↓“Lion”, “Tiger”, “Bear”]")), .cards(ask("[↓Lion\", Tiger, Bear]"))],
    right: [.cards(ask("[Lion, “Tiger”, Bear]")), .cards(ask("[“I am.”, “It is.”, “We are.”]"))],
    cases: RuleDescription.Cases(
      wrong: [.cards(ask("[«Lion», ↓Tiger”, «Bear»]"))],
      right: [
        .cards(ask("['\"Lion', 'Lion\"', Lion]")), .cards(ask("['“Lion”', '“Tiger”', '“Bear”']")),
        .cards(ask("[5\", 6\", 7\"]")),
      ]))

  static let judgesPolls = true
  static let yieldsTo: [Cause] = [.onSameCard("reformatted-output"), .onSameCard("no-right-answer")]

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices else { return [] }
    if let bare = answersInCurlyQuotes(answers, card) { return [finding(on: bare, card)] }
    guard let index = answers.firstIndex(where: hasLostQuote), isPlain(index, answers, card),
      !answers.indices.contains(where: { $0 != index && answers[$0].contains("\"") })
    else { return [] }
    let bare = String(answers[index].dropLast())
    return [
      Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index) ends in a quote that nothing opens, which is a letter to YAML",
        label: "learners see the quote", help: "take the quote out: '\(shortened(bare))'",
        fixes: card.advice(toWriteAnswer: index, as: bare))
    ]
  }

  /// The answers without the curly quotes that are around each of them; nil where one has none, or speaks.
  private static func answersInCurlyQuotes(_ answers: [String], _ card: CardContext) -> [String]? {
    guard answers.count > 1, answers.allSatisfy({ $0.unicodeScalars.first?.isCurlyQuote ?? false }) else { return nil }
    let bare = answers.map(withoutTypographicQuotes)
    let areWords = answers.indices.allSatisfy { index in
      bare[index] != answers[index] && !(bare[index].last.map { ".!?…".contains($0) } ?? true)
        && isPlain(index, answers, card)
    }
    return areWords ? bare : nil
  }

  private static func finding(on bare: [String], _ card: CardContext) -> Finding {
    let fixes = bare.enumerated().map { card.advice(toWriteAnswer: $0.offset, as: $0.element) }
    let isWhole = fixes.allSatisfy { !$0.isEmpty }
    return Finding(
      at: card.location(ofAnswer: 0), "the answers have curly quotes around them, which are letters to YAML",
      label: "learners see the quotes",
      help: "take the curly quotes out: '\(shortened(bare[0]))', and those of the other answers, too",
      fixes: isWhole
        ? [Fix("take the curly quotes out", .needsChoice, fixes.compactMap(\.first).flatMap(\.edits))] : [])
  }

  /// True if a text ends in a double quote behind a letter, and has no other; behind a number it stands for inches.
  private static func hasLostQuote(_ answer: String) -> Bool {
    // The last byte of hardly any answer is that of a quote.
    guard let byte = answer.utf8.last, [0x22, 0x9C, 0x9D].contains(byte), let last = answer.last,
      quotes.contains(last), answer.dropLast().last?.isLetter ?? false
    else { return false }
    return answer.count(where: quotes.contains) == 1
  }

  private static let quotes: Set<Character> = ["\"", "\u{201C}", "\u{201D}"]

  /// True for an answer that is written without quotes of YAML's.
  private static func isPlain(_ index: Int, _ answers: [String], _ card: CardContext) -> Bool {
    card.document.source.text(in: card.location(ofAnswer: index).span) == answers[index]
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: Which animal is it?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}
