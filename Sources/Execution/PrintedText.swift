extension String {
  /// What is seen of a printed text: all but the whitespace at the ends of its lines, and the line ends at its end.
  ///
  ///     "1 2 \n3\n\n".visibleText == "1 2\n3"
  package var visibleText: String {
    guard hasUnseenEnds else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") { bytes.removeTrailing(where: Self.isSpace) }
      bytes.append(byte)
    }
    bytes.removeTrailing { Self.isSpace($0) || $0 == UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether two printed texts look the same.
  package func looksLike(_ other: String) -> Bool {
    hasSameBytes(as: other)
      || (hasUnseenEnds || other.hasUnseenEnds) && visibleText.utf8.elementsEqual(other.visibleText.utf8)
  }

  /// `==` also calls texts equal that only look alike, and views are compared byte by byte.
  private func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { other in own.indices.allSatisfy { own[$0] == other[$0] } } }
  }

  /// Whether something is at the end of a line that is not seen.
  private var hasUnseenEnds: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), Self.isSpace(last) { return true }
      last = byte
    }
    return Self.isSpace(last) || last == UInt8(ascii: "\n")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

extension [UInt8] {
  fileprivate mutating func removeTrailing(where isUnseen: (UInt8) -> Bool) {
    while let last, isUnseen(last) { removeLast() }
  }
}
