import BigInt

/// The hash SHA-512 (FIPS 180-4), which turns a text into a seed as CPython does it.
///
/// All other digests come from swift-crypto. This one does not, since apps embed the interpreter: on Linux they would
/// compile 250 files of C++ for a function that a program calls once.
enum SHA512 {
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var state = roots(of: Array(primes.prefix(8)), by: 2)
    var message = bytes + [0x80]
    while message.count % 128 != 112 { message.append(0) }
    message += [UInt8](repeating: 0, count: 8)
    message += bigEndian(UInt64(bytes.count) * 8)
    for start in stride(from: 0, to: message.count, by: 128) { absorb(message[start..<start + 128], &state) }
    return state.flatMap(bigEndian)
  }

  private static func bigEndian(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
  }

  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }

  private static func absorb(_ block: ArraySlice<UInt8>, _ state: inout [UInt64]) {
    let bytes = Array(block)
    var words = (0..<16).map { index in
      bytes[index * 8..<index * 8 + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    for index in 16..<80 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotate(early, 1) ^ rotate(early, 8) ^ early >> 7
      let second = rotate(late, 19) ^ rotate(late, 61) ^ late >> 6
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var mix = state
    for index in 0..<80 {
      let (a, e) = (mix[0], mix[4])
      let high = rotate(e, 14) ^ rotate(e, 18) ^ rotate(e, 41)
      let choice = (e & mix[5]) ^ (~e & mix[6])
      let first = mix[7] &+ high &+ choice &+ constants[index] &+ words[index]
      let low = rotate(a, 28) ^ rotate(a, 34) ^ rotate(a, 39)
      let second = low &+ ((a & mix[1]) ^ (a & mix[2]) ^ (mix[1] & mix[2]))
      mix = [first &+ second, mix[0], mix[1], mix[2], mix[3] &+ first, mix[4], mix[5], mix[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ mix[index] }
  }

  private static let primes: [Int] = {
    var found: [Int] = []
    var candidate = 2
    while found.count < 80 {
      if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()

  private static let constants = roots(of: primes, by: 3)

  /// The first 64 bits after the point of the square or cube roots.
  private static func roots(of numbers: [Int], by degree: Int) -> [UInt64] {
    numbers.map { number in
      let scaled = BigUInt(number) << (64 * degree)
      var (low, high) = (BigUInt(0), BigUInt(1) << 70)
      while low + 1 < high {
        let middle = (low + high) >> 1
        if middle.power(degree) <= scaled { low = middle } else { high = middle }
      }
      return UInt64(truncatingIfNeeded: low)
    }
  }
}
