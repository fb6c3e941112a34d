/// How CPython counts the columns of most errors: in bytes, unless the program declares its encoding.
enum ColumnEncoding {
  case bytes
  case codePoints

  /// The 1-based offset that is shown for a 1-based column of bytes.
  func offset(ofColumn column: Int, in text: some Collection<UInt8>) -> Int {
    guard self == .codePoints, column > 0 else { return column }
    // The line feed and the end of the text count as one more each.
    return countScalars(text.prefix(column)) + Swift.min(2, Swift.max(0, column - text.count))
  }
}

/// How many code points stand in UTF-8; one that is cut counts.
func countScalars(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
}
