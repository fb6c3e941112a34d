/// The lines of a code as ranges of its bytes, without their line ends.
struct CodeLines: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next line; nil after the last.
  mutating func next() -> Range<Int>? {
    guard position <= bytes.count else { return nil }
    let start = position
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    position = end + 1
    return start..<end
  }
}

extension Unicode.Scalar {
  /// How many columns it takes in a monospaced font: 2 for East Asian and emoji, 0 for marks that join what is before.
  ///
  /// After Unicode Standard Annex #11, in the coarse ranges that terminals use.
  var columns: Int {
    switch value {
    case 0x00..<0x300: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: 1
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many columns a line takes in a monospaced font; a tab goes on to the next fourth column.
  func columns(of line: Range<Int>) -> Int {
    String(decoding: self[line], as: UTF8.self).unicodeScalars.reduce(0) { column, scalar in
      scalar == "\t" ? (column / 4 + 1) * 4 : column + scalar.columns
    }
  }
}
