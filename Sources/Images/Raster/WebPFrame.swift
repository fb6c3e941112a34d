/// A frame of an animation, chunk `ANMF` (RFC 9649, 2.7.1.1).
enum WebPFrame {
  /// The size of a frame; throws when it does not lie inside the picture.
  static func size(_ data: ByteReader, in canvas: ImageSize, _ place: String) throws(ImageDamage) -> ImageSize {
    var reader = data
    let (x, y) = (try reader.little(3) * 2, try reader.little(3) * 2)
    let size = ImageSize(width: try reader.little(3) + 1, height: try reader.little(3) + 1)
    guard x + size.width <= canvas.width, y + size.height <= canvas.height else {
      throw ImageDamage("\(place), \(size) at \(x), \(y), is not inside the picture of \(canvas)")
    }
    try reader.skip(4)
    var pictures = 0
    while !reader.isAtEnd {
      let chunk = try WebPChunk(&reader)
      guard chunk.name == "VP8 " || chunk.name == "VP8L" else { continue }
      pictures += 1
      let picture = data.reader(of: chunk.data, part: chunk.place)
      guard try WebPBitStream.size(picture, isLossless: chunk.name == "VP8L") == size else {
        throw ImageDamage("\(chunk.place) has not the size of its frame, \(size)")
      }
    }
    guard pictures == 1 else { throw ImageDamage("\(place) has \(pictures) pictures") }
    return size
  }
}

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
