internal import CurriculumBundle
internal import Diagnostics

/// Reads a question of a GIFT file.
///
/// The format is described in Moodle's documentation, "GIFT format".
struct GIFTQuestionParser {
  private let source: ForeignText
  private let whole: GIFTText
  private var markup: MarkedText.Markup?

  /// The question; nil when it is not one, which was reported.
  static func question(_ text: GIFTText, in source: ForeignText) -> GIFTQuestion? {
    var parser = GIFTQuestionParser(source: source, whole: text.trimmed)
    return parser.question()
  }

  private init(source: ForeignText, whole: GIFTText) {
    self.source = source
    self.whole = whole
  }

  private mutating func question() -> GIFTQuestion? {
    var rest = whole
    var title: String?
    if rest.begins(with: "::") {
      let parts = rest.dropFirst(2).parts(at: "::")
      guard let after = parts.after else {
        source.reportWrong(rest.place, "this title has no end", help: "write `::` after it")
        return nil
      }
      (title, rest) = (parts.before.line, after.trimmed)
    }
    if title?.isEmpty == true { title = nil }
    markup = format(&rest)
    let (before, braces) = rest.parts(at: "{")
    let head = marked(before)
    var question = GIFTQuestion(
      title: title, text: head.text, code: head.code.first, language: head.code.isEmpty ? nil : head.language,
      body: .text)
    tell(head, before)
    guard let braces else { return question }
    guard let end = braces.firstIndex(ofSigns: "}") else {
      source.reportWrong(whole.place, "the brace of these answers is not closed", help: "write `}` after the last one")
      return nil
    }
    let tail = marked(braces[(end + 1)...].trimmed)
    tell(tail, braces[(end + 1)...])
    question.tail = tail.text.isEmpty ? nil : tail.text
    let (answers, feedback) = braces[..<end].parts(at: "####")
    question.feedback = feedback.map { plain($0) }.flatMap { $0.isEmpty ? nil : $0 }
    guard let body = body(answers.trimmed) else { return nil }
    question.body = body
    return question
  }

  // MARK: - Texts

  /// The markup that a word in brackets names: `[html]`.
  private func format(_ rest: inout GIFTText) -> MarkedText.Markup? {
    for (name, markup) in Self.formats where rest.begins(with: "[\(name)]") {
      rest = rest.dropFirst(name.utf8.count + 2).trimmed
      return markup
    }
    return nil
  }

  private static let formats: [(String, MarkedText.Markup?)] = [
    ("html", .html), ("markdown", .markdown), ("moodle", .html), ("plain", nil),
  ]

  private func marked(_ units: GIFTText) -> MarkedText {
    let text = units.text
    if let markup { return MarkedText(text, markup) }
    var plain = MarkedText("", .html)
    plain.text =
      text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
      .joined(separator: "\n").trimmedLines
    return plain
  }

  /// A text on one line, such as an answer.
  private func plain(_ units: GIFTText) -> String {
    var units = units.trimmed
    let markup = format(&units) ?? markup
    guard let markup else { return units.line }
    let marked = MarkedText(units.text, markup)
    tell(marked, units)
    return ([marked.text] + marked.code).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func tell(_ text: MarkedText, _ units: GIFTText) {
    let span = units.trimmed.place
    if let lost = text.lost {
      source.reportLoss(
        span, "the markup of '\(lost)' is taken out, since cards show texts as they are written",
        help: "see that the text is still understood")
    }
    if text.code.count > 1 {
      source.reportLoss(span, "a card shows one piece of code, so the others are left out", help: "split the question")
    }
  }
}

extension GIFTQuestionParser {
  /// What is in the braces, by its signs.
  private func body(_ answers: GIFTText) -> GIFTQuestion.Body? {
    guard !answers.isEmpty else { return .essay }
    if answers.begins(with: "#") { return numerical(answers.dropFirst().trimmed) }
    if let truth = truth(answers) { return truth }
    let entries = entries(answers)
    guard entries.first?.sign != nil else {
      source.reportWrong(
        answers.place, "there is neither '=' nor '~' before these answers",
        help: "write `=` before a right answer and `~` before a wrong one")
      return nil
    }
    let isChoice = entries.contains { $0.sign == "~" }
    if !isChoice, entries.allSatisfy({ $0.text.hasArrow }) { return .matching(entries.map(pair)) }
    let read = entries.map { answer($0) }
    guard isChoice else { return .shortAnswer(read) }
    return .choice(read)
  }

  private func truth(_ answers: GIFTText) -> GIFTQuestion.Body? {
    let (word, after) = answers.parts(at: "#")
    let isTrue: Bool
    switch word.line.uppercased() {
    case "T", "TRUE": isTrue = true
    case "F", "FALSE": isTrue = false
    default: return nil
    }
    let feedback = after.map { $0.parts(at: "#") }
    let texts = [feedback?.before, feedback?.after].map { $0.map { plain($0) }.flatMap { $0.isEmpty ? nil : $0 } }
    return .truth(isTrue, wrong: texts[0], right: texts[1])
  }

  private struct Entry {
    /// The sign before it; nil before the first one.
    let sign: Character?
    let text: GIFTText
  }

  /// The answers, each after its `=` or `~`.
  private func entries(_ answers: GIFTText) -> [Entry] {
    let starts = answers.indices.filter { answers[$0].isSign("=") || answers[$0].isSign("~") }
    guard let first = starts.first, answers[..<first].trimmed.isEmpty else { return [Entry(sign: nil, text: answers)] }
    return zip(starts, starts.dropFirst() + [answers.endIndex]).map { start, end in
      Entry(sign: answers[start].isSign("=") ? "=" : "~", text: answers[(start + 1)..<end].trimmed)
    }
  }

  private func answer(_ entry: Entry) -> GIFTQuestion.Answer {
    let (weight, rest) = weight(entry)
    let (text, feedback) = rest.parts(at: "#")
    let told = feedback.map { plain($0) }
    return GIFTQuestion.Answer(
      text: plain(text), weight: weight, feedback: told.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The weight of an answer in percent: what `%50%` says, else all for `=` and nothing for `~`.
  private func weight(_ entry: Entry) -> (Double, GIFTText) {
    let usual = entry.sign == "=" ? 100.0 : 0
    guard entry.text.begins(with: "%") else { return (usual, entry.text) }
    let (number, after) = entry.text.dropFirst().parts(at: "%")
    guard let after, let weight = Double(number.line) else { return (usual, entry.text) }
    return (weight, after.trimmed)
  }

  private func pair(_ entry: Entry) -> MatchingQuestion.Pair {
    let (item, match) = entry.text.parts(at: "->")
    return MatchingQuestion.Pair(item: plain(item), match: plain(match ?? []))
  }

  // MARK: - Numbers

  private func numerical(_ answers: GIFTText) -> GIFTQuestion.Body? {
    let entries = entries(answers)
    let read = entries.map { entry -> GIFTQuestion.Answer in
      let entry = entry.sign == nil ? Entry(sign: "=", text: entry.text) : entry
      var answer = answer(entry)
      if let tolerance = answer.text.firstIndex(of: ":") {
        let within = answer.text[tolerance...].dropFirst()
        if Double(within).map({ $0 != 0 }) ?? true {
          source.reportLoss(
            entry.text.place, "a card has no tolerance, so '\(answer.text[..<tolerance])' alone is right",
            help: "say in the text how exact the answer has to be")
        }
        answer.text = String(answer.text[..<tolerance])
      }
      return answer
    }
    return .numerical(read)
  }
}

extension GIFTText {
  fileprivate var hasArrow: Bool { firstIndex(ofSigns: "->") != nil }
}

extension String {
  /// The text without empty lines at its ends.
  fileprivate var trimmedLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
