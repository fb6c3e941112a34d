/// Takes compressed data apart, as zlib wraps it (RFC 1950, 1951).
///
/// It reads a bit at a time, which is slow and short: it is for pictures that are compared, not shown.
struct Inflate {
  private let bytes: [UInt8]
  private var position: Int
  private var bit: UInt8 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Data that cannot be taken apart, or has more bytes than it should.
  struct Damage: Error {}

  /// The most bytes that one byte of compressed data can stand for: 258 in two bits, four times.
  static let mostFromByte = 1032

  /// The bytes in zlib's data: exactly so many.
  ///
  /// A count that the data cannot hold takes no memory.
  ///
  /// - Throws: `Damage`.
  static func bytes(of data: [UInt8], count: Int) throws(Damage) -> [UInt8] {
    guard data.count > 2, data[0] & 0x0F == 8, data[1] & 0x20 == 0, count <= data.count * mostFromByte else {
      throw Damage()
    }
    var inflate = Inflate(bytes: data, position: 2, limit: count)
    inflate.output.reserveCapacity(count)
    try inflate.readBlocks()
    guard inflate.output.count == count else { throw Damage() }
    return inflate.output
  }

  private init(bytes: [UInt8], position: Int, limit: Int) {
    (self.bytes, self.position, self.limit) = (bytes, position, limit)
  }

  private mutating func readBlocks() throws(Damage) {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try readStored()
      case 1: try readCompressed(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try readCodes()
        try readCompressed(lengths, distances)
      default: throw Damage()
      }
    }
  }

  private mutating func readStored() throws(Damage) {
    if bit != 0 { (position, bit) = (position + 1, 0) }
    guard position + 4 <= bytes.count else { throw Damage() }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.count, output.count + count <= limit else { throw Damage() }
    output += bytes[position..<position + count]
    position += count
  }

  private mutating func readCompressed(_ lengths: PrefixCode, _ distances: PrefixCode) throws(Damage) {
    while true {
      let symbol = try self.symbol(in: lengths)
      if symbol == 256 { return }
      if symbol < 256 {
        guard output.count < limit else { throw Damage() }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Self.lengths.count else { throw Damage() }
      let length = Self.lengths[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
      let code = try self.symbol(in: distances)
      guard code < Self.distances.count else { throw Damage() }
      let distance = Self.distances[code] + (try bits(code < 2 ? 0 : code / 2 - 1))
      guard distance <= output.count, output.count + length <= limit else { throw Damage() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func readCodes() throws(Damage) -> (lengths: PrefixCode, distances: PrefixCode) {
    let lengthCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    var ownLengths = [Int](repeating: 0, count: Self.order.count)
    for place in Self.order.prefix(try bits(4) + 4) { ownLengths[place] = try bits(3) }
    let code = PrefixCode(ownLengths)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try self.symbol(in: code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw Damage() }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw Damage() }
    return (PrefixCode(Array(lengths[..<lengthCount])), PrefixCode(Array(lengths[lengthCount...])))
  }

  private mutating func bits(_ count: Int) throws(Damage) -> Int {
    var value = 0
    for place in 0..<count {
      guard position < bytes.count else { throw Damage() }
      value |= Int(bytes[position] >> bit & 1) << place
      bit += 1
      if bit == 8 { (position, bit) = (position + 1, 0) }
    }
    return value
  }

  private mutating func symbol(in code: PrefixCode) throws(Damage) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try bits(1)
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw Damage()
  }

  /// The order in which the lengths of the code for lengths are written (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
}

/// A code in which shorter words come first, and words of one length in the order of their symbols (RFC 1951, 3.2.2).
private struct PrefixCode {
  /// The number of words of each length in bits, which is the index.
  let counts: [Int]
  /// The symbols in the order of their words, shorter words first.
  let symbols: [Int]

  /// A code by the length of each symbol's word; 0 for a symbol that has none.
  init(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
  }

  static let fixedLengths = PrefixCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode([Int](repeating: 5, count: 30))
}
