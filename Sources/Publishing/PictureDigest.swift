import Images

/// The size of a picture with the digest of its pixels: the same for all PNG images that show it.
///
///     {"width": 48, "height": 48, "sha256": "9f86…"}
public struct PictureDigest: Codable, Sendable, Hashable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  /// The SHA-256 of its pixels, row by row: a byte each for red, green, blue and opacity.
  public let sha256: String

  /// A digest from its parts.
  public init(width: Int, height: Int, sha256: String) {
    (self.width, self.height, self.sha256) = (width, height, sha256)
  }

  /// The digest of a picture.
  init(of pixels: PNGPixels) {
    self.init(width: pixels.size.width, height: pixels.size.height, sha256: ContentDigest.sha256(of: pixels.bytes))
  }

  /// True if an image shows the picture; only a PNG image of the same size has its pixels decoded.
  func isShown(by image: [UInt8]) -> Bool {
    guard ImageInspection(image).size == ImageSize(width: width, height: height), let pixels = PNGPixels(image) else {
      return false
    }
    return PictureDigest(of: pixels) == self
  }
}
