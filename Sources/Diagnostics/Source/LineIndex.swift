/// Where each line of a text begins, to turn offsets into positions and back.
///
/// Lines end at LF, CRLF or a lone CR, as in YAML.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Indexes a text.
  public init(_ source: SourceText) {
    bytes = source.bytes
    starts = Self.lineStarts(of: source.bytes)
  }

  /// How many lines there are; a text that ends in a line end has an empty last line.
  public var lineCount: Int { starts.count }

  /// The 0-based line on which a byte stands.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a 0-based line begins, in bytes; the text's end for a line after the last.
  public func start(ofLine line: Int) -> Int { line < starts.count ? starts[line] : bytes.count }

  /// The bytes of a 0-based line without its line end.
  public func span(ofLine line: Int) -> Span {
    let start = start(ofLine: line)
    var end = self.start(ofLine: line + 1)
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return Span(start, end)
  }

  /// How many spaces a 0-based line begins with.
  public func indentation(ofLine line: Int) -> Int {
    let span = span(ofLine: line)
    return bytes[span.start..<span.end].prefix { $0 == 0x20 }.count
  }

  /// What ends the lines of the text, by its first line: LF where there is only one line.
  public var lineEnd: String {
    guard lineCount > 1 else { return "\n" }
    return String(decoding: bytes[span(ofLine: 0).end..<starts[1]], as: UTF8.self)
  }

  /// The position of an offset, its column counted in the given unit.
  public func position(of offset: Int, columnsIn unit: ColumnUnit = .codePoints) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    return TextPosition(line: line + 1, column: unit.count(bytes[starts[line]..<offset]) + 1, offset: offset)
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }
}

/// A place in a text as a person or an editor names it.
public struct TextPosition: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in the unit that was asked for.
  public let column: Int
  /// The offset in bytes, from 0.
  public let offset: Int
}

/// What a column counts.
public enum ColumnUnit: Sendable, Hashable {
  /// Unicode scalars, as terminals and GitHub count.
  case codePoints
  /// UTF-16 code units, as the Language Server Protocol counts.
  case utf16
  /// Bytes of UTF-8, as rdjson counts.
  case utf8

  /// How many units a run of UTF-8 takes; stray bytes count one each.
  func count(_ bytes: ArraySlice<UInt8>) -> Int {
    switch self {
    case .utf8: bytes.count
    case .codePoints: bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    case .utf16: bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : ($1 >= 0xF0 ? 2 : 1)) }
    }
  }
}
