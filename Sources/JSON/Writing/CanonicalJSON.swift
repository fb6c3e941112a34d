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
    let ordered = object.members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    for (index, member) in ordered.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONScalarText.write(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      write(member.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}
