/// JSON for people: two spaces a level by default, a member or an element a line, keys in the order given, a line end
/// at the end.
///
///     {
///       "title": "Say hello",
///       "cards": []
///     }
public struct PrettyJSON {
  /// How many bytes a line may have so that a list or an object stays on it whole.
  private let width: Int
  private var bytes: [UInt8] = []
  /// How many spaces a level has.
  private let indentation: Int
  /// Where the line ends on which a list is tried; nil while none is.
  private var lineEnd: Int?

  /// The bytes of a value.
  ///
  /// - Parameters:
  ///   - indentation: How many spaces a level has.
  ///   - width: How many bytes a line may have so that a list or an object stays on it whole; 0 gives every
  ///   member and element a line of its own.
  public static func bytes(of value: JSONValue, width: Int = 0, indentation: Int = 2) -> [UInt8] {
    var json = PrettyJSON(width: width, indentation: indentation)
    json.write(value, depth: 0)
    json.bytes.append(UInt8(ascii: "\n"))
    return json.bytes
  }

  /// The text of a value.
  public static func text(of value: JSONValue, width: Int = 0) -> String {
    String(decoding: bytes(of: value, width: width), as: UTF8.self)
  }

  private init(width: Int, indentation: Int) { (self.width, self.indentation) = (width, indentation) }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .array(let elements):
      writeList(elements, between: "[", "]", depth) { json, element, depth in json.write(element, depth: depth) }
    case .object(let object):
      writeList(object.members, between: "{", "}", depth) { json, member, depth in
        json.write(member.key)
        json.bytes += ": ".utf8
        json.write(member.value, depth: depth)
      }
    case .string(let text): write(text)
    case .null, .bool, .integer, .double: JSONScalarText.write(value, to: &bytes)
    }
  }

  /// Writes text in quotes; what a person would not see, or what would steer a terminal, is escaped.
  private mutating func write(_ text: String) {
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

  private mutating func writeList<Item>(
    _ items: [Item], between open: Unicode.Scalar, _ close: Unicode.Scalar, _ depth: Int,
    each write: (inout PrettyJSON, Item, _ depth: Int) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    let start = bytes.count
    if !writeOnLine(items, depth, each: write) {
      bytes.removeLast(bytes.count - start)
      for (index, item) in items.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        startLine(depth: depth + 1)
        write(&self, item, depth + 1)
      }
      if !items.isEmpty { startLine(depth: depth) }
    }
    bytes.append(UInt8(ascii: close))
  }

  /// Writes items one behind the other until the line is full.
  ///
  /// - Returns: Whether they fit on it with what closes the list and a comma; in a list that is tried itself, all that
  ///   matters is whether that one fits.
  private mutating func writeOnLine<Item>(
    _ items: [Item], _ depth: Int, each write: (inout PrettyJSON, Item, _ depth: Int) -> Void
  ) -> Bool {
    guard width > 0 else { return false }
    let isTried = lineEnd != nil
    if !isTried { lineEnd = (bytes.lastIndex(of: 0x0A) ?? -1) + 1 + width - 2 }
    defer { if !isTried { lineEnd = nil } }
    for (index, item) in items.enumerated() where !isFull {
      if index > 0 { bytes += ", ".utf8 }
      write(&self, item, depth)
    }
    return isTried || !isFull
  }

  /// Whether the line on which a list is tried has no more room.
  private var isFull: Bool { lineEnd.map { bytes.count > $0 } ?? false }

  private mutating func startLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation * depth))
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
