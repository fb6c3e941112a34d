import Slang

/// Reads a program in Python, in the shapes in which `PythonWriter` writes it, line by line.
struct PythonReader {
  /// What begins a comment.
  static let comment = "#"

  static let symbols = [
    "==", "!=", "<=", ">=", "//", "<", ">", "=", "+", "-", "*", "/", "%", "(", ")", ":", ".", ",",
  ]

  private static let dialect = ExpressionReader.Dialect(
    truths: ["True": true, "False": false], operators: ["//": .divide], call: meaning, methods: ["lower"],
    variable: { SlangLanguage.python.variable(spelled: $0) })

  /// A block around the line.
  private struct Block {
    /// The element that opens it, by its place from 0.
    let element: Int
    let isIf: Bool
    /// How far in that element stands.
    let outer: Int
    /// How far in its own lines stand; at least so far while none was seen.
    var inner: Int
    var hasContent = false
    /// How many Ends close it: one more for every `elif`, none where the line means nothing.
    var ends = 1
  }

  private let lines: [Substring]
  private var open: [Block] = []
  private var isBlockExpected = false
  private var lastLine = 0
  /// The next line that is not empty, as far as it was looked for.
  private var nextLine = 0
  private var elements: [SourceElement] = []

  /// The elements of some lines.
  static func read(_ lines: [Substring]) -> [SourceElement] {
    var reader = PythonReader(lines: lines)
    for index in programLines(of: lines) { reader.read(index) }
    while !reader.open.isEmpty { reader.close() }
    return reader.elements
  }

  /// The lines behind the functions that stand before a program.
  static func programLines(of lines: [Substring]) -> Range<Int> {
    (lines.firstIndex { $0 == PythonHelpers.end } ?? -1) + 1..<lines.count
  }

  private init(lines: [Substring]) { self.lines = lines }

  /// What a call of a function means, which stands where Python needs a conversion.
  @Sendable private static func meaning(_ function: String, _ arguments: [SlangExpression]) -> SlangExpression? {
    switch (function, arguments.count) {
    case ("str", 1), ("int", 1), ("float", 1), ("number_text", 1), ("to_text", 1), ("to_shown", 1), ("to_number", 1):
      arguments[0]
    case ("add_values", 2): .binary(arguments[0], .add, arguments[1])
    case ("divide_by", 2): .binary(arguments[0], .divide, arguments[1])
    case ("math.fmod", 2), ("remainder_of", 2): .binary(arguments[0], .remainder, arguments[1])
    default: nil
    }
  }

  /// The tokens of a line, without a comment at its end.
  static func tokens(of line: Substring) throws(ReadingFailure) -> [Token] {
    try Tokenizer.tokens(of: line, symbols: symbols, comment: comment, joinsHalves: false)
  }

  /// Whether a line has a comment; `#` alone stands for a Blank.
  static func hasComment(_ line: Substring) -> Bool {
    !isMark(line.drop { $0 == " " }) && Tokenizer.hasComment(line, symbols: symbols, comment: comment)
  }

  private static func isMark(_ content: Substring) -> Bool { content.elementsEqual(comment) }

  // MARK: - Blocks

  private mutating func read(_ index: Int) {
    let line = lines[index]
    let content = line.drop { $0 == " " }
    if content.first == "\t" { return refuseTab(index) }
    if content.isEmpty { return readEmpty(index) }
    let isMark = Self.isMark(content)
    if content.hasPrefix(Self.comment), !isMark { return }
    let indentation = line.count - content.count
    place(indentation, isElse: Self.continuesIf(content))
    if isMark { return add(.blank, index) }
    lastLine = index
    if !Self.continuesIf(content), let last = open.indices.last { open[last].hasContent = true }
    readStatement(line, index, indentation)
  }

  private mutating func refuseTab(_ index: Int) {
    guard lines[index].contains(where: { !$0.isWhitespace }) else { return readEmpty(index) }
    if let last = open.indices.last { open[last].hasContent = true }
    add(.blank, index)
    let tab = lines[index].utf8.prefix { $0 != 0x09 }.count
    elements[elements.count - 1].line.failure = ReadingFailure(
      "this line begins with a tab", help: "write four blanks for each tab", at: tab..<tab + 1)
    elements[elements.count - 1].line.mentions = ForeignLine(python: lines[index])?.names ?? []
  }

  /// An empty line belongs to the block of the line that follows.
  private mutating func readEmpty(_ index: Int) {
    if nextLine < index { nextLine = lines[index...].firstIndex { $0.contains { $0 != " " } } ?? lines.count }
    let next = nextLine < lines.count ? lines[nextLine] : ""
    let content = next.drop { $0 == " " }
    if !Self.continuesIf(content) { place(next.count - content.count, isElse: false) }
    add(.blank, index)
  }

  /// Enters the block that was opened before, or closes those that the line no longer stands in.
  private mutating func place(_ indentation: Int, isElse: Bool) {
    if isBlockExpected, let last = open.indices.last, indentation >= open[last].inner {
      open[last].inner = indentation
    }
    isBlockExpected = false
    while let block = open.last, indentation < block.inner {
      if isElse, block.isIf, indentation == block.outer { return }
      close()
    }
  }

  private mutating func close() {
    guard let block = open.popLast() else { return }
    if !block.hasContent, elements[block.element].line.failure == nil {
      elements[block.element].line.failure = ReadingFailure(
        "nothing stands in this block", help: "write pass, further in", at: elements[block.element].line.keyword)
    }
    for _ in 0..<block.ends { add(.end, lastLine) }
  }

  /// Opens the block of the element that was read last.
  private mutating func enter(isIf: Bool, _ indentation: Int, ends: Int = 1) {
    open.append(
      Block(element: elements.count - 1, isIf: isIf, outer: indentation, inner: indentation + 1, ends: ends))
    isBlockExpected = true
  }

  /// Opens the second block of an If.
  private mutating func enterElse() {
    guard let block = open.popLast() else { return }
    if block.hasContent { return enter(isIf: true, block.outer, ends: block.ends) }
    open.append(block)
    close()
  }

  private mutating func add(_ element: SlangElement, _ index: Int) {
    var line = ElementReader.Line()
    line.element = element
    line.keyword = lines.isEmpty ? 0..<0 : 0..<lines[index].utf8.count
    elements.append(SourceElement(line: line, number: index))
  }

  // MARK: - Statements

  private mutating func readStatement(_ line: Substring, _ index: Int, _ indentation: Int) {
    var result = ElementReader.Line()
    result.keyword = indentation..<line.utf8.count
    var isChained = false
    do throws(ReadingFailure) {
      var tokens = TokenPattern(try Self.tokens(of: line), dialect: Self.dialect)
      isChained = tokens.take("elif")
      if isChained {
        result.element = .if(left: .integer(0), comparison: .equal, right: .integer(0))
        try Self.readIf(&tokens, &result)
      } else if try !Self.read(&tokens, &result) {
        return
      }
      if result.element != .else, !isChained, indentation != open.last?.inner ?? 0 {
        throw Self.wrongIndentation(indentation)
      }
    } catch {
      let foreign = ForeignLine(python: line)
      result.failure = foreign?.pythonFailure ?? error
      result.mentions = foreign?.names ?? []
    }
    if isChained { return addChained(result, index, indentation) }
    elements.append(SourceElement(line: result, number: index))
    switch result.element {
    case .blank, .variable, .end, .print:
      if (try? Self.tokens(of: line))?.last?.isSymbol(":") ?? line.hasSuffix(":") {
        enter(isIf: false, indentation, ends: 0)
      }
    case .repeat: enter(isIf: false, indentation)
    case .if: enter(isIf: true, indentation)
    case .else: enterElse()
    }
  }

  /// Adds an `elif`: an Else, and in it an If that its own End closes.
  private mutating func addChained(_ line: ElementReader.Line, _ index: Int, _ indentation: Int) {
    add(.else, index)
    enterElse()
    elements.append(SourceElement(line: line, number: index))
    let ends = open.last.map { $0.isIf && $0.outer == indentation ? $0.ends + 1 : 1 } ?? 1
    if ends > 1 { open.removeLast() }
    enter(isIf: true, indentation, ends: ends)
  }

  private static func continuesIf(_ content: Substring) -> Bool {
    content.hasPrefix("else") || content.hasPrefix("elif")
  }

  private static func wrongIndentation(_ indentation: Int) -> ReadingFailure {
    ReadingFailure(
      "this line stands further in than the ones before", help: "begin it below them", at: 0..<max(1, indentation))
  }

  /// Reads a line; false if it means nothing to Slang.
  private static func read(
    _ tokens: inout TokenPattern, _ line: inout ElementReader.Line
  ) throws(ReadingFailure) -> Bool {
    if tokens.take("pass") { return false }
    if tokens.take("else", ":") {
      line.element = .else
    } else if tokens.take("for") {
      line.element = .repeat(count: .integer(0))
      guard tokens.takeName() != nil, tokens.take("in", "range", "("), let (count, range) = tokens.takeInteger(),
        tokens.take(")", ":"), tokens.isAtEnd
      else { throw tokens.unknownLine() }
      line.parts[.count] = range
      line.element = .repeat(count: .integer(count))
    } else if tokens.take("if") {
      line.element = .if(left: .integer(0), comparison: .equal, right: .integer(0))
      try readIf(&tokens, &line)
    } else if tokens.take("print", "(") {
      guard let value = tokens.takeAtEnd(")") else { throw tokens.unknownLine() }
      line.element = .print(try value.expression(.statement, of: &line))
    } else {
      return try readVariable(&tokens, &line)
    }
    return true
  }

  private static func readVariable(
    _ tokens: inout TokenPattern, _ line: inout ElementReader.Line
  ) throws(ReadingFailure) -> Bool {
    guard let (name, range) = tokens.takeName(), tokens.take("=") else { throw tokens.unknownLine() }
    if tokens.take("None"), tokens.isAtEnd { return false }
    line.parts[.name] = range
    line.element = .variable(name: name, value: try tokens.expression(.value, of: &line))
    return true
  }

  private static func readIf(_ tokens: inout TokenPattern, _ line: inout ElementReader.Line) throws(ReadingFailure) {
    guard var condition = tokens.takeAtEnd(":") else { throw tokens.unknownLine() }
    let isCall = condition.take("compare_values", "(")
    if isCall, let arguments = condition.takeAtEnd(")") { condition = arguments }
    let parts = isCall ? commaSplit(condition) : condition.split { SlangComparison(rawValue: $0.written) != nil }
    guard let (left, token, right) = parts else { throw condition.unknownLine() }
    let symbol = if case .string(let text) = token.kind { text } else { token.written }
    line.parts[.comparison] = token.range
    line.element = .if(
      left: try left.expression(.left, of: &line), comparison: SlangComparison(rawValue: symbol),
      right: try right.expression(.right, of: &line))
  }

  /// The three arguments of a comparison that is a call.
  private static func commaSplit(
    _ arguments: TokenPattern
  ) -> (left: TokenPattern, token: Token, right: TokenPattern)? {
    guard let (left, _, rest) = arguments.split(where: { $0.isSymbol(",") }),
      let (sign, comma, right) = rest.split(where: { $0.isSymbol(",") }), let token = sign.only
    else { return nil }
    return (left, token, comma.isSymbol(",") ? right : rest)
  }
}
