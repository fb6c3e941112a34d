/// The counts that a `repeat` may still have, as bits.
struct CountSet: Equatable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0

  /// A set from what `low` and `high` held.
  init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// A set of some counts below 128.
  init(_ counts: some Sequence<Int>) { for count in counts { insert(count) } }

  var isEmpty: Bool { low | high == 0 }

  /// The smallest of them; 0 when there is none.
  var least: Int { low != 0 ? low.trailingZeroBitCount : high != 0 ? 64 + high.trailingZeroBitCount : 0 }

  private mutating func insert(_ count: Int) {
    if count < 64 { low |= 1 << UInt64(count) } else { high |= 1 << UInt64(count - 64) }
  }

  /// Those that are not smaller than a count.
  func from(_ count: Int) -> CountSet {
    if count < 64 { return CountSet(low: low & (~0 << UInt64(count)), high: high) }
    return CountSet(low: 0, high: count < 128 ? high & (~0 << UInt64(count - 64)) : 0)
  }

  func intersection(_ other: CountSet) -> CountSet { CountSet(low: low & other.low, high: high & other.high) }

  func subtracting(_ other: CountSet) -> CountSet { CountSet(low: low & ~other.low, high: high & ~other.high) }
}
