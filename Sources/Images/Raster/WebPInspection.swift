/// Reads a WebP chunk by chunk, after RFC 9649, section 2.
struct WebPInspection {
  private var reader: ByteReader
  private var canvas: WebPCanvas?
  /// Frames of an animation, or the one picture.
  private var frames = 0
  private var hasAnimationHeader = false

  /// The size of a picture; throws for the first thing that is wrong.
  static func size(of bytes: [UInt8]) throws(ImageDamage) -> ImageSize {
    var inspection = WebPInspection(reader: ByteReader(bytes, part: "the header"))
    return try inspection.inspect()
  }

  private init(reader: ByteReader) { self.reader = reader }

  private mutating func inspect() throws(ImageDamage) -> ImageSize {
    try reader.skip(4)
    let length = try reader.little(4)
    try reader.skip(4)
    guard length >= 12, length % 2 == 0 else { throw ImageDamage("the header states \(length) bytes") }
    guard length + 8 <= reader.position + reader.remaining else {
      throw ImageDamage("the header states \(length + 8) bytes, and there are \(reader.position + reader.remaining)")
    }
    let whole = reader
    let contents = try reader.skip(length - 4)
    try reader.finish()
    var chunks = whole.reader(of: contents, part: "the chunks")
    var first: ImageSize?
    while !chunks.isAtEnd {
      let size = try judge(try WebPChunk(&chunks), in: chunks)
      first = first ?? size
    }
    guard frames > 0, let first else { throw ImageDamage("there is no picture in it") }
    return canvas?.size ?? first
  }

  /// Judges a chunk; the size of the picture in it.
  private mutating func judge(_ chunk: WebPChunk, in reader: ByteReader) throws(ImageDamage) -> ImageSize? {
    let data = reader.reader(of: chunk.data, part: chunk.place)
    switch chunk.name {
    case "VP8X":
      guard canvas == nil, frames == 0, chunk.isFirst else { throw ImageDamage("\(chunk.place) is not the first") }
      canvas = try WebPCanvas(data)
      return nil
    case "ANIM":
      guard chunk.data.count == 6, canvas?.isAnimated == true else {
        throw ImageDamage("\(chunk.place) is out of place")
      }
      hasAnimationHeader = true
      return nil
    case "ANMF":
      guard hasAnimationHeader, let canvas else { throw ImageDamage("\(chunk.place) is out of place") }
      frames += 1
      return try WebPFrame.size(data, in: canvas.size, chunk.place)
    case "VP8 ", "VP8L":
      let size = try WebPBitStream.size(data, isLossless: chunk.name == "VP8L")
      frames += 1
      guard frames == 1, canvas.map({ !$0.isAnimated && $0.size == size }) ?? chunk.isFirst else {
        throw ImageDamage("\(chunk.place), a picture of \(size), does not fit the header")
      }
      return size
    case "ALPH":
      guard let canvas, !canvas.isAnimated, frames == 0 else { throw ImageDamage("\(chunk.place) is out of place") }
      return nil
    case "ICCP", "EXIF", "XMP ":
      guard canvas != nil else { throw ImageDamage("\(chunk.place) is out of place") }
      return nil
    default: throw ImageDamage("\(chunk.place) is of an unknown kind")
    }
  }
}
