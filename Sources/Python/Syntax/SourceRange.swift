/// A place in the program: a 1-based line and a 0-based column counted in UTF-8 bytes, as CPython's `ast` counts.
struct SourcePosition: Hashable, Sendable {
  var line: Int32
  var column: Int32

  init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }
}

/// Where a node stands: from its first byte to the byte after its last one.
///
/// The four numbers are CPython's `lineno`, `col_offset`, `end_lineno` and `end_col_offset`. They are kept as lines and
/// columns rather than offsets, because CPython 3.11 places what stands inside an f-string by rules of its own.
struct SourceRange: Hashable, Sendable {
  var start: SourcePosition
  var end: SourcePosition

  init(from start: SourcePosition, to end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
