/// A format of images that apps show, as the ending of a file's name says it.
enum ImageFormat: String, CaseIterable {
  case png, jpeg, gif, webp, svg

  /// The format of a file by its name; nil for names that are no image's.
  init?(path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The format by how a file begins; nil when it begins as none of them.
  init?(beginning: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.begins(beginning) }) else { return nil }
    self = format
  }

  /// What it is called.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .svg: "SVG"
    }
  }

  /// Whether a file begins as this format does.
  ///
  /// After PNG (W3C, 5.2), JPEG (ITU-T T.81, B.1.1.3), GIF89a (17), RFC 9649 for WebP, and SVG 2, whose outermost
  /// element is `svg`.
  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    case .svg: Self.isSVG(bytes)
    }
  }

  /// Whether the first element of an XML text is `svg`; comments and declarations may stand before it.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = String(decoding: bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix("<!") || rest.hasPrefix("<?") else { break }
      guard let end = rest.firstRange(of: rest.hasPrefix("<!--") ? "-->" : ">") else { return false }
      rest = rest[end.upperBound...]
    }
    return rest.hasPrefix("<svg")
  }
}
