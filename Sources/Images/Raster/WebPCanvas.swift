/// The extended header, chunk `VP8X`.
struct WebPCanvas {
  let size: ImageSize
  let isAnimated: Bool

  init(_ reader: ByteReader) throws(ImageDamage) {
    var reader = reader
    let flags = try reader.byte()
    try reader.skip(3)
    size = ImageSize(width: try reader.little(3) + 1, height: try reader.little(3) + 1)
    isAnimated = flags & 2 != 0
    guard reader.isAtEnd else { throw ImageDamage("\(reader.part) is longer than a header") }
  }
}
