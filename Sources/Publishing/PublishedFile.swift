/// A file to publish: where, relative to the bundle, and with which bytes.
public struct PublishedFile: Sendable, Hashable {
  /// The path with `/` between names: `content/9f86d0….json`.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]

  /// A file from its parts.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
