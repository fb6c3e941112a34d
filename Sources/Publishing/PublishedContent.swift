/// A file of published content, named by what is in it; where its bytes are until they are written is up to whoever
/// publishes.
public struct PublishedContent: Sendable {
  /// Where it is, relative to the bundle: `content/9f86d0….json`.
  public let path: String
  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public let sha256: String
  /// How many bytes it has.
  public let size: Int
  private let bytes: @Sendable () throws -> [UInt8]

  init(path: String, sha256: String, size: Int, bytes: @escaping @Sendable () throws -> [UInt8]) {
    self.path = path
    self.sha256 = sha256
    self.size = size
    self.bytes = bytes
  }

  /// The file with its bytes.
  public func file() throws -> PublishedFile { PublishedFile(path: path, bytes: try bytes()) }

  /// Whether these are its bytes.
  public func isHeld(by bytes: [UInt8]) -> Bool { bytes.count == size && ContentDigest.sha256(of: bytes) == sha256 }
}
