/// What the bytes of an image say about it: format, size, whether it is whole, and what in it would act on its own.
///
///     let image = ImageInspection(bytes)
///     image.format           // .png
///     image.size             // 640 x 480
///     image.damage?.fact     // "the checksum of the chunk 'IDAT' at byte 33 is wrong"
///
/// Pixels are not decoded. What is checked, by format:
///
/// - PNG: every chunk up to `IEND`, with its length, order and checksum, and the values of the header; the compressed
///   data begins as zlib's does and is long enough for the picture, since deflate shrinks at most 1032 times.
/// - JPEG: every segment and scan up to the end of the image, the frame header, and that each table that a scan needs
///   is there. Baseline, extended and progressive images of 8 bits count; no other is shown by every phone. A scan
///   that is gone from the middle is not noticed.
/// - GIF: every block up to the trailer, and that each frame lies inside the picture.
/// - WebP: every chunk up to the end that the first one states, the headers of each frame's bit stream, and that frames
///   lie inside the picture.
/// - SVG: see `SVGInspection`.
///
/// Bytes behind the end of an image are damage, too.
public struct ImageInspection: Sendable {
  /// The format, by how the bytes begin; nil when they begin as none does.
  public let format: ImageFormat?
  /// Its size; nil when it is damaged, and for a drawing that does not state one in lengths.
  public let size: ImageSize?
  /// Why it is not whole, or why it is not an image; nil when it is whole, and when nothing is known of it.
  public let damage: ImageDamage?
  /// What in it runs code or refers to other files: at most `mostActiveContent`, in the order in which it comes.
  public let activeContent: [ActiveContent]

  /// The largest number of places in one image that are told.
  public static let mostActiveContent = 5

  /// Looks at all bytes of a file.
  public init(_ bytes: [UInt8]) {
    format = ImageFormat(beginning: bytes)
    var svg = SVGInspection()
    do throws(ImageDamage) {
      size =
        switch format {
        case .png: try PNGInspection.size(of: bytes)
        case .jpeg: try JPEGInspection.size(of: bytes)
        case .gif: try GIFInspection.size(of: bytes)
        case .webp: try WebPInspection.size(of: bytes)
        case .svg: try svg.inspect(bytes)
        case nil: nil
        }
      damage = format == nil ? Self.strangeness(of: bytes) : nil
    } catch {
      size = nil
      damage = error
    }
    activeContent = svg.found
  }

  /// What is plain about bytes that begin as no image does; nil when nothing is.
  private static func strangeness(of bytes: [UInt8]) -> ImageDamage? {
    if bytes.isEmpty { return ImageDamage("the file is empty") }
    if bytes.starts(with: [0x1F, 0x8B]) { return ImageDamage("the file is compressed by gzip, as `.svgz` is") }
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0)
    return isWide && bytes.contains(UInt8(ascii: "<")) ? ImageDamage("its text is not in UTF-8") : nil
  }
}
