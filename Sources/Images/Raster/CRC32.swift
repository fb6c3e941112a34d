/// The checksum of PNG's chunks: CRC-32 with the polynomial 0xEDB88320 (PNG, W3C, annex D).
enum CRC32 {
  /// The checksum of some bytes.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { bytes in
      table.withUnsafeBufferPointer { table in
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
        return ~crc
      }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }
}
