import PythonSyntax

/// Reads the statements of a program out of its tokens.
struct Parser {
  let source: SourceText
  private let tokens: [Token]
  private(set) var index = 0
  /// How many rules that may lead to themselves are being read.
  private var depth = 0
  /// The names of variables and procedures.
  private(set) var names = NameTable()

  init(_ source: SourceText) throws(PseudocodeError) {
    self.source = source
    var lexer = Lexer(source)
    tokens = try lexer.readAll()
  }

  /// Reads the whole program.
  mutating func parseProgram() throws(PseudocodeError) -> [PseudocodeStatement] {
    var statements: [PseudocodeStatement] = []
    while token.kind != .end { statements.append(try parseStatement()) }
    return statements
  }

  // MARK: Tokens

  /// The token that is read next.
  var token: Token { tokens[index] }
  /// The token behind that one.
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }
  /// The token that was read last.
  var previous: Token { tokens[max(index - 1, 0)] }

  /// Takes the next token.
  @discardableResult
  mutating func advance() -> Token {
    let taken = token
    if taken.kind != .end { index += 1 }
    return taken
  }

  /// Takes the next token if it is of a kind.
  mutating func accept(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the next token, which has to be of a kind.
  @discardableResult
  mutating func expect(_ kind: TokenKind, help: String? = nil) throws(PseudocodeError) -> Token {
    if token.kind == kind { return advance() }
    if case .keyword(let keyword) = kind, token.kind == .name, text(token).uppercased() == keyword.rawValue {
      throw error(.wrongCase, "'\(text(token))' must be written in capitals: \(keyword.rawValue)", at: token.range)
    }
    if token.kind == .arrow {
      throw error(
        .arrowOrEquals, "an arrow stores a value, it does not compare",
        help: "write < and - with a space between to compare with a negative number", at: token.range)
    }
    throw error(.missingMark, "'\(kind.spelling ?? "a name")' is missing", help: help, at: missingRange)
  }

  /// Takes a name.
  mutating func expectName(_ what: String) throws(PseudocodeError) -> (name: Name, token: Token) {
    guard token.kind == .name else {
      if case .keyword = token.kind {
        throw error(.takenName, "'\(text(token))' is a keyword and cannot be a name", at: token.range)
      }
      throw error(.missingMark, "\(what) is missing", at: missingRange)
    }
    let token = advance()
    return (names.intern(text(token)), token)
  }

  /// Where something is missing: at the next token, or behind the last one if that is in another line.
  var missingRange: SourceRange {
    let isBehind = token.kind == .end || token.range.start.line != previous.range.end.line
    return isBehind && index > 0 ? SourceRange(from: previous.range.end, to: previous.range.end) : token.range
  }

  /// The name that a token is.
  mutating func intern(_ token: Token) -> Name { names.intern(text(token)) }

  func text(_ token: Token) -> String { String(decoding: source.bytes[token.bytes], as: UTF8.self) }

  // MARK: Depth

  /// Reads something that may be inside of itself.
  mutating func nested<Result>(
    _ body: (inout Parser) throws(PseudocodeError) -> Result
  ) throws(PseudocodeError) -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > Limits.depth { throw tooDeep(at: token.range) }
    return try body(&self)
  }

  /// An expression of the parts that were read.
  func expression(
    _ form: PseudocodeExpression.Form, _ range: SourceRange
  ) throws(PseudocodeError) -> PseudocodeExpression {
    let expression = PseudocodeExpression(form, range)
    if expression.depth > Limits.depth { throw tooDeep(at: range) }
    return expression
  }

  private func tooDeep(at range: SourceRange) -> PseudocodeError {
    error(
      .tooDeep, "more than \(Limits.depth) parts are inside one another here",
      help: "keep parts of it in variables, or move them to a procedure", at: range)
  }

  func error(
    _ kind: PseudocodeError.Kind, _ message: String, help: String? = nil, at range: SourceRange
  ) -> PseudocodeError {
    PseudocodeError(kind, message, help: help, at: range, in: source)
  }
}
