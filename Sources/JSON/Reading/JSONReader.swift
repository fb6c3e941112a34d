/// Reads JSON strictly (RFC 8259 and I-JSON) and says where it is wrong.
///
/// Refused, each with its own words: anything but one value, duplicate keys, malformed UTF-8, a byte-order mark,
/// numbers beyond a double, escapes that are half a surrogate pair, nesting deeper than 512.
public struct JSONReader {
  let bytes: [UInt8]
  var offset = 0
  private var depth = 0
  private static let deepest = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the bytes write, or the first thing that is wrong with them.
  public static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONReadingError> {
    var reader = JSONReader(bytes)
    do throws(JSONReadingError) {
      return .success(try reader.document())
    } catch {
      return .failure(error)
    }
  }

  private mutating func document() throws(JSONReadingError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error("the text starts with a byte-order mark") }
    let value = try value()
    skipSpace()
    if offset < bytes.count { throw error("text goes on after the end of the value") }
    return value
  }

  private mutating func value() throws(JSONReadingError) -> JSONValue {
    skipSpace()
    guard let byte = peek else { throw error("the text ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONReadingError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONReadingError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONReadingError) -> JSONValue
  ) throws(JSONReadingError) -> JSONValue {
    guard depth < Self.deepest else { throw error("values are nested deeper than \(Self.deepest)") }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    return try body(&self)
  }

  private mutating func array() throws(JSONReadingError) -> JSONValue {
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw error("expected ',' or ']' after an element") }
    return .array(elements)
  }

  private mutating func object() throws(JSONReadingError) -> JSONValue {
    var object = JSONObject()
    if take("}") { return .object(object) }
    repeat {
      skipSpace()
      let start = offset
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try string()
      guard take(":") else { throw error("expected ':' after the key '\(key)'") }
      let isNew = object.append(key, try value())
      guard isNew else { throw error("the key '\(key)' is there twice", at: start) }
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}' after a member") }
    return .object(object)
  }

  private mutating func word() throws(JSONReadingError) -> JSONValue {
    let words: [(String, JSONValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, value) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw error("expected a value: an object, an array, text in double quotes, a number, true, false or null")
  }
}

extension JSONReader {
  /// The byte that comes next; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Something wrong where the reader stands, or at another offset.
  func error(_ message: String, at place: Int? = nil) -> JSONReadingError {
    JSONReadingError(message, at: place ?? offset, in: bytes)
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { offset += 1 }
  }
}
