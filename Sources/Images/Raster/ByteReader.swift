/// Reads numbers from bytes, one after the other, and says inside which part the bytes end too early.
struct ByteReader {
  private let bytes: [UInt8]
  private let end: Int
  /// The index of the next byte.
  private(set) var position: Int
  /// What is being read, as a message names it: `the header`.
  var part: String

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil, part: String) {
    self.bytes = bytes
    self.part = part
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }
  var remaining: Int { end - position }

  mutating func byte() throws(ImageDamage) -> UInt8 {
    guard position < end else { throw .end(inside: part) }
    defer { position += 1 }
    return bytes[position]
  }

  /// A whole number of so many bytes, the highest first.
  mutating func big(_ count: Int) throws(ImageDamage) -> Int {
    var value = 0
    for _ in 0..<count { value = value << 8 | Int(try byte()) }
    return value
  }

  /// A whole number of so many bytes, the lowest first.
  mutating func little(_ count: Int) throws(ImageDamage) -> Int {
    var value = 0
    for shift in 0..<count { value |= Int(try byte()) << (8 * shift) }
    return value
  }

  /// Goes over so many bytes; their range.
  @discardableResult
  mutating func skip(_ count: Int) throws(ImageDamage) -> Range<Int> {
    guard count <= remaining else { throw .end(inside: part) }
    defer { position += count }
    return position..<position + count
  }

  /// The four letters that name a chunk.
  mutating func name() throws(ImageDamage) -> String {
    let range = try skip(4)
    return String(decoding: bytes[range].map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Goes to the next byte of a value; false when there is none.
  mutating func skip(to value: UInt8) -> Bool {
    let found = bytes.withUnsafeBufferPointer { bytes in
      var index = position
      while index < end, bytes[index] != value { index += 1 }
      return index
    }
    position = found
    return found < end
  }

  /// The bytes of a range.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// A reader of a part of the same bytes.
  func reader(of range: Range<Int>, part: String) -> ByteReader { ByteReader(bytes, range, part: part) }

  /// Throws when there are bytes behind the end of an image.
  func finish() throws(ImageDamage) {
    guard remaining > 0 else { return }
    throw ImageDamage("the image ends at byte \(position), and \(remaining) bytes follow")
  }
}
