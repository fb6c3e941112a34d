/// A format of images that apps show.
public enum ImageFormat: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, svg

  /// The format that the ending of a file's name promises, in any case; nil for the name of another kind of file.
  public init?(path: String) {
    // By bytes, since every file of a curriculum is asked.
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map(bytes.index(after:)) ?? bytes.startIndex
    let ending = path[start...].lowercased()
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The format as which a file begins; nil when it begins as none of them.
  ///
  /// After PNG (W3C, 5.2), JPEG (ITU-T T.81, B.1.1.3), GIF89a (17), RFC 9649 for WebP, and SVG 2, whose outermost
  /// element is `svg`.
  public init?(beginning: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.begins(beginning) }) else { return nil }
    self = format
  }

  /// The name of the format as it is written: `JPEG`, `WebP`.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .svg: "SVG"
    }
  }

  /// The ending that content gives the names of such files: `jpg` for JPEG.
  package var fileEnding: String { self == .jpeg ? "jpg" : rawValue }

  /// The media type, as IANA registers it: `image/svg+xml`.
  package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    case .svg: Self.isSVG(bytes)
    }
  }

  /// How many bytes the comments and declarations before `<svg` may take.
  private static let prologue = 65_536

  /// Whether the first element of an XML text is `svg`, with or without a prefix; comments and declarations may come
  /// before it.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = Substring(String(decoding: bytes.prefix(prologue), as: UTF8.self)).drop { $0 == "\u{FEFF}" }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix("<!") || rest.hasPrefix("<?") else { break }
      guard let end = endOfDeclaration(rest) else { return false }
      rest = rest[end...]
    }
    guard rest.hasPrefix("<") else { return false }
    let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return name.split(separator: ":", omittingEmptySubsequences: false).last == "svg"
  }

  /// Where the comment, instruction or document type declaration at the beginning of a text ends.
  private static func endOfDeclaration(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("<!--") { return text.dropFirst(4).firstRange(of: "-->")?.upperBound }
    guard let end = text.firstIndex(of: ">") else { return nil }
    // A document type with declarations of its own ends behind their bracket.
    guard text.hasPrefix("<!DOCTYPE"), text[..<end].contains("[") else { return text.index(after: end) }
    guard let bracket = text.firstIndex(of: "]") else { return nil }
    return text[bracket...].firstIndex(of: ">").map { text.index(after: $0) }
  }
}
