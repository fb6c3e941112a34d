public import Diagnostics
public import JSON

/// What a client counts on a line: code units of UTF-16, which every client understands, or bytes of UTF-8, where both
/// sides would rather have them.
///
///     PositionEncoding(offeredIn: ["general": ["positionEncodings": ["utf-8", "utf-16"]]]) == .utf8
///     PositionEncoding.utf16.position(of: 5, in: "# é\nx")     // line 1, character 0
public enum PositionEncoding: String, Sendable, Hashable {
  case utf16 = "utf-16"
  case utf8 = "utf-8"

  /// The encoding for a client by the capabilities that it states.
  public init(offeredIn capabilities: JSONValue) {
    let offered = capabilities["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    self = offered.contains(Self.utf8.rawValue) ? .utf8 : .utf16
  }

  private var unit: ColumnUnit { self == .utf8 ? .utf8 : .utf16 }

  /// The line and the character of a byte, both counted from 0.
  func place(of offset: Int, in text: IndexedText) -> (line: Int, character: Int) {
    let place = text.lines.position(of: offset, columnsIn: unit)
    return (place.line - 1, place.column - 1)
  }

  /// The place of a byte as the protocol writes it.
  public func position(of offset: Int, in text: IndexedText) -> JSONValue {
    let place = place(of: offset, in: text)
    return ["line": .integer(place.line), "character": .integer(place.character)]
  }

  /// A range of bytes as the protocol writes it.
  public func range(of span: Span, in text: IndexedText) -> JSONValue {
    ["start": position(of: span.start, in: text), "end": position(of: span.end, in: text)]
  }

  /// The byte at a place of the protocol; a place beyond the end of its line, or of the text, is that end.
  ///
  /// - Returns: The offset in bytes; nil for what is not a place. One within a Unicode scalar is the scalar's
  ///   beginning.
  public func offset(of position: JSONValue, in text: IndexedText) -> Int? {
    guard let line = position["line"]?.integer, let character = position["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    guard line < text.lines.lineCount else { return text.source.bytes.count }
    let span = text.lines.span(ofLine: line)
    var (offset, left) = (span.start, character)
    while offset < span.end {
      let length = Self.length(ofLetterAt: offset, before: span.end, text.source.bytes)
      let units = self == .utf8 ? length : length == 4 ? 2 : 1
      guard left >= units else { break }
      left -= units
      offset += length
    }
    return offset
  }

  /// The bytes of a range of the protocol; nil for what is not a range.
  public func span(of range: JSONValue, in text: IndexedText) -> Span? {
    guard let start = range["start"].flatMap({ offset(of: $0, in: text) }),
      let end = range["end"].flatMap({ offset(of: $0, in: text) })
    else { return nil }
    return Span(min(start, end), max(start, end))
  }

  /// How many bytes a Unicode scalar has by its first one; a stray byte is alone.
  private static func length(ofLetterAt offset: Int, before end: Int, _ bytes: [UInt8]) -> Int {
    let stated = bytes[offset] < 0xC0 ? 1 : bytes[offset] < 0xE0 ? 2 : bytes[offset] < 0xF0 ? 3 : 4
    let followers = bytes[offset + 1..<min(end, offset + stated)].prefix { $0 & 0xC0 == 0x80 }
    return 1 + followers.count
  }
}
