internal import CurriculumBundle

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
  var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 {
        let isFilled = place < 2 || start + place - 1 < bytes.count
        text.append(isFilled ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
