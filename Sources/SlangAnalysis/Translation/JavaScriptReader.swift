import Slang

/// Reads a program in JavaScript, in the shapes in which `JavaScriptWriter` writes it, line by line.
struct JavaScriptReader {
  /// What begins a comment.
  static let comment = "//"

  static let symbols = [
    "===", "!==", "==", "!=", "<=", ">=", "++", "<", ">", "=", "+", "-", "*", "/", "%", "(", ")", "{", "}", ";", ".",
    ",",
  ]

  private static let dialect = ExpressionReader.Dialect(variable: { SlangLanguage.javaScript.variable(spelled: $0) })

  /// How many blocks each open brace stands for: one more for every `else if`, none where the line means nothing.
  private var open: [Int] = []
  private var elements: [SourceElement] = []

  /// The elements of some lines.
  static func read(_ lines: [Substring]) -> [SourceElement] {
    var reader = JavaScriptReader()
    for (index, line) in lines.enumerated() { reader.read(line, index) }
    return reader.elements
  }

  private mutating func read(_ line: Substring, _ index: Int) {
    let content = line.drop { $0 == " " || $0 == "\t" }
    if content.hasPrefix("//") { return }
    var result = ElementReader.Line()
    let indentation = line.utf8.count - content.utf8.count
    result.keyword = indentation..<max(indentation + 1, line.utf8.count)
    var isChained = false
    do throws(ReadingFailure) {
      var tokens = TokenPattern(
        try Tokenizer.tokens(of: line, symbols: Self.symbols, comment: Self.comment), dialect: Self.dialect)
      if let statement = tokens.takeAtEnd(";") { tokens = statement }
      isChained = tokens.take("}", "else", "if", "(")
      if isChained {
        try Self.readIf(&tokens, &result)
      } else if try !Self.read(&tokens, &result) {
        return
      }
    } catch {
      let foreign = ForeignLine(javaScript: line)
      result.failure = foreign?.javaScriptFailure ?? error
      result.mentions = foreign?.names ?? []
    }
    let opensBrace = ForeignLine(javaScript: line)?.tokens.last?.isSymbol("{") ?? content.hasSuffix("{")
    // What stands on one line with its block has no } further down.
    if result.failure != nil, result.element.opensBlock, !opensBrace { result.element = .blank }
    add(result, index, isChained: isChained, opensBrace: opensBrace)
  }

  private mutating func add(_ line: ElementReader.Line, _ index: Int, isChained: Bool, opensBrace: Bool) {
    if isChained {
      var otherwise = line
      (otherwise.element, otherwise.failure) = (.else, nil)
      elements.append(SourceElement(line: otherwise, number: index))
    }
    switch line.element {
    case .end:
      for _ in 0..<(open.popLast() ?? 1) { elements.append(SourceElement(line: line, number: index)) }
      return
    case .if, .repeat: open.append(isChained ? (open.popLast() ?? 0) + 1 : 1)
    case .blank, .variable, .else, .print: if opensBrace, line.element != .else { open.append(0) }
    }
    elements.append(SourceElement(line: line, number: index))
  }

  /// Reads a line; false if it only declares a variable.
  private static func read(
    _ tokens: inout TokenPattern, _ line: inout ElementReader.Line
  ) throws(ReadingFailure) -> Bool {
    if tokens.isAtEnd { return true }
    if tokens.take("}", "else", "{") {
      line.element = .else
    } else if tokens.take("}") {
      line.element = .end
    } else if tokens.take("for") {
      try readLoop(&tokens, &line)
    } else if tokens.take("if", "(") {
      try readIf(&tokens, &line)
    } else if tokens.take("console", ".", "log", "(") {
      guard let value = tokens.takeAtEnd(")") else { throw tokens.unknownLine() }
      line.element = .print(try value.expression(.statement, of: &line))
      return true
    } else {
      return try readVariable(&tokens, &line)
    }
    guard tokens.isAtEnd || line.element.opensBlock else { throw tokens.unknownLine() }
    return true
  }

  private static func readVariable(
    _ tokens: inout TokenPattern, _ line: inout ElementReader.Line
  ) throws(ReadingFailure) -> Bool {
    let declares = tokens.take("let") || tokens.take("var") || tokens.take("const")
    guard let (name, range) = tokens.takeName() else { throw tokens.unknownLine() }
    if declares, tokens.isAtEnd { return false }
    guard tokens.take("=") else { throw tokens.unknownLine() }
    line.parts[.name] = range
    line.element = .variable(name: name, value: try tokens.expression(.value, of: &line))
    return true
  }

  private static func readLoop(
    _ tokens: inout TokenPattern, _ line: inout ElementReader.Line
  ) throws(ReadingFailure) {
    line.element = .repeat(count: .integer(0))
    guard tokens.take("(", "let"), let counter = tokens.takeName()?.name, tokens.take("=", "0", ";", counter, "<"),
      let (count, range) = tokens.takeInteger(), tokens.take(";", counter, "++", ")", "{"), tokens.isAtEnd
    else { throw tokens.unknownLine() }
    line.parts[.count] = range
    line.element = .repeat(count: .integer(count))
  }

  private static func readIf(_ tokens: inout TokenPattern, _ line: inout ElementReader.Line) throws(ReadingFailure) {
    line.element = .if(left: .integer(0), comparison: .equal, right: .integer(0))
    guard let condition = tokens.takeAtEnd(")", "{") else { throw tokens.unknownLine() }
    if let token = condition.split(where: { $0.isSymbol("===") || $0.isSymbol("!==") })?.token {
      let symbol = String(token.written.dropLast())
      throw ReadingFailure("'\(token.written)' also compares types", help: "write \(symbol) here", at: token.range)
    }
    guard let (left, token, right) = condition.split(where: { SlangComparison(rawValue: $0.written) != nil }) else {
      throw condition.unknownLine()
    }
    line.parts[.comparison] = token.range
    line.element = .if(
      left: try left.expression(.left, of: &line), comparison: SlangComparison(rawValue: token.written),
      right: try right.expression(.right, of: &line))
  }
}
