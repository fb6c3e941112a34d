import Diagnostics

/// Splits a quiz in Markdown into its parts.
struct MarkdownBankLexer {
  private let lines: [ForeignLine]
  private var index = 0
  private var tokens: [MarkdownToken] = []
  /// The items of a list that is not at its end, and whether an empty line is below the last one.
  private var items: [MarkdownOption] = []
  private var isAfterBlank = true
  private var paragraph: [ForeignLine] = []

  /// The parts of a file.
  static func tokens(of lines: [ForeignLine]) -> [MarkdownToken] {
    var lexer = MarkdownBankLexer(lines: lines)
    while lexer.index < lines.count { lexer.take(lines[lexer.index]) }
    lexer.endParagraph()
    lexer.endItems()
    return lexer.tokens
  }

  private init(lines: [ForeignLine]) { self.lines = lines }

  private mutating func take(_ line: ForeignLine) {
    index += 1
    if line.isBlank {
      endParagraph()
      isAfterBlank = true
      return
    }
    defer { isAfterBlank = false }
    if let fence = Self.fence(line) { return takeCode(from: line, fence) }
    if line.trimmed.hasPrefix("<"), let rest = Self.withoutTags(line) { return takeMarked(rest) }
    if let answer = MarkdownAnswer.text(of: line.trimmed) { return add(.answer(answer, line.span)) }
    if let level = Self.level(line) {
      let title = line.trimmed.dropFirst(level).withoutOuter { $0 == " " || $0 == "#" }
      return add(.heading(String(title), level: level, line.span))
    }
    if Self.isRule(line) { return add(.rule) }
    if let item = MarkdownOption(line) { return takeItem(item) }
    if !items.isEmpty, line.indent >= 2 || !isAfterBlank {
      items[items.count - 1].lines.append(line.dedented(by: line.indent))
    } else {
      endItems()
      paragraph.append(Self.withoutQuote(line))
    }
  }

  /// A line of HTML without its tags, of which the summary may name the answer.
  private mutating func takeMarked(_ line: ForeignLine) {
    if line.isBlank { return }
    if let answer = MarkdownAnswer.text(of: line.trimmed) ?? MarkdownAnswer.summary(line.trimmed) {
      return add(.answer(answer, line.span))
    }
    endItems()
    paragraph.append(line)
  }

  private mutating func add(_ token: MarkdownToken) {
    endParagraph()
    endItems()
    tokens.append(token)
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { tokens.append(.paragraph(paragraph)) }
    paragraph = []
  }

  // MARK: - Lists

  private mutating func takeItem(_ item: MarkdownOption) {
    endParagraph()
    if !Self.goesOn(items, with: item) { endItems() }
    items.append(item)
  }

  /// Returns whether an item is the next one of a list.
  private static func goesOn(_ items: [MarkdownOption], with item: MarkdownOption) -> Bool {
    guard let last = items.last else { return true }
    switch (last.kind, item.kind) {
    case (.task, .task), (.bullet, .bullet): return true
    case (.letter, .letter(let label)), (.number, .number(let label)):
      return label.lowercased() == AnswerLabel.expected(at: items.count, like: label)
    case (.task, _), (.bullet, _), (.letter, _), (.number, _): return false
    }
  }

  /// Ends a list: one item with a number or a letter is a line of text.
  private mutating func endItems() {
    defer { items = [] }
    guard let first = items.first else { return }
    let isList =
      switch first.kind {
      case .task: true
      case .letter(let label), .number(let label):
        items.count > 1 && label.lowercased() == AnswerLabel.expected(at: 0, like: label)
      case .bullet: items.count > 1
      }
    if isList { return tokens.append(.options(items)) }
    for item in items { tokens.append(.paragraph([item.line] + item.lines.dropFirst())) }
  }

  // MARK: - Code

  private mutating func takeCode(from line: ForeignLine, _ fence: Substring) {
    var code = [line.dedented(by: line.indent)]
    while index < lines.count {
      let next = lines[index]
      index += 1
      code.append(next.dedented(by: line.indent))
      if let close = Self.fence(next), close.hasPrefix(fence), next.trimmed.count == close.count { break }
    }
    // Indented code belongs to the item above it, and so does code before the next item.
    if !items.isEmpty, line.indent >= 2 || isBeforeItem {
      items[items.count - 1].lines += code
    } else {
      add(.code(code))
    }
  }

  private var isBeforeItem: Bool {
    guard let next = lines[index...].first(where: { !$0.isBlank }), let item = MarkdownOption(next) else {
      return false
    }
    return Self.goesOn(items, with: item)
  }

  /// The signs of a fence.
  private static func fence(_ line: ForeignLine) -> Substring? {
    guard let sign = line.trimmed.first, sign == "`" || sign == "~" else { return nil }
    let signs = line.trimmed.prefix { $0 == sign }
    return signs.count >= 3 && !line.trimmed.dropFirst(signs.count).contains(sign) ? signs : nil
  }

  // MARK: - Lines

  private static func level(_ line: ForeignLine) -> Int? {
    let level = line.trimmed.prefix { $0 == "#" }.count
    return (1...6).contains(level) && line.trimmed.dropFirst(level).first == " " ? level : nil
  }

  private static func isRule(_ line: ForeignLine) -> Bool {
    guard let sign = line.trimmed.first, "-*_".contains(sign), line.trimmed.count >= 3 else { return false }
    return line.trimmed.allSatisfy { $0 == sign || $0 == " " } && line.trimmed.count { $0 == sign } >= 3
  }

  private static func withoutQuote(_ line: ForeignLine) -> ForeignLine {
    guard line.trimmed.hasPrefix(">") else { return line }
    return ForeignLine(text: String(line.trimmed.dropFirst().drop { $0 == " " }), content: line.content)
  }

  /// A line without the tags that frame an answer; nil where it begins with another one.
  private static func withoutTags(_ line: ForeignLine) -> ForeignLine? {
    let frames = ["details", "summary", "p", "b", "strong"]
    var (rest, text, isFramed) = (line.trimmed, "", false)
    // No tag ends behind the last sign; without it each `<` would search the whole line.
    let lastEnd = rest.lastIndex(of: ">") ?? rest.startIndex
    while let first = rest.first {
      let name = first == "<" ? rest.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter }.lowercased() : ""
      if rest.startIndex < lastEnd, frames.contains(name), let end = rest.firstIndex(of: ">") {
        isFramed = true
        rest = rest[end...].dropFirst()
      } else if text.isEmpty, !isFramed {
        return nil
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return ForeignLine(text: String(text.withoutOuter { $0 == " " }), content: line.content)
  }
}
