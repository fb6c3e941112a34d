import CurriculumBundle
import Support

/// An image to publish: the path by which the curriculum names it, and its bytes.
public struct PublishedAsset: Sendable, Hashable {
  /// The path inside the curriculum: `assets/box.png`.
  public let path: String
  /// The bytes.
  public let bytes: [UInt8]

  /// An image from its parts.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// How an index names it; a `.jpeg` is published as `.jpg`, so that the same image is one file.
  var reference: AssetReference {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    return AssetReference(
      sha256: ContentDigest.sha256(of: bytes), size: bytes.count, format: ending == "jpeg" ? "jpg" : ending)
  }

  /// Its bytes in Base64.
  var base64: String { Base64.text(of: bytes) }
}
