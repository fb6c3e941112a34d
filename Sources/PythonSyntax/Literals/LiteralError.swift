/// Why a literal has no value.
struct LiteralError: Error {
  /// Where CPython puts such an error.
  enum Place {
    /// The last token that the parser has seen, which is often the one after the literal.
    case lastToken
    /// The token of the literal itself.
    case literal(Token)
    /// The line of the token, without a column.
    case line(Token)
  }

  enum Cause {
    case message(String, Place)
    /// An error in an f-string's expression.
    case nested(SyntaxError)
    /// An error that is not worked out here, because it is going to be searched for again.
    case unknown
  }

  let cause: Cause

  init(_ message: String, at place: Place = .lastToken) {
    cause = .message(message, place)
  }

  init(_ cause: Cause) {
    self.cause = cause
  }
}
