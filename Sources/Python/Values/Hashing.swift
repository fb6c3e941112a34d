/// CPython's hashes, on which the order of sets rests.
///
/// Strings and bytes use SipHash-1-3 under the run's `HashKey`, numbers the residue modulo 2⁶¹ − 1.
func hashBytes(_ data: UnsafeRawPointer, count: Int, _ key: HashKey) -> Int {
  var state = SipHash13(key)
  var offset = 0
  while offset + 8 <= count {
    state.absorb(UInt64(littleEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    offset += 8
  }
  var last = UInt64(count & 0xFF) << 56
  var shift: UInt64 = 0
  while offset < count {
    last |= UInt64(data.load(fromByteOffset: offset, as: UInt8.self)) << shift
    shift += 8
    offset += 1
  }
  state.absorb(last)
  return avoidMinusOne(Int(bitPattern: UInt(state.finish())))
}

/// -1 means "error" in C, so CPython never uses it as a hash.
@inline(__always)
func avoidMinusOne(_ hash: Int) -> Int { hash == -1 ? -2 : hash }

/// 2⁶¹ − 1, a Mersenne prime.
let hashModulus = (1 << 61) - 1

@inline(__always)
func hashInt(_ number: Int) -> Int {
  if number >= 0, number < hashModulus { return number }
  let residue = Int(number.magnitude % UInt(hashModulus))
  return avoidMinusOne(number < 0 ? -residue : residue)
}

func hashDouble(_ number: Double) -> Int {
  if number.isInfinite { return number > 0 ? 314_159 : -314_159 }
  if number.isNaN { return 0 }
  if number == number.rounded(.towardZero), abs(number) < 0x1p62 { return hashInt(Int(number)) }
  var mantissa = number.significand * (number < 0 ? -1 : 1)
  var exponent = Int(number.exponent) + 1
  mantissa /= number < 0 ? -2 : 2
  var residue: UInt = 0
  while mantissa != 0 {
    residue = ((residue << 28) & UInt(hashModulus)) | residue >> (61 - 28)
    mantissa *= 268_435_456
    exponent -= 28
    let digit = UInt(mantissa)
    mantissa -= Double(digit)
    residue += digit
    if residue >= UInt(hashModulus) { residue -= UInt(hashModulus) }
  }
  let turn = exponent >= 0 ? exponent % 61 : 60 - ((-1 - exponent) % 61)
  residue = ((residue << UInt(turn)) & UInt(hashModulus)) | residue >> UInt(61 - turn)
  return avoidMinusOne(number < 0 ? -Int(residue) : Int(residue))
}

/// CPython's hash of a tuple: xxHash over the hashes of its items.
struct TupleHash {
  private var state: UInt = 2_870_177_450_012_600_261

  mutating func combine(_ hash: Int) {
    state = state &+ UInt(bitPattern: hash) &* 14_029_467_366_897_019_727
    state = (state << 31 | state >> 33) &* 11_400_714_785_074_694_791
  }

  func finish(count: Int) -> Int {
    let result = state &+ (UInt(count) ^ (2_870_177_450_012_600_261 ^ 3_527_539))
    return result == UInt.max ? 1_546_275_796 : Int(bitPattern: result)
  }
}

/// CPython's hash of a frozen set, which does not depend on its order.
struct SetHash {
  private var state: UInt = 0

  mutating func combine(_ hash: Int) {
    let bits = UInt(bitPattern: hash)
    state ^= (bits ^ 89_869_747 ^ (bits << 16)) &* 3_644_798_167
  }

  func finish(count: Int) -> Int {
    var result = state ^ ((UInt(count) + 1) &* 1_927_868_237)
    result ^= (result >> 11) ^ (result >> 25)
    result = result &* 69_069 &+ 907_133_923
    return result == UInt.max ? 590_923_713 : Int(bitPattern: result)
  }
}

private struct SipHash13 {
  private var v0: UInt64 = 0x736f_6d65_7073_6575
  private var v1: UInt64 = 0x646f_7261_6e64_6f6d
  private var v2: UInt64 = 0x6c79_6765_6e65_7261
  private var v3: UInt64 = 0x7465_6462_7974_6573

  init(_ key: HashKey) {
    v0 ^= key.first
    v1 ^= key.second
    v2 ^= key.first
    v3 ^= key.second
  }

  mutating func absorb(_ word: UInt64) {
    v3 ^= word
    mix()
    v0 ^= word
  }

  mutating func finish() -> UInt64 {
    v2 ^= 0xFF
    mix()
    mix()
    mix()
    return v0 ^ v1 ^ v2 ^ v3
  }

  private mutating func mix() {
    v0 = v0 &+ v1
    v1 = (v1 << 13 | v1 >> 51) ^ v0
    v0 = v0 << 32 | v0 >> 32
    v2 = v2 &+ v3
    v3 = (v3 << 16 | v3 >> 48) ^ v2
    v0 = v0 &+ v3
    v3 = (v3 << 21 | v3 >> 43) ^ v0
    v2 = v2 &+ v1
    v1 = (v1 << 17 | v1 >> 47) ^ v2
    v2 = v2 << 32 | v2 >> 32
  }
}
