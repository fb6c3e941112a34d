/// A program's text: UTF-8 in which every line ends in one line feed, with an index of its lines.
package struct SourceText: Sendable {
  /// The text; CR and CR LF are line feeds here, a byte-order mark is gone, and a last line end is there.
  package let bytes: [UInt8]
  /// Where each line starts.
  package let lineStarts: [Int32]
  /// Whether a byte-order mark or a comment such as `# coding: utf-8` says what the encoding is.
  package let declaresEncoding: Bool
  /// True where each byte is a code point of its own.
  private let isASCII: Bool

  /// A text as an author wrote it.
  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// A text as UTF-8.
  package init(_ raw: [UInt8]) {
    bytes = normalizeLineEnds(raw)
    var starts: [Int32] = []
    bytes.withUnsafeBufferPointer { buffer in
      starts.reserveCapacity(buffer.count { $0 == UInt8(ascii: "\n") } + 1)
      starts.append(0)
      for index in buffer.indices where buffer[index] == UInt8(ascii: "\n") && index + 1 < buffer.count {
        starts.append(Int32(index + 1))
      }
    }
    lineStarts = starts
    isASCII = bytes.withUnsafeBufferPointer { $0.reduce(0) { $0 | $1 } < 0x80 }
    declaresEncoding = raw.starts(with: byteOrderMark) || hasCodingComment(bytes, starts)
  }

  /// How many lines there are; an empty program has one, which is empty.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a 1-based line without its line end; empty when there is no such line.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8> { bytes[range(ofLine: line)] }

  private func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return 0..<0 }
    let start = Int(lineStarts[line - 1])
    let end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\n") ? end - 1 : end)
  }

  /// How many code points stand before a byte column of a line.
  package func countCodePoints(inLine line: Int, upTo column: Int) -> Int {
    let line = range(ofLine: line)
    let before = line.prefix(column)
    return isASCII ? before.count : countScalars(bytes[before])
  }

  /// The text of a 1-based line without its line end.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes(ofLine: line), as: UTF8.self)
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Whether the first line, or the second after a blank one or a comment, has `coding:` or `coding=` in a comment.
private func hasCodingComment(_ bytes: [UInt8], _ lineStarts: [Int32]) -> Bool {
  for start in lineStarts.prefix(2) {
    let line = bytes[Int(start)...].prefix { $0 != UInt8(ascii: "\n") }
    let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
    guard let first = text.first else { continue }
    guard first == UInt8(ascii: "#") else { return false }
    // Foundation, which comes with the large integers, would take the search of a text, with tables of 43 MB behind it.
    let declares = { (start: Int) in ["coding:", "coding="].contains { text[start...].starts(with: $0.utf8) } }
    if text.indices.contains(where: declares) { return true }
  }
  return false
}

private func normalizeLineEnds(_ raw: [UInt8]) -> [UInt8] {
  let lineFeed = UInt8(ascii: "\n")
  let carriageReturn = UInt8(ascii: "\r")
  let hasMark = raw.starts(with: byteOrderMark)
  var result = hasMark ? Array(raw.dropFirst(3)) : raw
  if result.contains(carriageReturn) {
    var kept: [UInt8] = []
    kept.reserveCapacity(result.count)
    for (index, byte) in result.enumerated() {
      if byte == lineFeed, index > 0, result[index - 1] == carriageReturn { continue }
      kept.append(byte == carriageReturn ? lineFeed : byte)
    }
    result = kept
  }
  if let last = result.last, last != lineFeed {
    result.reserveCapacity(result.count + 1)
    result.append(lineFeed)
  }
  return result
}
