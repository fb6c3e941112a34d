/// A text that equals only a text of the same bytes; Swift's `==` also takes canonically equal ones.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// A text to compare.
  package init(_ text: String) { self.text = text }

  /// Whether two texts have the same bytes.
  package static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
