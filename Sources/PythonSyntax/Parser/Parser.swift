/// Builds the syntax tree of a right program by recursive descent, operators by their precedence.
///
/// It accepts exactly the programs of CPython 3.11's grammar and says nothing about the others: why a program is wrong
/// is found out by a `SyntaxDiagnosis`, which goes through the grammar in CPython's own order.
struct Parser {
  /// Why there is no tree.
  enum Failure: Error {
    /// The program is not in the language, or a literal in it has no value.
    case rejected
    /// The program is nested more deeply than the parser, or CPython's compiler, can follow.
    case tooDeep
  }

  /// How deeply expressions and blocks may be nested; brackets alone may go 200 deep.
  static let depthLimit = 440
  /// How long a chain such as `a + b + c` or `f()()()` may be, each step of which nests the tree more deeply.
  static let chainLimit = 2900

  /// What is parsed, for the texts of names and literals.
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// The index of the next token.
  var index = 0
  /// The next token; the last one is never passed.
  private(set) var current: Token
  var names: NameTable
  var scopeCount = 1
  var depth = 0
  /// The lines of the text whose fields are read.
  var fieldLines = TokenLines()

  /// A parser of all the tokens that the lexer gives.
  init(_ lexer: consuming Lexer, names: NameTable = NameTable()) throws(Failure) {
    bytes = lexer.bytes
    self.names = names
    var tokens: [Token] = []
    tokens.reserveCapacity(lexer.bytes.count / 4 + 8)
    do throws(LexicalError) {
      repeat { tokens.append(try lexer.next()) } while tokens[tokens.count - 1].kind != .endMarker
    } catch {
      throw .rejected
    }
    self.tokens = tokens
    current = tokens[0]
  }

  /// The statements of a whole program.
  mutating func parseProgram() throws(Failure) -> [Statement] {
    var body: [Statement] = []
    while current.kind != .endMarker { try parseStatement(into: &body) }
    return body
  }

  // MARK: - Tokens

  var kind: TokenKind { current.kind }

  /// The kind of the token after the next one.
  var followingKind: TokenKind { index + 1 < tokens.count ? tokens[index + 1].kind : .endMarker }

  mutating func advance() {
    index += 1
    current = tokens[min(index, tokens.count - 1)]
  }

  /// Goes back to a token that has been passed.
  mutating func rewind(to index: Int) {
    self.index = index
    current = tokens[index]
  }

  /// Passes the next token if it is of a kind.
  mutating func skip(_ kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Passes the next token, which must be of a kind.
  mutating func expect(_ kind: TokenKind) throws(Failure) {
    guard current.kind == kind else { throw .rejected }
    advance()
  }

  /// The range from a position to the end of the last token with a text that was passed.
  func range(from start: SourcePosition) -> SourceRange {
    var last = index - 1
    while last > 0, tokens[last].end.column < 0 || tokens[last].kind == .newline { last -= 1 }
    return SourceRange(from: start, to: tokens[max(last, 0)].end)
  }

  /// The bytes of a token.
  func text(of token: Token) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(token.offset)..<Int(token.endOffset)])
  }

  /// Whether the next token is a name with this text.
  func isAt(word: StaticString) -> Bool {
    guard current.kind == .name, Int(current.endOffset - current.offset) == word.utf8CodeUnitCount else { return false }
    return text(of: current).elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func parseName() throws(Failure) -> Name {
    guard current.kind == .name else { throw .rejected }
    let name = intern(current)
    advance()
    return name
  }

  mutating func intern(_ token: Token) -> Name {
    let text = text(of: token)
    guard text.contains(where: { $0 >= 0x80 }) else { return names.intern(text) }
    return names.intern(normalizeIdentifier(String(decoding: text, as: UTF8.self)))
  }

  mutating func makeScope() -> ScopeNumber {
    scopeCount += 1
    return scopeCount - 1
  }

  // MARK: - Nesting

  /// Goes one level deeper.
  mutating func enter() throws(Failure) {
    guard depth < Parser.depthLimit else { throw .tooDeep }
    depth += 1
  }

  /// Comes back from a level.
  mutating func leave() {
    depth -= 1
  }

  /// Counts one more step of a chain.
  func extend(_ chain: inout Int) throws(Failure) {
    chain += 1
    if chain > Parser.chainLimit { throw .tooDeep }
  }
}
