extension SyntaxTree {
  /// The tree of a program, or the error for which CPython 3.11 would refuse it.
  package init(parsing source: SourceText) throws(SyntaxError) { try self.init(parsing: source, as: .program) }

  /// The tree of what is a program, or the expression that stands for one, to the messages of errors.
  private init(parsing source: SourceText, as subject: SyntaxDiagnosis.Subject) throws(SyntaxError) {
    if let error = SyntaxError(nullByteIn: source) { throw error }
    let outcome: Result<SyntaxTree, SyntaxError> = source.bytes.withUnsafeBufferPointer { bytes in
      do throws(Parser.Failure) {
        var parser = try Parser(Lexer(bytes))
        let body = try parser.parseProgram()
        return .success(
          SyntaxTree(body: body, names: parser.names, scopeCount: parser.scopeCount, source: source))
      } catch {
        return .failure(
          SyntaxError(explaining: error, bytes, source.declaresEncoding ? .codePoints : .bytes, subject))
      }
    }
    self = try outcome.get()
  }
}

extension SyntaxTree {
  /// The tree of an expression that stands alone, as one statement.
  package init(parsingExpression source: SourceText) throws(SyntaxError) {
    let tree = try SyntaxTree(parsing: source, as: .expression)
    guard tree.body.count == 1, case .expression(let value)? = tree.body.first?.form, !value.isStarred else {
      throw source.bytes.withUnsafeBufferPointer { SyntaxError(explaining: .rejected, $0, .bytes, .expression) }
    }
    self = tree
  }
}

extension SyntaxError {
  /// A program cannot hold a NUL byte.
  fileprivate init?(nullByteIn source: SourceText) {
    guard let offset = source.bytes.firstIndex(of: 0) else { return nil }
    let line = source.bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
    let text = String(decoding: source.bytes(ofLine: line).prefix { $0 != 0 }, as: UTF8.self)
    self.init(
      .syntax, "source code cannot contain null bytes",
      at: Location(line: line, offset: 0, endLine: line, endOffset: 0, text: text))
  }

  /// Why the parser failed.
  fileprivate init(
    explaining failure: Parser.Failure, _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: ColumnEncoding,
    _ subject: SyntaxDiagnosis.Subject
  ) {
    switch failure {
    case .tooDeep:
      self.init(.recursion, "maximum recursion depth exceeded during compilation", at: nil)
    case .rejected:
      var diagnosis = SyntaxDiagnosis(Lexer(bytes, encoding: encoding), subject)
      self = diagnosis.run() ?? SyntaxError(.syntax, "invalid syntax", at: nil)
    }
  }
}
