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

  /// The parts of a folded block scalar: a line break between two lines that do not begin with a blank becomes a space.
  static func folded(_ value: ArraySlice<UInt8>, in bytes: [UInt8], header: Int) -> ScalarPieces {
    let value = Array(value)
    var pieces = ScalarPieces()
    var line = startOfNextLine(in: bytes, from: header)
    var gap = Span.at(line)
    while pieces.count < value.count, line < bytes.count {
      let lineEnd = LineBreaks.endOfLine(in: bytes, from: line)
      let content = contentLine(of: value, at: pieces.count, in: bytes, Span(line, lineEnd))
      line = startOfNextLine(in: bytes, from: lineEnd)
      guard let content else {
        gap.end = line
        continue
      }
      pieces.add(content.skipped, for: Span(gap.start, max(gap.start, lineEnd - content.length)), isLineBreak: true)
      pieces.addExact(content.length, from: lineEnd - content.length)
      gap = Span(lineEnd, line)
    }
    pieces.add(value.count - pieces.count, for: gap, isLineBreak: true)
    return pieces
  }

  /// How much of the value from an offset on is folding, and how much after that is this line of the file; nil for a line
  /// that has nothing of its own in the value.
  private static func contentLine(
    of value: [UInt8], at offset: Int, in bytes: [UInt8], _ line: Span
  ) -> (skipped: Int, length: Int)? {
    var text = line.start
    while text < line.end, bytes[text] == 0x20 { text += 1 }
    guard text < line.end else { return nil }
    var start = offset
    while start < value.count, value[start].isBlankOrBreak, bytes[text] != value[start] { start += 1 }
    let indented = value[offset..<start].reversed().prefix { $0 == 0x20 }.count
    let isFold = indented == 1 && start - offset == 1 && offset > 0
    let own = isFold ? 0 : min(indented, text - line.start)
    let length = own + line.end - text
    return (start - offset - own, min(length, value.count - (start - own)))
  }

  /// Where the line after the one that an offset stands on begins.
  private static func startOfNextLine(in bytes: [UInt8], from offset: Int) -> Int {
    let end = LineBreaks.endOfLine(in: bytes, from: offset)
    return end < bytes.count ? end + LineBreaks.length(in: bytes, at: end) : end
  }
}
