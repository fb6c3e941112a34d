/// Reads a JPEG segment by segment, after ITU-T T.81, annex B.
struct JPEGInspection {
  private var reader: ByteReader
  private var frame: JPEGFrame?
  private var tables = JPEGTables()
  /// The components of which a scan was seen.
  private var scanned: Set<Int> = []

  /// The size of a picture; throws for the first thing that is wrong.
  static func size(of bytes: [UInt8]) throws(ImageDamage) -> ImageSize {
    var inspection = JPEGInspection(reader: ByteReader(bytes, part: "the first marker"))
    return try inspection.inspect()
  }

  private init(reader: ByteReader) { self.reader = reader }

  private mutating func inspect() throws(ImageDamage) -> ImageSize {
    try reader.skip(2)
    while true {
      let start = reader.position
      reader.part = "the segments, before the end of the image"
      guard try reader.byte() == 0xFF else { throw ImageDamage("byte \(start) begins no segment") }
      var marker = try reader.byte()
      while marker == 0xFF { marker = try reader.byte() }
      if marker == 0xD9 { break }
      try readSegment(marker, start)
    }
    guard let frame else { throw ImageDamage("the frame header is missing") }
    guard scanned == Set(frame.components.map(\.id)) else { throw ImageDamage("there are no pixels of some colors") }
    try reader.finish()
    return frame.size
  }

  private mutating func readSegment(_ marker: UInt8, _ start: Int) throws(ImageDamage) {
    reader.part = "the segment at byte \(start)"
    guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else { throw ImageDamage("byte \(start) begins no segment") }
    let length = try reader.big(2)
    guard length >= 2 else { throw ImageDamage("\(reader.part) states \(length) bytes") }
    let place = reader.part
    var segment = reader.reader(of: try reader.skip(length - 2), part: place)
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard frame == nil else { throw ImageDamage("\(place) is a second frame header") }
      frame = try JPEGFrame(&segment, isProgressive: marker == 0xC2)
    case 0xC4: try tables.readHuffman(&segment)
    case 0xDB: try tables.readQuantization(&segment)
    case 0xDD:
      _ = try segment.big(2)
    case 0xDA: try readScan(&segment)
    case 0xE0...0xEF, 0xFE: return
    // Lossless, hierarchical and arithmetic coding, and what belongs to them.
    default: throw ImageDamage("\(place) is of a kind that phones do not show")
    }
    guard segment.isAtEnd else { throw ImageDamage("\(place) is longer than what it holds") }
  }

  private mutating func readScan(_ segment: inout ByteReader) throws(ImageDamage) {
    guard let frame else { throw ImageDamage("\(segment.part) is a scan before the frame header") }
    let scan = try JPEGScan(&segment, of: frame)
    for component in scan.components {
      try tables.check(component, in: scan, place: segment.part)
      scanned.insert(component.frame.id)
    }
    try skipPixels()
  }

  /// Goes over the pixels of a scan, up to the marker behind them; restart markers count in turn.
  private mutating func skipPixels() throws(ImageDamage) {
    reader.part = "a scan that begins at byte \(reader.position)"
    let start = reader.position
    var restart: UInt8 = 0
    while reader.skip(to: 0xFF) {
      let place = reader.position
      var ahead = reader
      _ = try ahead.byte()
      let next = try ahead.byte()
      guard next == 0 || (0xD0...0xD7).contains(next) else {
        guard place > start else { throw ImageDamage("\(reader.part) has no pixels") }
        return
      }
      if next != 0 {
        guard next & 7 == restart else { throw ImageDamage("the restart marker at byte \(place) is out of turn") }
        restart = (restart + 1) & 7
      }
      reader = ahead
    }
    throw .end(inside: reader.part)
  }
}
