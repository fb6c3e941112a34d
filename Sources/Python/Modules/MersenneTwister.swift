import BigInt

/// The generator MT19937 (Matsumoto and Nishimura, 1998), seeded and read as CPython does it.
final class MersenneTwister: OpaquePayload {
  var words = [UInt32](repeating: 0, count: 624)
  var index = 624
  /// Whether nobody gave it a seed.
  var isFresh = true

  init() { seed([0]) }

  func forEachValue(_ body: (Value) -> Void) {}

  private func seed(_ number: UInt32) {
    words[0] = number
    for index in 1..<624 {
      let last = words[index - 1]
      words[index] = 1_812_433_253 &* (last ^ (last >> 30)) &+ UInt32(index)
    }
    index = 624
  }

  /// Does `init_by_array`.
  func seed(_ key: [UInt32]) {
    seed(19_650_218)
    var (position, keyPosition) = (1, 0)
    for _ in 0..<max(624, key.count) {
      let last = words[position - 1]
      words[position] =
        (words[position] ^ ((last ^ (last >> 30)) &* 1_664_525)) &+ key[keyPosition] &+ UInt32(keyPosition)
      position = next(position)
      keyPosition = (keyPosition + 1) % key.count
    }
    for _ in 0..<623 {
      let last = words[position - 1]
      words[position] = (words[position] ^ ((last ^ (last >> 30)) &* 1_566_083_941)) &- UInt32(position)
      position = next(position)
    }
    words[0] = 0x8000_0000
  }

  private func next(_ position: Int) -> Int {
    guard position + 1 >= 624 else { return position + 1 }
    words[0] = words[623]
    return 1
  }

  private func refill() {
    for index in 0..<624 {
      let mixed = (words[index] & 0x8000_0000) | (words[(index + 1) % 624] & 0x7FFF_FFFF)
      words[index] = words[(index + 397) % 624] ^ (mixed >> 1) ^ (mixed & 1 == 0 ? 0 : 0x9908_B0DF)
    }
    index = 0
  }

  func nextWord() -> UInt32 {
    if index >= 624 { refill() }
    var word = words[index]
    index += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C_5680
    word ^= (word << 15) & 0xEFC6_0000
    return word ^ (word >> 18)
  }

  /// From 0 to below 1, with 53 bits.
  func nextDouble() -> Double {
    let (high, low) = (nextWord() >> 5, nextWord() >> 6)
    return (Double(high) * 67_108_864 + Double(low)) * (1 / 9_007_199_254_740_992)
  }

  /// A number below another one, which is not 0: as many bits as that one has, until they are few enough.
  func below(_ limit: UInt) -> UInt {
    let count = UInt.bitWidth - limit.leadingZeroBitCount
    while true {
      var found = UInt(count <= 32 ? nextWord() >> UInt32(32 - count) : nextWord())
      if count > 32 { found |= UInt(nextWord() >> UInt32(64 - count)) << 32 }
      if found < limit { return found }
    }
  }

  /// The same for a limit of any size.
  func below(_ limit: BigUInt) -> BigUInt {
    while true {
      let found = bits(limit.bitWidth)
      if found < limit { return found }
    }
  }

  func bits(_ count: Int) -> BigUInt {
    if count <= 0 { return 0 }
    if count <= 32 { return BigUInt(nextWord() >> UInt32(32 - count)) }
    var words: [UInt] = []
    var left = count
    var isLow = true
    while left > 0 {
      var word = nextWord()
      if left < 32 { word >>= UInt32(32 - left) }
      if isLow { words.append(UInt(word)) } else { words[words.count - 1] |= UInt(word) << 32 }
      isLow.toggle()
      left -= 32
    }
    return BigUInt(words: words)
  }
}
