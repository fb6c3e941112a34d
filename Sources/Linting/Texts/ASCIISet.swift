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
    for byte in bytes {
      let bit = 1 as UInt64 &<< UInt64(byte)
      // No branch: which half a byte falls into changes with almost every word.
      let isHigh = 0 &- UInt64(byte &>> 6 & 1)
      low |= bit & ~isHigh
      high |= bit & isHigh
      beyond |= byte
    }
    hasOthers = beyond >= 0x80
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
