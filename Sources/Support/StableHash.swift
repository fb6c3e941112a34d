/// Numbers made of bytes that are the same on every machine and in every run, unlike Swift's own hashes: FNV-1a
/// (Fowler, Noll and Vo; draft-eastlake-fnv).
///
/// They tell things apart that nobody makes alike on purpose; where somebody may, take a cryptographic digest.
///
///     StableHash.of("Ada".utf8)                   // 0xF9AE_E019_A006_C49B
///     StableHash.of("Ada".utf8).hexadecimal       // "f9aee019a006c49b"
///     StableHash.wide("Ada".utf8).hexadecimal     // the same with 128 bits, in 32 digits
package enum StableHash {
  /// The hash of no bytes.
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A hash of 64 bits.
  ///
  /// - Parameter start: The hash of the bytes that come before these; nil where there are none.
  package static func of(_ bytes: some Sequence<UInt8>, after start: UInt64? = nil) -> UInt64 {
    Array(bytes).withUnsafeBufferPointer { of($0, after: start) }
  }

  /// A hash of 64 bits of bytes in memory, which costs no copy.
  ///
  /// - Parameter start: The hash of the bytes that come before these; nil where there are none.
  package static func of(_ bytes: UnsafeBufferPointer<UInt8>, after start: UInt64? = nil) -> UInt64 {
    var hash = start ?? basis
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// A hash of 128 bits: enough for names that stay, of which no two may be the same.
  package static func wide(_ bytes: some Sequence<UInt8>) -> UInt128 {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    return hash
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// All of its hexadecimal digits, in small letters, zeros in front included.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.utf8.count) + digits
  }
}
