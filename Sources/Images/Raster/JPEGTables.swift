/// The tables that a JPEG has defined so far (T.81, B.2.4).
struct JPEGTables {
  private var quantization: Set<Int> = []
  private var direct: Set<Int> = []
  private var alternating: Set<Int> = []

  mutating func readQuantization(_ segment: inout ByteReader) throws(ImageDamage) {
    repeat {
      let header = try segment.big(1)
      guard header >> 4 <= 1, header & 15 < 4 else { throw ImageDamage("\(segment.part) is not a quantization table") }
      try segment.skip(64 << (header >> 4))
      quantization.insert(header & 15)
    } while !segment.isAtEnd
  }

  mutating func readHuffman(_ segment: inout ByteReader) throws(ImageDamage) {
    repeat {
      let header = try segment.big(1)
      var (count, codes) = (0, 0)
      for length in 1...16 {
        let ofLength = try segment.big(1)
        count += ofLength
        codes += ofLength << (16 - length)
      }
      // All codes together fill at most the tree of codes of 16 bits.
      guard header >> 4 <= 1, header & 15 < 4, 1...256 ~= count, codes <= 1 << 16 else {
        throw ImageDamage("\(segment.part) is not a Huffman table")
      }
      try segment.skip(count)
      if header >> 4 == 0 { direct.insert(header & 15) } else { alternating.insert(header & 15) }
    } while !segment.isAtEnd
  }

  /// Throws when a scan needs a table that was not defined before it.
  func check(_ component: JPEGScan.Component, in scan: JPEGScan, place: String) throws(ImageDamage) {
    let hasAll =
      quantization.contains(component.frame.quantizationTable)
      && (!scan.needsDirect || direct.contains(component.direct))
      && (!scan.needsAlternating || alternating.contains(component.alternating))
    guard hasAll else { throw ImageDamage("\(place) is a scan without the tables that it needs") }
  }
}
