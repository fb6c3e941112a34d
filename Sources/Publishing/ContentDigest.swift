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
    self.bytes(of: bytes).reduce(into: "") { text, byte in
      text += (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

/// The canonical bytes of a published value.
func canonicalBytes(of value: some Encodable) throws -> [UInt8] {
  try CanonicalJSONEncoder().encode(value)
}
