/// Why a program cannot be run, found before it runs, with the place that CPython would show.
struct SyntaxError: Error, Hashable, Sendable {
  /// The class of the error as Python names it.
  enum Kind: String, Sendable {
    case syntax = "SyntaxError"
    case indentation = "IndentationError"
    case tab = "TabError"
    /// Nested too deeply for CPython's parser; has no place.
    case memory = "MemoryError"
    /// Nested too deeply for CPython's compiler; has no place.
    case recursion = "RecursionError"
    /// A NUL byte in the program; has no place.
    case value = "ValueError"
  }

  /// What the error points at: Python's `lineno`, `offset`, `end_lineno` and `end_offset`.
  struct Place: Hashable, Sendable {
    /// 1-based.
    var line: Int
    /// 1-based, in code points; 0 stands before the line.
    var offset: Int
    var endLine: Int
    /// 1-based, one past the last code point; 0 or -1 when only a start is known.
    var endOffset: Int
    /// The line as shown, without its line feed; an f-string shows its expression in parentheses instead.
    var text: String?
  }

  let kind: Kind
  let message: String
  let place: Place?

  init(_ kind: Kind = .syntax, _ message: String, at place: Place?) {
    self.kind = kind
    self.message = message
    self.place = place
  }

  /// An error of the resolver or the compiler, which marks a whole node.
  ///
  /// As in CPython the offsets count bytes, so that carets after other than ASCII characters stand too far right.
  init(_ message: String, in range: SourceRange, of source: SourceText) {
    kind = .syntax
    self.message = message
    place = Place(
      line: Int(range.start.line), offset: Int(range.start.column) + 1, endLine: Int(range.end.line),
      endOffset: Int(range.end.column) + 1, text: source.text(ofLine: Int(range.start.line)))
  }

  /// The last line of the report: `SyntaxError: invalid syntax`.
  var summary: String { message.isEmpty ? kind.rawValue : "\(kind.rawValue): \(message)" }
}
