/// Names a published image by what is in it; such a file never changes.
///
///     AssetReference(sha256: "9f86", size: 120, format: "png").path == "content/9f86.png"
public struct AssetReference: Codable, Sendable, Hashable {
  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public var sha256: String
  /// How many bytes it has.
  public var size: Int
  /// What kind of image it is, as the ending of its name: `png`, `jpg`, `gif`, `svg`, `webp`.
  public var format: String

  /// A reference from its parts.
  public init(sha256: String, size: Int, format: String) {
    self.sha256 = sha256
    self.size = size
    self.format = format
  }

  /// Where it is, relative to `manifest.json`: `content/<sha256>.png`.
  public var path: String { "content/\(sha256).\(format)" }
}
