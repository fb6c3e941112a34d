/// Reads one line of a text as an element.
package struct ElementReader {
  /// What a line says.
  package struct Line: Sendable {
    /// The element that it is, or was most likely meant to be.
    package var element: SlangElement = .blank
    /// What is wrong with the line besides its arguments.
    package var failure: ReadingFailure?
    /// The bytes of the line that hold each argument.
    package var parts: [SlangPart: Range<Int>] = [:]
    /// The bytes of the names of variables in each argument, from left to right.
    package var names: [SlangPart: [Range<Int>]] = [:]
    /// The bytes of the line's first word.
    package var keyword = 0..<0
    /// The names in a line that cannot be read; each may be one to which it gives a value.
    package var mentions: Set<String> = []
    /// Whether nobody knows what the line was to be, as it may have been to begin or to end a block.
    var isRiddle = false

    /// A Blank in which nothing is wrong.
    package init() {}
  }

  private let line: [UInt8]
  private var result = Line()

  /// Reads a line without its line end; an empty one is a Blank.
  static func read(_ line: Substring) -> Line {
    var reader = ElementReader(line: Array(line.utf8))
    reader.read()
    return reader.result
  }

  private init(line: [UInt8]) { self.line = line }

  private mutating func read() {
    let content = trimmed(0..<line.count)
    guard !content.isEmpty else { return }
    let end = content.first { !line[$0].isLetter } ?? content.upperBound
    result.keyword = content.lowerBound..<max(end, content.lowerBound + 1)
    let arguments = trimmed(end..<content.upperBound)
    guard let keyword = SlangElement.Keyword(rawValue: text(content.lowerBound..<end)) else { return refuse(content) }
    read(keyword, arguments)
  }

  private mutating func read(_ keyword: SlangElement.Keyword, _ arguments: Range<Int>) {
    switch keyword {
    case .blank: readBare(.blank, arguments)
    case .else: readBare(.else, arguments)
    case .end: readBare(.end, arguments)
    case .variable: readVariable(arguments)
    case .repeat: result.element = .repeat(count: expression(.count, arguments))
    case .if: readIf(arguments)
    case .print: result.element = .print(expression(.statement, arguments))
    }
  }

  // MARK: - Elements

  private mutating func readBare(_ element: SlangElement, _ arguments: Range<Int>) {
    result.element = element
    guard !arguments.isEmpty else { return }
    let help =
      element == .else && text(arguments).hasPrefix("if")
      ? "write an If on the next line" : "write it alone on its line"
    result.failure = ReadingFailure("nothing stands behind '\(element.keyword)'", help: help, at: arguments)
  }

  private mutating func readVariable(_ arguments: Range<Int>) {
    let assignment = arguments.first { line[$0] == UInt8(ascii: "=") }
    let firstSpace = arguments.first { line[$0] == UInt8(ascii: " ") }
    guard let end = assignment ?? firstSpace else {
      if !arguments.isEmpty { result.parts[.name] = arguments }
      result.element = .variable(name: arguments.isEmpty ? nil : text(arguments), value: nil)
      return
    }
    let name = trimmed(arguments.lowerBound..<end)
    if !name.isEmpty { result.parts[.name] = name }
    let value = trimmed(end + (assignment == nil ? 0 : 1)..<arguments.upperBound)
    result.element = .variable(name: name.isEmpty ? nil : text(name), value: expression(.value, value))
    guard assignment == nil else { return }
    result.failure = ReadingFailure(
      "there is no = between the name and the value", help: "write 'variable \(text(name)) = \(text(value))'", at: value
    )
  }

  private mutating func readIf(_ arguments: Range<Int>) {
    let tokens = (try? Tokenizer.tokens(of: text(arguments))) ?? []
    let isComparison = { (token: Token) in SlangComparison(rawValue: token.written) != nil || token.isSymbol("=") }
    guard let token = tokens.first(where: isComparison) else {
      result.element = .if(left: expression(.left, arguments), comparison: nil, right: nil)
      return
    }
    let start = arguments.lowerBound
    let left = trimmed(start..<start + token.range.lowerBound)
    let right = trimmed(start + token.range.upperBound..<arguments.upperBound)
    result.parts[.comparison] = start + token.range.lowerBound..<start + token.range.upperBound
    if token.isSymbol("=") {
      result.failure = ReadingFailure(
        "'=' does not compare", help: "write == to ask whether two values are the same",
        at: start + token.range.lowerBound..<start + token.range.upperBound)
    }
    result.element = .if(
      left: expression(.left, left), comparison: SlangComparison(rawValue: token.written) ?? .equal,
      right: expression(.right, right))
  }

  /// Tells that a line is no element, and reads it as the one that was most likely meant.
  private mutating func refuse(_ content: Range<Int>) {
    let word = text(content).prefix { !" \t=(".contains($0) }
    let range = content.lowerBound..<content.lowerBound + max(1, word.utf8.count)
    result.keyword = range
    if word.hasPrefix("#") || word.hasPrefix("//") {
      result.failure = ReadingFailure(
        .unknownElement, "elements have no comments", help: "take the line out", at: content)
      return
    }
    let behind = trimmed(range.upperBound..<content.upperBound)
    if text(behind).hasPrefix("="), !text(behind).hasPrefix("==") {
      readVariable(content)
      return fail(word, "write 'variable \(text(content))'", at: range)
    }
    guard let meant = SlangElement.Keyword(meantBy: String(word)) else {
      let keywords = SlangElement.Keyword.allCases.map(\.rawValue).joined(separator: ", ")
      result.isRiddle = true
      result.mentions = names(in: content)
      return fail(word, "begin with one of \(keywords)", at: range)
    }
    read(meant, behind)
    fail(word, "did you mean '\(meant.rawValue)'?", at: range)
  }

  private mutating func fail(_ word: Substring, _ help: String, at range: Range<Int>) {
    result.failure = ReadingFailure(.unknownElement, "'\(word)' is not an element", help: help, at: range)
  }

  private func names(in range: Range<Int>) -> Set<String> {
    Set((try? Tokenizer.tokens(of: text(range)))?.compactMap(\.name) ?? [])
  }

  // MARK: - Arguments

  private mutating func expression(_ part: SlangPart, _ range: Range<Int>) -> SlangExpression? {
    guard !range.isEmpty else { return nil }
    result.parts[part] = range
    let written = text(range)
    guard let (expression, names) = try? ExpressionReader.read(written) else { return .unreadable(written) }
    result.names[part] = names.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
    return expression
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (index: Int) in line[index] == 0x20 || line[index] == 0x09 || line[index] == 0x0D }
    guard let first = range.first(where: { !isSpace($0) }), let last = range.last(where: { !isSpace($0) }) else {
      return range.upperBound..<range.upperBound
    }
    return first..<last + 1
  }
}
