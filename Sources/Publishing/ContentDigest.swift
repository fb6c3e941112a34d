import Crypto
public import CurriculumBundle
import JSON

/// How content gets its name: the SHA-256 of its bytes.
public enum ContentDigest {
  /// The reference by which an index or a manifest names these bytes.
  public static func reference(to bytes: [UInt8]) -> ContentReference {
    ContentReference(sha256: sha256(of: bytes), size: bytes.count)
  }

  /// The digest as 32 bytes.
  @Sendable
  public static func bytes(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    return Array(hash.finalize())
  }

  /// The digest as 64 lower-case hexadecimal digits.
  public static func sha256(of bytes: [UInt8]) -> String {
    let digest = self.bytes(of: bytes)
    return String(unsafeUninitializedCapacity: 2 * digest.count) { text in
      for (index, byte) in digest.enumerated() {
        text[2 * index] = digit(byte >> 4)
        text[2 * index + 1] = digit(byte & 0xF)
      }
      return 2 * digest.count
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}

/// The canonical bytes of a published value.
func canonicalBytes(of value: some Encodable) throws -> [UInt8] {
  try CanonicalJSONEncoder().encode(value)
}
