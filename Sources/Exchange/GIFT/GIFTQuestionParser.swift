import CurriculumBundle
import Diagnostics

/// Reads a question of a GIFT file.
///
/// The format is described in Moodle's documentation, "GIFT format".
struct GIFTQuestionParser {
  let source: ForeignText
  let whole: GIFTText
  private var markup = MarkedText.Markup.moodle

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
        leaveOut(rest.place, "this title has no end", help: "write `::` after it")
        return nil
      }
      (title, rest) = (parts.before.line, after.trimmed)
    }
    if title?.isEmpty == true { title = nil }
    if let format = GIFTMarkup.format(&rest) { markup = format }
    let (before, braces) = rest.parts(at: "{")
    guard isOneQuestion(before, braces) else { return nil }
    var question = question(marked(before), at: before.trimmed.place)
    question.title = title
    guard let braces, let end = braces.firstIndex(ofSigns: "}") else { return question }
    if braces[end...].firstIndex(ofSigns: "{") != nil { return self.question(question, after: before, braces) }
    let tail = marked(braces[(end + 1)...].trimmed)
    question.tail = tail.textWithCode.isEmpty ? nil : tail.textWithCode
    let (answers, feedback) = braces[..<end].parts(at: "####")
    question.feedback = feedback.map { plain($0) }.flatMap { $0.isEmpty ? nil : $0 }
    guard let body = body(answers.trimmed) else { return nil }
    question.body = body
    let texts = isSentence(question) ? [question.text, question.tail ?? ""] : []
    return texts.contains { reportBlank(in: $0, isBeforeGap: false) } ? nil : question
  }

  /// True where the text before and after the answers becomes one sentence with a blank.
  private func isSentence(_ question: GIFTQuestion) -> Bool {
    guard question.tail != nil else { return false }
    switch question.body {
    case .choice, .shortAnswer, .numerical: return true
    case .text, .truth, .essay, .matching, .gaps: return false
    }
  }

  /// Reports why a question cannot be read; the others of the file come in.
  func leaveOut(_ span: Span, _ fact: String, help: String) {
    source.reportLoss(span, "\(fact), so this question is left out", help: help)
  }

  // MARK: - Texts

  /// A question with a text, and with the block of code that a card can show.
  private func question(_ text: MarkedText, at span: Span) -> GIFTQuestion {
    let code = text.shownBlock
    var question = GIFTQuestion(
      text: text.textWithoutShownBlock, code: code?.text, language: code?.language, body: .text)
    if let code, (code.language ?? .python) == .python {
      question.language = source.language(of: code.text, isNamed: code.name != nil, at: span) ?? code.language
    }
    return question
  }

  /// A text with its markup taken out, which is reported.
  func marked(_ units: GIFTText) -> MarkedText {
    let text = MarkedText(units.text, markup)
    tell(text, units)
    return text
  }

  /// A text on one line, such as an answer, but for line ends that are escaped.
  func plain(_ units: GIFTText) -> String {
    var units = units.trimmed
    let format = GIFTMarkup.format(&units)
    return words(units, format ?? markup)
  }

  /// A text that cannot name a markup of its own.
  func plainMatch(_ units: GIFTText) -> String { words(units.trimmed, markup == .markdown ? .plain : markup) }

  private func words(_ units: GIFTText, _ markup: MarkedText.Markup) -> String {
    if markup == .plain || markup == .moodle && !MarkedText.isHTML(units.text) { return units.line }
    let marked = MarkedText(units.text, markup)
    tell(marked, units)
    return marked.textWithCode
  }

  private func tell(_ text: MarkedText, _ units: GIFTText) {
    let span = units.trimmed.place
    if let lost = text.lost { source.reportMarkup(lost, at: span) }
    if let image = text.image { source.reportImage(image, at: span) }
    if let reference = text.unknownReference {
      source.reportLoss(
        span, "'\(quoted(reference))' stays as it is written, since no character has this name here",
        help: "write the character itself")
    }
    if text.hasIndentedText { source.reportMoreCode(at: span) }
    if let name = text.shownBlock?.unknownLanguage { source.reportLanguage(name, at: span) }
  }
}

extension GIFTQuestionParser {
  /// Returns whether a text is one question with at most one pair of braces; anything else is reported.
  private func isOneQuestion(_ before: GIFTText, _ braces: GIFTText?) -> Bool {
    if let next = before.lineStart(with: "::") { return reportNext(before[next...]) }
    guard let braces else { return true }
    guard let end = braces.firstIndex(ofSigns: "}"), braces[..<end].lineStart(with: "::") == nil else {
      leaveOut(whole.place, "the brace of these answers is not closed", help: "write `}` after the last one")
      return false
    }
    let (inner, after) = (braces[..<end], braces[(end + 1)...])
    if let brace = inner.firstIndex(ofSigns: "{") {
      leaveOut(
        inner[brace...brace].place, "this brace is inside of the answers",
        help: "write `\\{` and `\\}` for braces that are part of a text")
      return false
    }
    if let next = after.lineStart(with: "::") ?? (after.trimmed.begins(with: "::") ? after.trimmed.startIndex : nil) {
      return reportNext(after[next...])
    }
    guard let second = after.firstIndex(ofSigns: "{") else { return true }
    guard isAnswers(inner.trimmed) else {
      leaveOut(
        Span(before.place.end, inner.place.end), "these braces hold no answers, but later ones do",
        help: "write `\\{` and `\\}` for braces that are part of the text")
      return false
    }
    if let line = after[..<second].lastIndex(where: { $0.isPlain && $0.byte == 0x0A }) {
      return reportNext(after[line...].trimmed)
    }
    guard let brace = braceWithoutAnswers(after) else { return true }
    leaveOut(
      brace.place, "this brace holds no answers, but those before it do",
      help: "write `\\{` and `\\}` for braces that are part of the text")
    return false
  }

  private func reportNext(_ question: GIFTText) -> Bool {
    source.reportLoss(
      question.trimmed.place, "an empty line is missing before this question, so it and the one before are left out",
      help: "write one")
    return false
  }

  /// Returns whether the text of braces has one of the signs of answers.
  func isAnswers(_ text: GIFTText) -> Bool {
    text.begins(with: "#") || truth(text) != nil || text.contains { $0.isSign("=") || $0.isSign("~") }
  }
}
