/// A token and where it stands, in lines and columns for people and in bytes for the parser.
struct Token: Sendable {
  let kind: TokenKind
  /// How many brackets are open after the token.
  let depth: UInt8
  /// Where the token's bytes start in what is lexed.
  let offset: Int32
  /// Where they end.
  let endOffset: Int32
  /// The column is -1 for an indent, a dedent and the end, which have no text.
  let start: SourcePosition
  let end: SourcePosition

  var range: SourceRange { SourceRange(from: start, to: end) }
}
