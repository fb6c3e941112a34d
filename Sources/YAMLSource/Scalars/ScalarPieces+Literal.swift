import Diagnostics

extension ScalarPieces {
  /// The parts of a literal block scalar: each line of the value is the end of its line in the file.
  static func literal(_ value: ArraySlice<UInt8>, in bytes: [UInt8], header: Int) -> ScalarPieces {
    var pieces = ScalarPieces()
    let value = Array(value)
    var line = startOfNextLine(in: bytes, from: header)
    while pieces.count < value.count, line < bytes.count {
      let lineEnd = LineBreaks.endOfLine(in: bytes, from: line)
      let length = LineBreaks.endOfLine(in: value, from: pieces.count) - pieces.count
      pieces.addExact(length, from: max(line, lineEnd - length))
      line = startOfNextLine(in: bytes, from: lineEnd)
      guard pieces.count < value.count else { break }
      let breakLength = LineBreaks.valueLength(in: value, at: pieces.count)
      pieces.add(breakLength, for: Span(lineEnd, line), isLineBreak: true)
    }
    return pieces
  }

  /// Where the line after the one that an offset stands on begins.
  static func startOfNextLine(in bytes: [UInt8], from offset: Int) -> Int {
    let end = LineBreaks.endOfLine(in: bytes, from: offset)
    return end < bytes.count ? end + LineBreaks.length(in: bytes, at: end) : end
  }
}
