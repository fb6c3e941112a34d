/// Names a file of published content by what is in it; such a file never changes.
///
///     ContentReference(sha256: "9f86", size: 120).path == "content/9f86.json"
public struct ContentReference: Codable, Sendable, Hashable {
  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public var sha256: String
  /// How many bytes it has, so that an app can say what a download takes.
  public var size: Int

  /// A reference from its parts.
  public init(sha256: String, size: Int) {
    self.sha256 = sha256
    self.size = size
  }

  /// Where it is, relative to `manifest.json`: `content/<sha256>.json`.
  public var path: String { "content/\(sha256).json" }
}
