import Authoring
import Images
import Support

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
      guard text.utf8.count >= shortest, let bytes = Base64.bytes(of: text), let format = ImageFormat(beginning: bytes)
      else {
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
    return ImageFormat(beginning: bytes).map { .image(bytes, $0, .addresses) }
      ?? .unreadable("this is no image in the format png, jpg, gif, webp or svg")
  }

  /// True for an address that is an image itself instead of the name of a file.
  static func isWrittenOut(_ address: some StringProtocol) -> Bool {
    address.prefix(5).lowercased() == "data:"
  }

  /// An image as text; nil when the bytes are no image.
  static func text(of bytes: [UInt8], _ images: ExchangeRecord.Images) -> String? {
    ImageFormat(beginning: bytes).map { format in
      switch images {
      case .base64: Base64.text(of: bytes)
      case .addresses: "data:\(format.mediaType);base64," + Base64.text(of: bytes)
      }
    }
  }

  /// A name for a file made of its bytes: the same for the same bytes.
  static func name(of bytes: [UInt8]) -> String { StableHash.of(bytes).hexadecimal }

  /// The fewest letters that are taken for an image.
  private static let shortest = 12
}
