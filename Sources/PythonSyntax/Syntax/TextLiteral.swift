/// The value of a string literal: code points, lone surrogates included.
///
/// They are held as UTF-8 in which a surrogate takes three bytes like any other code point of its size ("generalized
/// UTF-8"), because a literal without escapes is then a copy of the source's bytes, and equal texts have equal bytes.
package struct TextLiteral: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []
  /// How many code points there are.
  package private(set) var count = 0
  /// The largest code point, or 0: it tells whether one, two or four bytes a code point are needed.
  package private(set) var largest: UInt32 = 0

  /// An empty text.
  package init() {}

  /// A text of its code points.
  package init(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar.value) }
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the text can be written as a Swift string, that is, holds no surrogate.
  package var hasSurrogates: Bool {
    guard largest >= 0xD800 else { return false }
    var found = false
    forEachCodePoint { if (0xD800...0xDFFF).contains($0) { found = true } }
    return found
  }

  /// The text with each surrogate replaced by U+FFFD.
  package var string: String {
    var result = String.UnicodeScalarView()
    forEachCodePoint { result.append(Unicode.Scalar($0) ?? "\u{FFFD}") }
    return String(result)
  }

  /// Adds one code point.
  package mutating func append(_ codePoint: UInt32) {
    appendGeneralizedUTF8(codePoint, to: &bytes)
    count += 1
    largest = max(largest, codePoint)
  }

  /// Adds well-formed UTF-8.
  package mutating func append(utf8 source: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: source)
    var widest: UInt8 = 0
    for byte in source {
      if byte & 0xC0 != 0x80 { count += 1 }
      widest = max(widest, byte)
    }
    if widest < 0x80 {
      if !source.isEmpty { largest = max(largest, UInt32(widest)) }
    } else {
      forEachCodePoint(in: source) { largest = max(largest, $0) }
    }
  }

  /// Adds another text at the end.
  package mutating func append(_ other: TextLiteral) {
    bytes += other.bytes
    count += other.count
    largest = max(largest, other.largest)
  }

  /// Hands over each code point in order.
  package func forEachCodePoint(_ body: (UInt32) -> Void) {
    bytes.withUnsafeBufferPointer { decodeGeneralizedUTF8($0, body) }
  }

  private func forEachCodePoint(in source: UnsafeBufferPointer<UInt8>, _ body: (UInt32) -> Void) {
    decodeGeneralizedUTF8(source, body)
  }
}

/// Writes a code point, a surrogate included, as one to four bytes.
package func appendGeneralizedUTF8(_ codePoint: UInt32, to bytes: inout [UInt8]) {
  switch codePoint {
  case 0..<0x80:
    bytes.append(UInt8(codePoint))
  case 0x80..<0x800:
    bytes.append(UInt8(0xC0 | codePoint >> 6))
    bytes.append(UInt8(0x80 | codePoint & 0x3F))
  case 0x800..<0x10000:
    bytes.append(UInt8(0xE0 | codePoint >> 12))
    bytes.append(UInt8(0x80 | codePoint >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | codePoint & 0x3F))
  default:
    bytes.append(UInt8(0xF0 | codePoint >> 18 & 0x7))
    bytes.append(UInt8(0x80 | codePoint >> 12 & 0x3F))
    bytes.append(UInt8(0x80 | codePoint >> 6 & 0x3F))
    bytes.append(UInt8(0x80 | codePoint & 0x3F))
  }
}

/// Hands over each code point of well-formed UTF-8 in which surrogates may stand.
package func decodeGeneralizedUTF8(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32) -> Void) {
  var index = 0
  while index < bytes.count {
    let (codePoint, length) = decodeCodePoint(bytes, at: index)
    body(codePoint)
    index += length
  }
}

/// The code point that starts at an index of well-formed UTF-8, and its length in bytes.
package func decodeCodePoint(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (codePoint: UInt32, length: Int) {
  let lead = UInt32(bytes[index])
  if lead < 0x80 { return (lead, 1) }
  func trail(_ offset: Int) -> UInt32 {
    index + offset < bytes.count ? UInt32(bytes[index + offset] & 0x3F) : 0
  }
  if lead < 0xE0 { return ((lead & 0x1F) << 6 | trail(1), 2) }
  if lead < 0xF0 { return ((lead & 0xF) << 12 | trail(1) << 6 | trail(2), 3) }
  return ((lead & 0x7) << 18 | trail(1) << 12 | trail(2) << 6 | trail(3), 4)
}
