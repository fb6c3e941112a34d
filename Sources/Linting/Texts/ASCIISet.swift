/// Which bytes of ASCII stand in a text, found in one walk, so that most rules need not walk it again.
struct ASCIISet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether there are characters beyond ASCII.
  private(set) var hasOthers = false

  /// None.
  init() {}

  /// The bytes of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var beyond: UInt8 = 0
    // A byte for each byte that there may be is set to 1, which takes a single store and no branch.
    (low, high) = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { words in
      words.initialize(repeating: 0)
      let seen = UnsafeMutableRawBufferPointer(words)
      for byte in bytes {
        seen[Int(byte & 0x7F)] = 1
        beyond |= byte
      }
      return (Self.bits(words[..<8]), Self.bits(words[8...]))
    }
    hasOthers = beyond >= 0x80
  }

  /// A bit for each byte of eight words, whose bytes are 0 or 1: the product gathers those of a word in its last byte.
  private static func bits(_ words: Slice<UnsafeMutableBufferPointer<UInt64>>) -> UInt64 {
    words.reversed().reduce(0) { $0 << 8 | ($1.littleEndian &* 0x0102_0408_1020_4080) >> 56 }
  }

  /// Some letters or signs of ASCII.
  init(_ members: String) { self = Array(members.utf8).withUnsafeBufferPointer { ASCIISet($0) } }

  /// Whether one of some bytes is there; a text with characters beyond ASCII may be said to have more than it has.
  func hasAny(of other: ASCIISet) -> Bool { low & other.low | high & other.high != 0 }

  /// Whether all of some bytes are there; a text with characters beyond ASCII may be said to have more than it has.
  func hasAll(of other: ASCIISet) -> Bool { other.low & ~low | other.high & ~high == 0 }

  /// Whether all of some lower-case letters are there, in either case.
  func hasAllIgnoringCase(of letters: ASCIISet) -> Bool {
    let capitals: UInt64 = 0x07FF_FFFE
    return letters.high & ~(high | (high & capitals) << 32) == 0
  }
}
