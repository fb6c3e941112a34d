/// A text that equals only a text of the same bytes; Swift's `==` also takes canonically equal ones.
///
/// It is read and written as a string.
public struct ExactText: Hashable, Sendable {
  /// The text.
  public let text: String

  /// A text to compare.
  public init(_ text: String) { self.text = text }

  /// Whether two texts have the same bytes.
  public static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ExactText: Comparable {
  /// Orders by bytes, which is by code points.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension ExactText: ExpressibleByStringLiteral {
  /// A text as it is written.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ExactText: Codable {
  /// Reads the text from a string.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  /// Writes the text as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
