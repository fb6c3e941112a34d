/// Byte ranges of the values in a JSON document that `JSONReader` has read.
///
///     let ranges = JSONRanges(Array(#"{"a": [1, 22]}"#.utf8))
///     ranges.range(of: JSONPath().key("a").index(1))  // 10..<12
///
/// A value is looked for from the document's beginning each time, so it is meant for findings, not for reading.
public struct JSONRanges: Sendable {
  private let bytes: [UInt8]

  /// The ranges of a document.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of the value at a path; as far as the path leads if the value is not there.
  public func range(of path: JSONPath) -> Range<Int> {
    var start = skipSpace(from: 0)
    for part in path.parts {
      guard let next = child(part, from: start) else { break }
      start = next
    }
    return start..<endOfValue(from: start)
  }

  private func child(_ part: JSONPath.Part, from start: Int) -> Int? {
    switch part {
    case .index(let index): element(index, from: start)
    case .key(let key): member(key, from: start)
    }
  }

  private func element(_ index: Int, from start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "[") else { return nil }
    var offset = skipSpace(from: start + 1)
    for _ in 0..<index {
      offset = skipSpace(from: endOfValue(from: offset))
      guard byte(at: offset) == UInt8(ascii: ",") else { return nil }
      offset = skipSpace(from: offset + 1)
    }
    return byte(at: offset) == UInt8(ascii: "]") ? nil : offset
  }

  private func member(_ key: String, from start: Int) -> Int? {
    guard byte(at: start) == UInt8(ascii: "{") else { return nil }
    var offset = skipSpace(from: start + 1)
    while byte(at: offset) == UInt8(ascii: "\"") {
      let end = endOfValue(from: offset)
      let colon = skipSpace(from: end)
      let value = skipSpace(from: colon + 1)
      if text(in: offset..<end).utf8.elementsEqual(key.utf8) { return value }
      let comma = skipSpace(from: endOfValue(from: value))
      guard byte(at: comma) == UInt8(ascii: ",") else { return nil }
      offset = skipSpace(from: comma + 1)
    }
    return nil
  }

  private func text(in range: Range<Int>) -> String {
    guard case .success(.string(let text)) = JSONReader.read(Array(bytes[range])) else { return "" }
    return text
  }

  private func endOfValue(from start: Int) -> Int {
    var offset = start
    var depth = 0
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\""): offset = endOfText(from: offset)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return offset }
        depth -= 1
        offset += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return offset }
        offset += 1
        continue
      default:
        offset += 1
        continue
      }
      if depth == 0 { return offset }
    }
    return offset
  }

  private func endOfText(from start: Int) -> Int {
    var offset = start + 1
    while let byte = byte(at: offset), byte != UInt8(ascii: "\"") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }

  private func skipSpace(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    return offset
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
