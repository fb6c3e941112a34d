/// Reads a PNG chunk by chunk, after PNG (W3C, third edition), sections 5 and 11.
struct PNGInspection {
  private var reader: ByteReader
  private var header: PNGHeader?
  private var hasPalette = false
  /// How many bytes of compressed pixels were seen.
  private var dataLength = 0
  /// Whether a chunk followed the pixels, so that no more of them may come.
  private var isDataOver = false

  /// The size of a picture; throws for the first thing that is wrong.
  static func size(of bytes: [UInt8]) throws(ImageDamage) -> ImageSize {
    var inspection = PNGInspection(reader: ByteReader(bytes, part: "the signature"))
    return try inspection.inspect()
  }

  private init(reader: ByteReader) { self.reader = reader }

  private mutating func inspect() throws(ImageDamage) -> ImageSize {
    try reader.skip(8)
    while true {
      guard try readChunk() else { continue }
      guard let header else { throw ImageDamage("the header is missing") }
      guard dataLength > 0 else { throw ImageDamage("there are no pixels before the chunk 'IEND'") }
      guard header.fewestBytes <= Double(dataLength) * 1032 else {
        throw ImageDamage("\(dataLength) bytes of data cannot hold a picture of \(header.size)")
      }
      try reader.finish()
      return header.size
    }
  }

  /// Reads a chunk; whether it was the last one.
  private mutating func readChunk() throws(ImageDamage) -> Bool {
    let start = reader.position
    reader.part = "a chunk that begins at byte \(start)"
    let length = try reader.big(4)
    let nameStart = reader.position
    let name = try reader.name()
    let place = "the chunk '\(name)' at byte \(start)"
    guard name.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw ImageDamage("byte \(start) begins no chunk")
    }
    reader.part = place
    let data = try reader.skip(length)
    let checksum = try reader.big(4)
    guard CRC32.checksum(of: reader[nameStart..<data.upperBound]) == checksum else {
      throw ImageDamage("the checksum of \(place) is wrong")
    }
    guard header != nil || name == "IHDR" else { throw ImageDamage("the header is missing") }
    try judge(name, data, place)
    return name == "IEND"
  }

  private mutating func judge(_ name: String, _ data: Range<Int>, _ place: String) throws(ImageDamage) {
    if dataLength > 0, name != "IDAT" { isDataOver = true }
    switch name {
    case "IHDR":
      guard header == nil, data.count == 13 else { throw ImageDamage("\(place) is not a header") }
      header = try PNGHeader(reader.reader(of: data, part: place))
    case "PLTE": try judgePalette(data, place)
    case "IDAT":
      guard !isDataOver else { throw ImageDamage("\(place) comes behind the end of the pixels") }
      guard !hasMissingPalette else { throw ImageDamage("the palette is missing") }
      if dataLength == 0 { try judgeCompression(data, place) }
      dataLength += data.count
    case "IEND": guard data.isEmpty else { throw ImageDamage("\(place) is not empty") }
    default:
      // A capital first letter marks a chunk without which the picture cannot be shown.
      guard name.first?.isLowercase == true else { throw ImageDamage("\(place) is of an unknown kind") }
    }
  }

  private var hasMissingPalette: Bool { header?.color == 3 && !hasPalette }

  private mutating func judgePalette(_ data: Range<Int>, _ place: String) throws(ImageDamage) {
    let most = header.map { $0.color == 3 ? 3 << $0.depth : 768 } ?? 768
    guard data.count % 3 == 0, 3...most ~= data.count else {
      throw ImageDamage("\(place) has \(data.count) bytes, which is not a palette")
    }
    guard header?.color != 0, header?.color != 4, !hasPalette, dataLength == 0 else {
      throw ImageDamage("\(place) is not allowed there")
    }
    hasPalette = true
  }

  /// Looks at the two bytes with which zlib's data begins (RFC 1950, 2.2).
  private func judgeCompression(_ data: Range<Int>, _ place: String) throws(ImageDamage) {
    guard data.count >= 2 else { return }
    let (method, flags) = (Int(reader[data][data.lowerBound]), Int(reader[data][data.lowerBound + 1]))
    guard method & 0x0F == 8, method >> 4 <= 7, (method << 8 | flags) % 31 == 0, flags & 0x20 == 0 else {
      throw ImageDamage("\(place) does not begin as compressed data does")
    }
  }
}

/// What the chunk `IHDR` says.
private struct PNGHeader {
  let size: ImageSize
  let depth: Int
  /// 0 gray, 2 red, green and blue, 3 palette, 4 gray with alpha, 6 colors with alpha.
  let color: Int

  /// The legal depths of each kind of color.
  private static let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
  private static let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  init(_ reader: ByteReader) throws(ImageDamage) {
    var reader = reader
    size = ImageSize(width: try reader.big(4), height: try reader.big(4))
    (depth, color) = (try reader.big(1), try reader.big(1))
    let legal = 1...0x7FFF_FFFF
    guard legal ~= size.width, legal ~= size.height else { throw ImageDamage("the header states the size \(size)") }
    guard Self.depths[color]?.contains(depth) == true else {
      throw ImageDamage("the header states \(depth) bits for colors of kind \(color)")
    }
    let (compression, filter, interlace) = (try reader.big(1), try reader.big(1), try reader.big(1))
    guard compression == 0, filter == 0, interlace <= 1 else {
      throw ImageDamage("the header states an unknown compression, filter or interlacing")
    }
  }

  /// How many bytes the pixels have at least before they are compressed.
  var fewestBytes: Double {
    Double(size.width) * Double(size.height) * Double(depth * (Self.channels[color] ?? 1)) / 8
  }
}
