import Crypto

/// A digest that can be made and checked only with its key: HMAC with SHA-256 (RFC 2104).
public enum KeyedDigest {
  /// How many bytes a digest has; a key has as many.
  public static let byteCount = 32

  /// The digest of bytes.
  public static func digest(of bytes: [UInt8], key: [UInt8]) -> [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: key)))
  }

  /// Whether a digest is that of bytes; the time that the comparison takes does not depend on where they differ.
  public static func isDigest(_ digest: [UInt8], of bytes: [UInt8], key: [UInt8]) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(digest, authenticating: bytes, using: SymmetricKey(data: key))
  }
}
