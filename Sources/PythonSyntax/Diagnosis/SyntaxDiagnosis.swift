/// Finds out how CPython 3.11 would complain about a wrong program.
///
/// CPython's parser is of the PEG kind: it tries alternatives in order, and a second time with rules for common
/// mistakes among them; which mistake is reported, and where, follows from that order and from how far tokens were
/// read. So this type goes through the same grammar in the same order, rule by rule, and builds only `Shape`s. It runs
/// only for programs that the `Parser` has rejected.
struct SyntaxDiagnosis {
  /// What is searched: a program, an expression that stands alone, or the expression of an f-string's field.
  enum Subject {
    case program, expression, field
  }

  var lexer: Lexer
  let subject: Subject
  /// The tokens that have been read so far.
  private(set) var tokens: [Token] = []
  /// The index of the next token.
  var mark = 0
  /// The lines of the text whose fields are read.
  var fieldLines = TokenLines()
  /// Whether the rules for mistakes are in force.
  var usesErrorRules = false
  private var memory: [MemoryKey: (shape: Shape?, mark: Int)] = [:]
  private var depth = 0

  /// How many expressions, signs and blocks may be inside one another; brackets alone may go 200 deep.
  static let depthLimit = 440

  init(_ lexer: Lexer, _ subject: Subject) {
    self.lexer = lexer
    self.subject = subject
  }

  /// The error, or nil if the grammar takes the program.
  mutating func run() -> SyntaxError? {
    do throws(SyntaxError) {
      if try parse() { return nil }
    } catch {
      return lexer.failure == nil ? checkRest(error) : error
    }
    let last = tokens[tokens.count - 1]
    (mark, memory, usesErrorRules) = (0, [:], true)
    do throws(SyntaxError) {
      _ = try parse()
    } catch {
      return lexer.failure == nil ? checkRest(error) : error
    }
    switch last.kind {
    case .indent: return makeError(.indentation, "unexpected indent")
    case .dedent: return makeError(.indentation, "unexpected unindent")
    default: return checkRest(makeError("invalid syntax", at: last.range))
    }
  }

  private mutating func parse() throws(SyntaxError) -> Bool {
    switch subject {
    case .field: return try starExpressions() != nil
    case .expression:
      guard try expressions() != nil else { return false }
      while try skip(.newline) {}
      return try skip(.endMarker)
    case .program:
      while try statement() != nil {}
      return try skip(.endMarker)
    }
  }

  /// An error of the tokens that follow wins over an error of the parser.
  private mutating func checkRest(_ error: SyntaxError) -> SyntaxError {
    guard error.kind != .memory else { return error }
    let line = tokens.last?.start.line ?? 0
    do throws(LexicalError) {
      while try lexer.next().kind != .endMarker {}
      return error
    } catch {
      guard error.isDeferred else { return error.error }
      if let open = lexer.brackets.last, line > open.line { return lexer.makeUnclosedBracketError(open).error }
    }
    return error
  }

  // MARK: - Tokens

  /// The next token, which is read if it has not been yet.
  mutating func peek() throws(SyntaxError) -> Token {
    if mark == tokens.count {
      do throws(LexicalError) {
        tokens.append(try lexer.next())
      } catch {
        throw error.error
      }
    }
    return tokens[mark]
  }

  /// Passes the next token if it is of a kind.
  mutating func take(_ kind: TokenKind) throws(SyntaxError) -> Token? {
    let token = try peek()
    guard token.kind == kind else { return nil }
    mark += 1
    return token
  }

  /// Whether the next token was of a kind; then it is passed.
  mutating func skip(_ kind: TokenKind) throws(SyntaxError) -> Bool {
    try take(kind) != nil
  }

  /// Passes a name if it is this word.
  mutating func take(word: StaticString) throws(SyntaxError) -> Token? {
    let token = try peek()
    guard token.kind == .name, isWord(word, token) else { return nil }
    mark += 1
    return token
  }

  /// Whether the next token is of one of some kinds.
  mutating func isAt(_ kinds: TokenKind...) throws(SyntaxError) -> Bool {
    kinds.contains(try peek().kind)
  }

  func isWord(_ word: StaticString, _ token: Token) -> Bool {
    let text = lexer.bytes[Int(token.offset)..<Int(token.endOffset)]
    return text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// The range from a token to the last one with a text that was passed.
  func range(from start: Int) -> SourceRange {
    var last = mark - 1
    while last > start, tokens[last].end.column < 0 || tokens[last].kind == .newline { last -= 1 }
    return SourceRange(from: tokens[start].start, to: tokens[max(last, start)].end)
  }

  // MARK: - Rules

  /// The rules whose results are kept, as CPython keeps them: what they once found at a token stays.
  enum Rule: UInt8 {
    case simpleStatement, block, expression, starExpression, disjunction, conjunction, inversion, factor, await
    case arguments, starTarget, targetWithStarAtom, deletedTarget, closedPattern, starPattern, strings
    case mistakenNamedExpression, dottedName, nameOrAttribute, bitOr, bitXor, bitAnd, shift, sum, term, primary
    case targetPrimary
  }

  private struct MemoryKey: Hashable {
    let rule: Rule
    let mark: Int
  }

  /// What a rule is known to match at the next token, which is then passed; nil when it has not been tried there.
  mutating func recall(_ rule: Rule) -> Shape?? {
    guard let known = memory[MemoryKey(rule: rule, mark: mark)] else { return nil }
    mark = known.mark
    return .some(known.shape)
  }

  /// Keeps what a rule has matched from a token on.
  mutating func keep(_ rule: Rule, _ shape: Shape?, from start: Int) -> Shape? {
    if shape == nil { mark = start }
    memory[MemoryKey(rule: rule, mark: start)] = (shape, mark)
    return shape
  }

  /// What a rule matches at the next token, from memory if it has been tried there.
  mutating func remember(
    _ rule: Rule, _ body: (inout SyntaxDiagnosis) throws(SyntaxError) -> Shape?
  ) throws(SyntaxError) -> Shape? {
    if let known = recall(rule) { return known }
    let start = mark
    return keep(rule, try body(&self), from: start)
  }

  /// Goes one level deeper.
  mutating func enter() throws(SyntaxError) {
    guard depth < SyntaxDiagnosis.depthLimit else { throw SyntaxError(.memory, "", at: nil) }
    depth += 1
  }

  /// Comes back from a level.
  mutating func leave() {
    depth -= 1
  }

  /// Tries an alternative; if it does not match, the next token is what it was.
  mutating func attempt<Match>(
    _ body: (inout SyntaxDiagnosis) throws(SyntaxError) -> Match?
  ) throws(SyntaxError) -> Match? {
    let start = mark
    if let match = try body(&self) { return match }
    mark = start
    return nil
  }

  /// Whether a rule matches here; no token is passed.
  mutating func sees<Match>(
    _ body: (inout SyntaxDiagnosis) throws(SyntaxError) -> Match?
  ) throws(SyntaxError) -> Bool {
    let start = mark
    defer { mark = start }
    return try body(&self) != nil
  }

  /// Something without a shape of its own, from a token on.
  func made(from start: Int, _ kind: Shape.Kind = .other, _ children: [Shape] = []) -> Shape {
    Shape(kind, range(from: start), children)
  }

  /// As many matches as there are, with a separator between them; nil when there is none.
  mutating func several(
    separatedBy separator: TokenKind?, _ rule: (inout SyntaxDiagnosis) throws(SyntaxError) -> Shape?
  ) throws(SyntaxError) -> [Shape]? {
    guard let first = try attempt(rule) else { return nil }
    var shapes = [first]
    while let next = try attempt({ (diagnosis) throws(SyntaxError) -> Shape? in
      if let separator, !(try diagnosis.skip(separator)) { return nil }
      return try rule(&diagnosis)
    }) {
      shapes.append(next)
    }
    return shapes
  }
}
