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
        JSONScalarText.write(member.key, to: &bytes)
        bytes += ": ".utf8
        write(member.value, depth: depth + 1, to: &bytes)
      }
    case .null, .bool, .integer, .double, .string: JSONScalarText.write(value, to: &bytes)
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
