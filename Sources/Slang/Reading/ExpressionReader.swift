/// Reads an expression out of the tokens of a line.
///
/// A minus right before a number is a part of it. `Dialect` says what may stand before parentheses: nothing in Slang
/// itself, conversions in programs that were translated from it.
package struct ExpressionReader {
  /// What a text in another language may have besides Slang's own expressions.
  package struct Dialect: Sendable {
    /// How true and false are written.
    let truths: [String: Bool]
    /// Operators that Slang writes otherwise.
    let operators: [String: SlangOperator]
    /// What a call means; nil for one that means nothing.
    let call: @Sendable (_ function: String, _ arguments: [SlangExpression]) -> SlangExpression?
    /// The methods that change nothing but how a value looks.
    let methods: Set<String>
    /// The variable that a name stands for.
    package let variable: @Sendable (String) -> String

    /// Slang itself.
    package static let slang = Dialect()

    /// What differs from Slang in a language.
    package init(
      truths: [String: Bool] = ["true": true, "false": false], operators: [String: SlangOperator] = [:],
      call: @escaping @Sendable (_ function: String, _ arguments: [SlangExpression]) -> SlangExpression? = { _, _ in
        nil
      },
      methods: Set<String> = [], variable: @escaping @Sendable (String) -> String = { $0 }
    ) {
      self.truths = truths
      self.operators = operators
      self.call = call
      self.methods = methods
      self.variable = variable
    }
  }

  /// The most operators in one expression; other languages cannot read endless ones either.
  static let mostOperations = 60
  /// The most parentheses in one: all that so many operators can need, and some.
  private static let mostParentheses = 200

  private let tokens: [Token]
  private let dialect: Dialect
  /// The bytes of the whole expression, for what is missing at its end.
  private let range: Range<Int>
  private(set) var place = 0
  private var operations = 0
  private var parentheses = 0
  /// Where the names of variables stand, from left to right.
  private(set) var names: [Range<Int>] = []

  init(_ tokens: [Token], dialect: Dialect = .slang, in range: Range<Int>) {
    self.tokens = tokens
    self.dialect = dialect
    self.range = range
  }

  /// Reads tokens that must be one whole expression.
  package static func read(
    _ tokens: [Token], dialect: Dialect = .slang, in range: Range<Int>
  ) throws(ReadingFailure) -> (expression: SlangExpression, names: [Range<Int>]) {
    var reader = ExpressionReader(tokens, dialect: dialect, in: range)
    let expression = try reader.expression()
    if let token = reader.peek() { throw reader.leftOver(token) }
    return (expression, reader.names)
  }

  /// Reads a whole text.
  static func read(_ text: String) throws(ReadingFailure) -> (expression: SlangExpression, names: [Range<Int>]) {
    try read(Tokenizer.tokens(of: text), in: 0..<text.utf8.count)
  }

  // MARK: - Operators

  private mutating func expression() throws(ReadingFailure) -> SlangExpression {
    var left = try product()
    while let operation = nextOperator(), !operation.bindsTightly {
      try step()
      left = .binary(left, operation, try product())
    }
    return left
  }

  private mutating func product() throws(ReadingFailure) -> SlangExpression {
    var left = try operand()
    while let operation = nextOperator(), operation.bindsTightly {
      try step()
      left = .binary(left, operation, try operand())
    }
    return left
  }

  private func nextOperator() -> SlangOperator? {
    guard case .symbol(let symbol) = peek()?.kind else { return nil }
    return SlangOperator(rawValue: symbol) ?? dialect.operators[symbol]
  }

  private mutating func operand() throws(ReadingFailure) -> SlangExpression {
    guard peek()?.isSymbol("-") == true else { return try methodCalls(on: primary()) }
    try step()
    switch peek()?.kind {
    case .integer(let value) where value != 0:
      place += 1
      return .integer(-value)
    case .double(let value):
      place += 1
      return .double(-value)
    case .integer, .string, .name, .symbol, nil: return .negative(try operand())
    }
  }

  private mutating func primary() throws(ReadingFailure) -> SlangExpression {
    guard let token = peek() else { throw missing() }
    switch token.kind {
    case .integer(let value):
      place += 1
      return .integer(value)
    case .double(let value):
      place += 1
      return .double(value)
    case .string(let value):
      place += 1
      return .string(value)
    case .name(let name):
      place += 1
      return try named(name, token)
    case .symbol("("):
      try enter()
      let inner = try expression()
      try close(token)
      return inner
    case .symbol: throw unexpected(token)
    }
  }

  // MARK: - Names and calls

  private mutating func named(_ name: String, _ token: Token) throws(ReadingFailure) -> SlangExpression {
    if let value = dialect.truths[name] { return .bool(value) }
    guard peek()?.isSymbol("(") == true || peek()?.isSymbol(".") == true else {
      names.append(token.range)
      return .name(dialect.variable(name))
    }
    var function = name
    while peek()?.isSymbol(".") == true, place + 1 < tokens.count, case .name(let part) = tokens[place + 1].kind {
      function += "." + part
      place += 2
    }
    guard let open = peek(), open.isSymbol("(") else { throw unexpected(token) }
    try enter()
    let arguments = try arguments(open)
    guard let value = dialect.call(function, arguments) else {
      throw ReadingFailure("'\(function)(…)' is not something that Slang has", at: token.range)
    }
    return value
  }

  private mutating func arguments(_ open: Token) throws(ReadingFailure) -> [SlangExpression] {
    if peek()?.isSymbol(")") == true {
      place += 1
      return []
    }
    var arguments = [try expression()]
    while peek()?.isSymbol(",") == true {
      place += 1
      arguments.append(try expression())
    }
    try close(open)
    return arguments
  }

  private mutating func methodCalls(on value: SlangExpression) throws(ReadingFailure) -> SlangExpression {
    while peek()?.isSymbol(".") == true, place + 3 < tokens.count, case .name(let method) = tokens[place + 1].kind,
      dialect.methods.contains(method), tokens[place + 2].isSymbol("("), tokens[place + 3].isSymbol(")")
    {
      place += 4
    }
    return value
  }

  // MARK: - Tokens

  private func peek() -> Token? { place < tokens.count ? tokens[place] : nil }

  /// Goes on behind an operator.
  private mutating func step() throws(ReadingFailure) {
    place += 1
    operations += 1
    if operations > Self.mostOperations { throw tooLong() }
  }

  /// Goes on behind an opening parenthesis.
  private mutating func enter() throws(ReadingFailure) {
    place += 1
    parentheses += 1
    if parentheses > Self.mostParentheses { throw tooLong() }
  }

  private mutating func close(_ open: Token) throws(ReadingFailure) {
    guard let token = peek() else {
      throw ReadingFailure("this ( is never closed", help: "write a ) where it ends", at: open.range)
    }
    guard token.isSymbol(")") else { throw leftOver(token) }
    place += 1
  }

  // MARK: - What is wrong

  private func tooLong() -> ReadingFailure {
    ReadingFailure(
      .tooLong, "this calculation is too long", help: "work out a part of it in a variable first", at: range)
  }

  private func missing() -> ReadingFailure {
    guard let last = tokens.last else {
      return ReadingFailure(.missingArgument, "there is no value", help: "write a number, a text or a name", at: range)
    }
    return ReadingFailure("a value is missing after '\(last.written)'", help: "write a value there", at: last.range)
  }

  private func unexpected(_ token: Token) -> ReadingFailure {
    let written = token.written
    if SlangComparison(rawValue: written) != nil || written == "=" { return misplacedComparison(token) }
    if written == ")" {
      return ReadingFailure("this ) has no ( before it", help: "take it away, or write the (", at: token.range)
    }
    return ReadingFailure("a value is missing before '\(written)'", help: "write a value there", at: token.range)
  }

  private func misplacedComparison(_ token: Token) -> ReadingFailure {
    if token.isSymbol("=") {
      return ReadingFailure("'=' cannot stand in a calculation", help: "give a value with Variable", at: token.range)
    }
    return ReadingFailure(
      "'\(token.written)' compares, which only an If does, and once", help: "compare with an If", at: token.range)
  }

  private func leftOver(_ token: Token) -> ReadingFailure {
    switch token.kind {
    case .symbol(")"), .symbol("="), .symbol("=="), .symbol("!="), .symbol("<"), .symbol("<="), .symbol(">"),
      .symbol(">="):
      unexpected(token)
    case .symbol, .integer, .double, .string, .name:
      ReadingFailure(
        "'\(token.written)' stands here without a sign before it", help: "join values with + - * / or %",
        at: token.range)
    }
  }
}

extension Token {
  /// The token as it may be shown in a message.
  package var written: String {
    switch kind {
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): SlangExpression.string(value).text
    case .name(let name), .symbol(let name): name
    }
  }
}
