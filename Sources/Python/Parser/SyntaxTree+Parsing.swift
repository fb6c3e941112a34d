extension SyntaxTree {
  /// The tree of a program, or the error for which CPython 3.11 would refuse it.
  init(parsing source: SourceText) throws(SyntaxError) {
    let outcome: Result<SyntaxTree, SyntaxError> = source.bytes.withUnsafeBufferPointer { bytes in
      do throws(Parser.Failure) {
        var parser = try Parser(Lexer(bytes))
        let body = try parser.parseProgram()
        return .success(
          SyntaxTree(body: body, names: parser.names, scopeCount: parser.scopeCount, source: source))
      } catch {
        return .failure(SyntaxError(.syntax, "invalid syntax", at: nil))
      }
    }
    self = try outcome.get()
  }
}
