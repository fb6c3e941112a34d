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
