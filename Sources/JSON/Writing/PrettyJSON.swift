/// JSON for people: two spaces a level, a member or an element a line, keys in the order given, a line end at the end.
///
///     {
///       "title": "Say hello",
///       "cards": []
///     }
public enum PrettyJSON {
  /// The bytes of a value.
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    write(value, depth: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The text of a value.
  public static func text(of value: JSONValue) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  private static func write(_ value: JSONValue, depth: Int, to bytes: inout [UInt8]) {
    switch value {
    case .array(let elements):
      writeList(elements, between: "[", "]", depth: depth, to: &bytes) { element, bytes in
        write(element, depth: depth + 1, to: &bytes)
      }
    case .object(let object):
      writeList(object.members, between: "{", "}", depth: depth, to: &bytes) { member, bytes in
        write(member.key, to: &bytes)
        bytes += ": ".utf8
        write(member.value, depth: depth + 1, to: &bytes)
      }
    case .string(let text): write(text, to: &bytes)
    case .null, .bool, .integer, .double: JSONScalarText.write(value, to: &bytes)
    }
  }

  /// Writes text in quotes; what a person would not see, or what would steer a terminal, is escaped.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    JSONScalarText.write(text, to: &bytes)
    guard text.unicodeScalars.contains(where: \.isHidden) else { return }
    let written = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    for scalar in written.unicodeScalars {
      if scalar.isHidden {
        bytes += "\\u\(String(0x1_0000 + scalar.value, radix: 16).dropFirst())".utf8
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar, depth: Int, to bytes: inout [UInt8],
    each write: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      startLine(depth: depth + 1, in: &bytes)
      write(item, &bytes)
    }
    if !items.isEmpty { startLine(depth: depth, in: &bytes) }
    bytes.append(UInt8(ascii: close))
  }

  private static func startLine(depth: Int, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character above ASCII, a separator of lines or a mark that is not seen.
  fileprivate var isHidden: Bool {
    guard value >= 0x7F, value < 0x1_0000 else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
