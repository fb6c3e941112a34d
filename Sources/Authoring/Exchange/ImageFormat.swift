internal import Support

/// A format of images that content may have, told by the first bytes of a file.
enum ImageFormat: String, CaseIterable {
  case png, jpg, gif, webp, svg

  /// The format of some bytes; nil when they are no image.
  init?(_ bytes: [UInt8]) {
    let found = Self.allCases.first { $0.isFormat(of: bytes) }
    guard let found else { return nil }
    self = found
  }

  /// What stands before an image in a `data:` address.
  var addressStart: String { "data:\(mediaType);base64," }

  private var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }

  private func isFormat(of bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    case .svg: bytes.starts(with: "<svg".utf8) || bytes.starts(with: "<?xml".utf8)
    }
  }
}

/// An image as a text, as Swiftly keeps it.
enum ImageText {
  /// What a text is: a paragraph, an image, or something that should be one.
  enum Reading {
    case paragraph
    case image([UInt8], ImageFormat, ExchangeRecord.Images)
    case unreadable(String)
  }

  /// Tells what a text is; base64 that does not begin like an image is a paragraph.
  static func read(_ text: String) -> Reading {
    guard text.utf8.starts(with: "data:".utf8) else {
      guard text.utf8.count >= shortest, let bytes = Base64.bytes(of: text), let format = ImageFormat(bytes) else {
        return .paragraph
      }
      return .image(bytes, format, .base64)
    }
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")), text[..<comma].hasSuffix(";base64") else {
      return text.utf8.starts(with: "data:image/".utf8) ? .unreadable("this image is not in base64") : .paragraph
    }
    guard let bytes = Base64.bytes(of: text[text.utf8.index(after: comma)...]) else {
      return .unreadable("what stands after the comma is not base64")
    }
    return ImageFormat(bytes).map { .image(bytes, $0, .addresses) }
      ?? .unreadable("this is no image in the format png, jpg, gif, webp or svg")
  }

  /// An image as text; nil when the bytes are no image.
  static func text(of bytes: [UInt8], _ images: ExchangeRecord.Images) -> String? {
    ImageFormat(bytes).map { format in
      switch images {
      case .base64: Base64.text(of: bytes)
      case .addresses: format.addressStart + Base64.text(of: bytes)
      }
    }
  }

  /// A name for a file made of its bytes: the same for the same bytes.
  static func name(of bytes: [UInt8]) -> String { StableHash.of(bytes).hexadecimal }

  /// The fewest letters that are taken for an image.
  private static let shortest = 12
}
