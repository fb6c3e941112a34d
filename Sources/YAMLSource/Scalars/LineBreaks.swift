/// What libyaml takes for the end of a line: LF, CRLF, CR, and the Unicode breaks NEL, LS and PS.
enum LineBreaks {
  /// How many bytes the line break at an offset has; 0 where there is none.
  static func length(in bytes: some FileBytes, at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A: 1
    case 0x0D: follows(bytes, offset, 0x0A) ? 2 : 1
    case 0xC2: follows(bytes, offset, 0x85) ? 2 : 0
    case 0xE2: isUnicodeSeparator(bytes, offset) ? 3 : 0
    default: 0
    }
  }

  /// How many bytes the line break at an offset has in a value: LS and PS stay as they are, all others become LF.
  static func valueLength(in bytes: some FileBytes, at offset: Int) -> Int { bytes[offset] == 0xE2 ? 3 : 1 }

  /// Where the line that an offset stands on ends, its line break excluded, or where another end comes first.
  static func endOfLine(in bytes: some FileBytes, from offset: Int, before end: Int = .max) -> Int {
    let end = min(end, bytes.count)
    var offset = offset
    while offset < end, length(in: bytes, at: offset) == 0 { offset += 1 }
    return offset
  }

  private static func follows(_ bytes: some FileBytes, _ offset: Int, _ byte: UInt8) -> Bool {
    offset + 1 < bytes.count && bytes[offset + 1] == byte
  }

  private static func isUnicodeSeparator(_ bytes: some FileBytes, _ offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }
}

/// The bytes of a file, in an array or where they lie, by their offsets.
protocol FileBytes: RandomAccessCollection where Element == UInt8, Index == Int {}

extension [UInt8]: FileBytes {}
extension UnsafeBufferPointer<UInt8>: FileBytes {}
