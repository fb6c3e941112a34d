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
        return .failure(SyntaxError(explaining: error, bytes, source.declaresEncoding ? .codePoints : .bytes))
      }
    }
    self = try outcome.get()
  }
}

extension SyntaxError {
  /// Why the parser failed.
  fileprivate init(
    explaining failure: Parser.Failure, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: ColumnEncoding
  ) {
    switch failure {
    case .tooDeep:
      self.init(.recursion, "maximum recursion depth exceeded during compilation", at: nil)
    case .rejected:
      var diagnosis = SyntaxDiagnosis(Lexer(bytes, encoding: encoding), .program)
      self = diagnosis.run() ?? SyntaxError(.syntax, "invalid syntax", at: nil)
    }
  }
}
