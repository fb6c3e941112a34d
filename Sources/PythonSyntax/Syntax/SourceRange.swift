/// A place in the program: a 1-based line and a 0-based column counted in UTF-8 bytes, as CPython's `ast` counts.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int32
  package var column: Int32

  package init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }
}

/// Where a node stands: from its first byte to the byte after its last one.
///
/// The four numbers are CPython's `lineno`, `col_offset`, `end_lineno` and `end_col_offset`. They are kept as lines and
/// columns rather than offsets, because CPython 3.11 places what stands inside an f-string by rules of its own.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(from start: SourcePosition, to end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
