/// Why a literal has no value.
struct LiteralError: Error {
  /// The token or line at which CPython reports such an error.
  enum Anchor {
    /// The last token that the parser has seen, which is often the one after the literal.
    case lastToken
    /// The token of the literal itself.
    case literal(Token)
    /// The line of the token, without a column.
    case line(Token)
  }

  enum Cause {
    case message(String, Anchor)
    /// An error in an f-string's expression.
    case nested(SyntaxError)
    /// An error that is not worked out here, because it is going to be searched for again.
    case unknown
  }

  let cause: Cause

  init(_ message: String, at anchor: Anchor = .lastToken) {
    cause = .message(message, anchor)
  }

  init(_ cause: Cause) {
    self.cause = cause
  }
}
