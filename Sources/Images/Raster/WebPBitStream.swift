/// The header of compressed pixels.
enum WebPBitStream {
  /// The size that a bit stream states.
  static func size(_ data: ByteReader, isLossless: Bool) throws(ImageDamage) -> ImageSize {
    var reader = data
    return isLossless ? try lossless(&reader) : try lossy(&reader)
  }

  /// After RFC 9649, 3.4: a signature, then 14 bits each for width and height, less one.
  private static func lossless(_ reader: inout ByteReader) throws(ImageDamage) -> ImageSize {
    let signature = try reader.byte()
    let bits = try reader.little(4)
    guard signature == 0x2F, bits >> 29 == 0 else { throw ImageDamage("\(reader.part) does not begin as pixels do") }
    guard reader.remaining > 0 else { throw .end(inside: reader.part) }
    return ImageSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
  }

  /// After RFC 6386, 9.1: the frame tag of a key frame, a start code, and 14 bits each for width and height.
  private static func lossy(_ reader: inout ByteReader) throws(ImageDamage) -> ImageSize {
    let tag = try reader.little(3)
    let startCode = try reader.big(3)
    let (width, height) = (try reader.little(2) & 0x3FFF, try reader.little(2) & 0x3FFF)
    let (isKey, version, isShown) = (tag & 1 == 0, tag >> 1 & 7, tag >> 4 & 1 == 1)
    guard isKey, version <= 3, isShown, startCode == 0x9D012A, width > 0, height > 0 else {
      throw ImageDamage("\(reader.part) does not begin as pixels do")
    }
    guard tag >> 5 < reader.remaining else { throw .end(inside: reader.part) }
    return ImageSize(width: width, height: height)
  }
}
