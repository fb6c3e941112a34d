/// Why a program cannot be run, found before it runs, with the location that CPython would show.
package struct SyntaxError: Error, Hashable, Sendable {
  /// The class of the error as Python names it.
  package enum Kind: String, Sendable {
    case syntax = "SyntaxError"
    case indentation = "IndentationError"
    case tab = "TabError"
    /// Nested too deeply for CPython's parser; has no location.
    case memory = "MemoryError"
    /// Nested too deeply for CPython's compiler; has no location.
    case recursion = "RecursionError"
  }

  /// What the error points at: Python's `lineno`, `offset`, `end_lineno` and `end_offset`.
  package struct Location: Hashable, Sendable {
    /// 1-based.
    package var line: Int
    /// 1-based, in code points; 0 stands before the line.
    package var offset: Int
    package var endLine: Int
    /// 1-based, one past the last code point; 0 or -1 when only a start is known.
    package var endOffset: Int
    /// The line as shown, without its line feed; an f-string shows its expression in parentheses instead.
    package var text: String?

    package init(line: Int, offset: Int, endLine: Int, endOffset: Int, text: String?) {
      (self.line, self.offset, self.endLine, self.endOffset, self.text) = (line, offset, endLine, endOffset, text)
    }
  }

  package let kind: Kind
  package let message: String
  package let location: Location?

  package init(_ kind: Kind = .syntax, _ message: String, at location: Location?) {
    self.kind = kind
    self.message = message
    self.location = location
  }

  /// An error of the resolver or the compiler, which marks a whole node.
  ///
  /// As in CPython the offsets count bytes, so that carets after other than ASCII characters stand too far right.
  package init(_ message: String, in range: SourceRange, of source: SourceText) {
    kind = .syntax
    self.message = message
    location = Location(
      line: Int(range.start.line), offset: Int(range.start.column) + 1, endLine: Int(range.end.line),
      endOffset: Int(range.end.column) + 1, text: source.text(ofLine: Int(range.start.line)))
  }

  /// The last line of the report: `SyntaxError: invalid syntax`.
  package var summary: String { message.isEmpty ? kind.rawValue : "\(kind.rawValue): \(message)" }
}
