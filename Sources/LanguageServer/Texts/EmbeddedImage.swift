import Diagnostics
import Images
import Support

/// An image that is written in a text as a `data:` address.
struct EmbeddedImage {
  /// The address in the text.
  let span: Span
  /// The image.
  let bytes: [UInt8]
  /// The ending of a file's name for it: `png`.
  let ending: String

  /// The images on a line, from 0.
  static func all(onLine line: Int, of text: IndexedText) -> [EmbeddedImage] {
    guard (0..<text.lines.lineCount).contains(line) else { return [] }
    let span = text.lines.span(ofLine: line)
    let (bytes, mark, encoding) = (text.source.bytes, Array("data:image/".utf8), Array(";base64,".utf8))
    var (images, start): ([EmbeddedImage], Int) = ([], span.start)
    while let found = bytes[start..<span.end].firstRange(of: mark)?.lowerBound {
      start = found + mark.count
      guard let data = bytes[start..<span.end].firstRange(of: encoding)?.upperBound else { break }
      let end = bytes[data..<span.end].firstIndex { !isBase64($0) } ?? span.end
      guard let image = Base64.bytes(of: String(decoding: bytes[data..<end], as: UTF8.self)),
        let format = ImageFormat(beginning: image)
      else { continue }
      images.append(EmbeddedImage(span: Span(found, end), bytes: image, ending: format.fileEnding))
      start = end
    }
    return images
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "+/=".utf8.contains(byte)
    }
  }
}
