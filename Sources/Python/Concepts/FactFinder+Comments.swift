import PythonSyntax

extension FactFinder {
  /// Notes comments: a `#` that stands in no text; after the whole program was visited, so that all texts are known.
  mutating func noteComments() {
    for line in 1...max(1, tree.source.lineCount) {
      let bytes = tree.source.bytes(ofLine: line)
      for (column, byte) in bytes.enumerated() where byte == UInt8(ascii: "#") {
        let start = SourcePosition(line: Int32(line), column: Int32(column))
        if texts.contains(where: { $0.contains(start) }) { continue }
        let end = bytes.lastIndex { $0 > 0x20 }.map { $0 - bytes.startIndex + 1 } ?? column
        note(.comment, SourceRange(from: start, to: SourcePosition(line: Int32(line), column: Int32(end))))
        break
      }
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ place: SourcePosition) -> Bool {
    (start.line, start.column) <= (place.line, place.column) && (place.line, place.column) < (end.line, end.column)
  }
}
