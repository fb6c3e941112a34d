/// An error of the lexer.
struct LexicalError: Error {
  let error: SyntaxError
  /// Whether CPython's tokenizer only notes the error and leaves it to the parser to report it when it gets there.
  let isDeferred: Bool
}
