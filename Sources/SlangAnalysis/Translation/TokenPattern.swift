import Slang

/// The tokens of a line in another language, taken from the left.
struct TokenPattern {
  private let tokens: [Token]
  private var place = 0
  private let dialect: ExpressionReader.Dialect
  /// The bytes of the whole line.
  private let range: Range<Int>

  init(_ tokens: [Token], dialect: ExpressionReader.Dialect) {
    self.tokens = tokens
    self.dialect = dialect
    range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
  }

  /// Whether all tokens are taken.
  var isAtEnd: Bool { place == tokens.count }

  /// The token that is left, if it is one.
  var only: Token? { tokens.count - place == 1 ? tokens[place] : nil }

  /// Takes the tokens that are written like these words, if they come next.
  mutating func take(_ words: String...) -> Bool {
    let next = tokens[place...].prefix(words.count)
    guard next.count == words.count, zip(next, words).allSatisfy({ $0.isWord($1) }) else { return false }
    place += words.count
    return true
  }

  /// Takes these tokens from the end, if they stand there.
  mutating func takeAtEnd(_ words: String...) -> TokenPattern? {
    let last = tokens[place...].suffix(words.count)
    guard last.count == words.count, zip(last, words).allSatisfy({ $0.isWord($1) }) else { return nil }
    return TokenPattern(Array(tokens[place...].dropLast(words.count)), dialect: dialect)
  }

  /// Takes a name.
  mutating func takeName() -> (name: String, range: Range<Int>)? {
    guard place < tokens.count, case .name(let name) = tokens[place].kind else { return nil }
    place += 1
    return (dialect.variable(name), tokens[place - 1].range)
  }

  /// Takes a whole number.
  mutating func takeInteger() -> (value: Int, range: Range<Int>)? {
    guard place < tokens.count, case .integer(let value) = tokens[place].kind else { return nil }
    place += 1
    return (value, tokens[place - 1].range)
  }

  /// Splits what is left at the first token outside of parentheses that satisfies a condition.
  func split(where condition: (Token) -> Bool) -> (left: TokenPattern, token: Token, right: TokenPattern)? {
    var depth = 0
    for (index, token) in tokens.enumerated().dropFirst(place) {
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      guard depth == 0, condition(token) else { continue }
      return (
        TokenPattern(Array(tokens[place..<index]), dialect: dialect), token,
        TokenPattern(Array(tokens[(index + 1)...]), dialect: dialect)
      )
    }
    return nil
  }

  /// Reads all that is left as an expression, for an argument of a line.
  func expression(_ part: SlangPart, of line: inout ElementReader.Line) throws(ReadingFailure) -> SlangExpression {
    let rest = Array(tokens[place...])
    let range = (rest.first?.range.lowerBound ?? range.lowerBound)..<(rest.last?.range.upperBound ?? range.upperBound)
    let (expression, names) = try ExpressionReader.read(rest, dialect: dialect, in: range)
    line.parts[part] = range
    line.names[part] = names
    return expression
  }

  /// What is said of a line that is in none of the shapes.
  func unknownLine() -> ReadingFailure {
    ReadingFailure(
      .unknownElement, "Slang has nothing for this line",
      help: "use only variables, print, if and else, and loops that repeat so many times", at: range)
  }
}

extension Token {
  /// Whether it is this name or symbol, or a number that is written so.
  fileprivate func isWord(_ word: String) -> Bool {
    switch kind {
    case .name(let text), .symbol(let text): text == word
    case .integer(let value): String(value) == word
    case .double, .string: false
    }
  }
}
