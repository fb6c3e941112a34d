/// Reads a GIF block by block, after the GIF89a specification, sections 18 to 27.
struct GIFInspection {
  private var reader: ByteReader
  private var hasFrame = false

  /// The size of a picture; throws for the first thing that is wrong.
  static func size(of bytes: [UInt8]) throws(ImageDamage) -> ImageSize {
    var inspection = GIFInspection(reader: ByteReader(bytes, part: "the header"))
    return try inspection.inspect()
  }

  private init(reader: ByteReader) { self.reader = reader }

  private mutating func inspect() throws(ImageDamage) -> ImageSize {
    try reader.skip(6)
    let size = ImageSize(width: try reader.little(2), height: try reader.little(2))
    guard size.width > 0, size.height > 0 else { throw ImageDamage("the header states the size \(size)") }
    let flags = try reader.byte()
    try reader.skip(2)
    try skipColors(flags)
    while true {
      let start = reader.position
      reader.part = "the blocks, before the trailer"
      switch try reader.byte() {
      case 0x21: try readExtension(start)
      case 0x2C: try readFrame(start, in: size)
      case 0x3B:
        guard hasFrame else { throw ImageDamage("there is no picture before the trailer") }
        try reader.finish()
        return size
      default: throw ImageDamage("byte \(start) begins no block")
      }
    }
  }

  private mutating func skipColors(_ flags: UInt8) throws(ImageDamage) {
    guard flags & 0x80 != 0 else { return }
    reader.part = "a table of colors"
    try reader.skip(3 << (Int(flags & 7) + 1))
  }

  private mutating func readExtension(_ start: Int) throws(ImageDamage) {
    reader.part = "the extension at byte \(start)"
    // Of these kinds, the first block has a fixed length.
    let lengths: [UInt8: Int] = [0xF9: 4, 0xFF: 11, 0x01: 12]
    if let length = lengths[try reader.byte()] {
      let found = Int(try reader.byte())
      guard found == length else { throw ImageDamage("\(reader.part) states \(found) bytes instead of \(length)") }
      try reader.skip(length)
    }
    try skipBlocks()
  }

  private mutating func readFrame(_ start: Int, in size: ImageSize) throws(ImageDamage) {
    reader.part = "the frame at byte \(start)"
    let (x, y) = (try reader.little(2), try reader.little(2))
    let frame = ImageSize(width: try reader.little(2), height: try reader.little(2))
    let isInside = x + frame.width <= size.width && y + frame.height <= size.height
    guard frame.width > 0, frame.height > 0, isInside else {
      throw ImageDamage("\(reader.part), \(frame) at \(x), \(y), is not inside the picture of \(size)")
    }
    let flags = try reader.byte()
    try skipColors(flags)
    reader.part = "the frame at byte \(start)"
    let codeSize = try reader.byte()
    guard 2...8 ~= codeSize else { throw ImageDamage("\(reader.part) states codes of \(codeSize) bits") }
    guard try skipBlocks() > 0 else { throw ImageDamage("\(reader.part) has no pixels") }
    hasFrame = true
  }

  /// Goes over blocks of at most 255 bytes up to the empty one; how many bytes they have.
  @discardableResult
  private mutating func skipBlocks() throws(ImageDamage) -> Int {
    var total = 0
    while true {
      let length = Int(try reader.byte())
      if length == 0 { return total }
      try reader.skip(length)
      total += length
    }
  }
}
