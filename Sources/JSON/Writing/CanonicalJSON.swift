/// JSON whose bytes depend on nothing but the value: the JSON Canonicalization Scheme, RFC 8785.
///
/// No white space, members by the UTF-16 code units of their keys, numbers as ECMAScript writes them.
public enum CanonicalJSON {
  /// The canonical bytes of a value, without a line end.
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    write(value, to: &bytes)
    return bytes
  }

  /// The canonical text of a value.
  public static func text(of value: JSONValue) -> String { String(decoding: bytes(of: value), as: UTF8.self) }

  /// Writes a value behind what is there.
  static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object): write(object, to: &bytes)
    case .null, .bool, .integer, .double, .string: JSONScalarText.write(value, to: &bytes)
    }
  }

  private static func write(_ object: JSONObject, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    let ordered = object.members.sorted { precedes($0.key, $1.key) }
    for (index, member) in ordered.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONScalarText.write(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      write(member.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Whether a key comes before another one: by their UTF-16 code units.
  static func precedes(_ one: String, _ other: String) -> Bool {
    var (left, right) = (one.utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      guard let b = right.next() else { return false }
      guard let a = left.next() else { return true }
      guard a != b else { continue }
      // The bytes of UTF-8 are in the order of code points, which beyond U+E000 is not that of UTF-16.
      return a >= 0xEE && b >= 0xEE ? one.utf16.lexicographicallyPrecedes(other.utf16) : a < b
    }
  }
}
