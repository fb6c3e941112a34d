import CurriculumBundle
import Diagnostics

/// The parts of a question in Markdown: those above its answers, these, and those below them.
struct MarkdownQuestion {
  /// A paragraph, or a block of code with its fences.
  struct Part {
    var lines: [ForeignLine]
    let isCode: Bool
  }

  var stem: [Part] = []
  var options: [MarkdownOption] = []
  private var below: [Part] = []
  private var answer: (text: String, span: Span)?
  /// A list that is answers only where one of them is named below it.
  private var bullets: [MarkdownOption] = []

  /// True where there are words above the answers.
  var hasText: Bool { stem.contains { !$0.isCode } }

  /// The bytes of its text, or of its answers.
  var place: Span? {
    let lines = stem.flatMap(\.lines) + options.map(\.line)
    return lines.isEmpty ? nil : lines.place
  }

  /// Adds a paragraph or a block of code.
  mutating func add(_ lines: [ForeignLine], isCode: Bool) {
    let part = Part(lines: lines, isCode: isCode)
    if options.isEmpty { stem.append(part) } else { below.append(part) }
  }

  /// Notes the answer that a line names; a second one is part of the explanation.
  mutating func name(_ text: String, at span: Span) {
    guard !options.isEmpty, answer == nil else {
      return add([ForeignLine(text: text, content: span.start)], isCode: false)
    }
    answer = (text, span)
  }

  // MARK: - Lists that may be text

  /// Returns whether a list may be part of a text: its items have neither letters nor boxes.
  func mayBeText(_ options: [MarkdownOption]) -> Bool {
    switch options[0].kind {
    case .task, .letter: false
    case .number, .bullet: true
    }
  }

  /// Keeps such a list as text.
  mutating func keep(_ options: [MarkdownOption]) {
    bullets = options
    add(options.flatMap { [$0.line] + $0.lines.dropFirst() }, isCode: false)
  }

  /// Takes the list that the text ends in for the answers.
  mutating func takeBullets() {
    guard !bullets.isEmpty, stem.last?.lines.first == bullets[0].line else { return }
    stem.removeLast()
    options = bullets
  }

  /// Takes the text of the next question from the parts below the answers: from a number on, else the last paragraph.
  mutating func takeNextStem() -> [Part] {
    let start =
      below.firstIndex { !$0.isCode && Self.isNumbered($0.lines) } ?? below.lastIndex { !$0.isCode } ?? below.startIndex
    defer { below.removeSubrange(start...) }
    return Array(below[start...])
  }

  // MARK: - Numbers

  /// Returns whether a heading asks something: it has a number, or ends like a question.
  static func isQuestion(_ heading: String) -> Bool {
    let text = heading.withoutOuter { $0 == "*" || $0 == " " }
    return text.hasSuffix("?") || text.hasSuffix(":") || withoutNumber(text).count < text.count
      || isNumberAlone(String(text))
  }

  /// Returns whether a heading is `Question 3` and nothing else.
  static func isNumberAlone(_ heading: String) -> Bool {
    withoutNumber("\(heading.withoutOuter { "* :.".contains($0) }).").isEmpty
  }

  /// Returns whether a paragraph begins with the number of a question.
  static func isNumbered(_ lines: [ForeignLine]) -> Bool {
    guard let text = lines.first?.trimmed.drop(while: { $0 == "*" }) else { return false }
    return withoutNumber(text).count < text.count
  }

  /// A text without `3.`, `Q3:` or `Question 3)` at its start.
  private static func withoutNumber(_ text: some StringProtocol) -> Substring {
    let words = BankWords.behindQuestion(Substring(text))
    var rest = (words ?? Substring(text)).drop { $0 == " " || $0 == "#" }
    let digits = rest.prefix(while: \.isNumber)
    rest = rest.dropFirst(digits.count)
    // French has a space before its colon.
    if words != nil, case let colon = rest.drop(while: \.isWhitespace), colon.first == ":" { rest = colon }
    guard !digits.isEmpty, let sign = rest.first, ".):：．".contains(sign) || words != nil && "- –".contains(sign) else {
      return Substring(text)
    }
    rest = rest.dropFirst()
    let isWhole = rest.first.map { $0.isWhitespace || $0 == "*" } ?? true
    return isWhole || "：．".contains(sign) ? rest.drop(while: \.isWhitespace) : Substring(text)
  }

  // MARK: - The question

  /// The question; nil where the answer that is named is none of them, which is reported.
  func question(in source: ForeignText) -> BankQuestion? {
    var question = BankQuestion()
    read(into: &question, source)
    question.answers = options.map { option in
      BankAnswer(label: option.label, text: source.plainMarkdown(option.lines.text, at: option.lines.place))
    }
    var explanations = below
    question.rights = Set(options.indices.filter { options[$0].kind == .task(isRight: true) })
    if let answer, question.rights.isEmpty {
      var text = answer.text
      if text.isEmpty, let first = explanations.first?.lines.first {
        text = String(first.trimmed)
        explanations[0].lines.removeFirst()
      }
      let match = MarkdownAnswer.match(text, in: question.answers)
      let shown = "'\(quoted(MarkdownAnswer.bare(text)))'"
      if let loss = match.loss(of: shown, names: "its letter or its text") {
        source.reportLoss(answer.span, loss.fact, help: loss.help)
      }
      guard case .answers(let rights, _, let rest) = match else { return nil }
      question.rights = rights
      if !rest.isEmpty { question.explanation = source.plainMarkdown(rest, at: answer.span) }
    }
    question.explanation = explanation([question.explanation], explanations, source)
    return question
  }

  /// The texts next to the answer and below it.
  private func explanation(_ first: [String?], _ below: [Part], _ source: ForeignText) -> String? {
    let texts = below.filter { !$0.lines.isEmpty }.map { part in
      BankWords.withoutExplanation(source.plainMarkdown(part.lines.text, at: part.lines.place))
    }
    let parts = (first.compactMap { $0 } + texts).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Reads the text and the code above the answers.
  private func read(into question: inout BankQuestion, _ source: ForeignText) {
    let lines = stem.enumerated().flatMap { index, part in
      (index == 0 ? [] : [ForeignLine(text: "", content: part.lines.first?.content ?? 0)]) + part.lines
    }
    guard let first = lines.first else { return }
    let signs = first.trimmed.prefix { $0 == "*" }
    let words = Self.withoutNumber(first.trimmed.dropFirst(signs.count))
    let text = stem[0].isCode ? first.text : "\(signs)\(words)"
    let span = lines.place
    let marked = MarkedText(([text] + lines.dropFirst().map(\.text)).joined(separator: "\n"), .markdown)
    source.report(marked, at: span)
    let code = marked.shownBlock
    (question.text, question.code, question.language) = (marked.textWithoutShownBlock, code?.text, code?.language)
    if let code, (code.language ?? .python) == .python {
      question.language = source.language(of: code.text, isNamed: code.name != nil, at: span)
    }
  }
}

extension MarkdownOption {
  /// Its letter or number; nil where it has none.
  fileprivate var label: String? {
    switch kind {
    case .letter(let label), .number(let label): label
    case .task, .bullet: nil
    }
  }
}

extension ForeignText {
  /// A text of Markdown without its markup, which is reported, with its blocks of code in their places.
  func plainMarkdown(_ text: String, at span: Span) -> String {
    let marked = MarkedText(text, .markdown)
    report(marked, at: span)
    return marked.textWithCode
  }

  /// Reports the markup that was taken out of a text, and the language that is not known.
  func report(_ text: MarkedText, at span: Span) {
    if let lost = text.lost { reportMarkup(lost, at: span) }
    if let image = text.image { reportImage(image, at: span) }
    if text.hasIndentedText { reportMoreCode(at: span) }
    if let name = text.shownBlock?.unknownLanguage { reportLanguage(name, at: span) }
  }
}
