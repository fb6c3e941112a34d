import Crypto

/// The name under which something is remembered: the SHA-256 of everything that it depends on.
public struct EntryKey: Sendable, Hashable {
  /// How many bytes a key has.
  public static let byteCount = 32

  /// The digest in four parts, the first bytes first.
  private let parts: SIMD4<UInt64>

  /// The key of what depends on some parts; where one ends is part of it.
  public init(of parts: [[UInt8]]) {
    var hash = SHA256()
    for part in parts {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.update(bufferPointer: $0) }
      part.withUnsafeBytes { hash.update(bufferPointer: $0) }
    }
    self.parts = hash.finalize().withUnsafeBytes { Self.parts(of: $0) }
  }

  /// A key by its bytes; nil where they are more or fewer than those of one.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    parts = Array(bytes).withUnsafeBytes { Self.parts(of: $0) }
  }

  /// A key as it was written; nil for anything else.
  public init?(_ text: String) {
    let digits = text.utf8.compactMap(Self.value)
    guard digits.count == text.utf8.count, digits.count == 2 * Self.byteCount else { return nil }
    self.init(bytes: stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  /// Its bytes.
  public var bytes: [UInt8] {
    (0..<4).flatMap { part in (0..<8).map { UInt8(truncatingIfNeeded: parts[part] >> (56 - 8 * UInt64($0))) } }
  }

  /// Which of so many shards has it, from 0: every key is in exactly one.
  public func shard(of count: Int) -> Int { Int(parts[0] >> 4 % UInt64(count)) }

  private static func parts(of bytes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var parts = SIMD4<UInt64>()
    for part in 0..<4 {
      parts[part] = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * part, as: UInt64.self))
    }
    return parts
  }

  /// The value of a lower-case hexadecimal digit.
  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}

extension EntryKey: CustomStringConvertible {
  /// 64 lower-case hexadecimal digits.
  public var description: String {
    bytes.reduce(into: "") { $0 += ($1 < 0x10 ? "0" : "") + String($1, radix: 16) }
  }
}

extension EntryKey: Comparable {
  /// In the order of their digits.
  public static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
