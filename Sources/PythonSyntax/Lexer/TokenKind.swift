/// What a token is.
///
/// Soft keywords (`match`, `case`, `_`) are names, as they are to CPython's tokenizer.
package enum TokenKind: UInt8, Sendable {
  case endMarker, name, number, string, newline, indent, dedent

  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case colon, comma, semicolon, dot, ellipsis, arrow, at, equal, colonEqual
  case plus, minus, star, doubleStar, slash, doubleSlash, percent, tilde
  case bar, caret, ampersand, leftShift, rightShift
  case less, greater, lessEqual, greaterEqual, equalEqual, notEqual
  case plusEqual, minusEqual, starEqual, slashEqual, percentEqual, atEqual, ampersandEqual, barEqual, caretEqual
  case leftShiftEqual, rightShiftEqual, doubleStarEqual, doubleSlashEqual
  /// `<>`, `$`, `?`, `!` and the like, which no rule of the grammar takes.
  case other

  case `false`, none, `true`, and, `as`, assert, async, await, `break`, `class`, `continue`, def, del, elif, `else`
  case except, finally, `for`, from, global, `if`, `import`, `in`, `is`, lambda, nonlocal, not, or, pass, raise
  case `return`, `try`, `while`, with, yield

  /// Whether this is a reserved word.
  var isKeyword: Bool { rawValue >= TokenKind.false.rawValue }
}
