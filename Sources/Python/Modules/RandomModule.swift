import BigInt

/// The native half of `random`: the generator itself; the distributions are written in Python.
enum RandomModule {
  static let definition = ModuleDefinition(functions)
  /// The seed of generators to which nobody gives one, in apps.
  private static let freshSeed: UInt = 20_231_111

  private static let functions: [NativeDefinition] = [
    // Without a number the generator begins as apps have it, which is nothing that a program may count on.
    .method("_seed_number", .one) { (machine, arguments) throws(Raise) in
      let isFresh = arguments[1].isNone
      let number =
        isFresh
        ? BigUInt(freshSeed + UInt(machine.conditions.draws)) : try machine.integer(arguments[1]).big.magnitude
      try machine.charge(1300 + number.words.count)
      let words = number.words.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32(truncatingIfNeeded: $0 >> 32)] }
      let used = words.lastIndex { $0 != 0 }.map { Array(words[...$0]) } ?? [0]
      let generator = try machine.generator(arguments[0])
      generator.seed(used)
      generator.isFresh = isFresh
      return .none
    },
    .method("random", .none) { (machine, arguments) throws(Raise) in
      Value(try machine.drawing(arguments[0]).nextDouble())
    },
    .method("getrandbits", .one) { (machine, arguments) throws(Raise) in
      let count = try machine.index(arguments[1])
      if count < 0 { throw machine.valueError("number of bits must be non-negative") }
      try machine.reserve(count / 8)
      try machine.charge(count / 32)
      return machine.int(BigInt(try machine.drawing(arguments[0]).bits(count)))
    },
    .method("_randbelow", .one) { (machine, arguments) throws(Raise) in
      let generator = try machine.drawing(arguments[0])
      let limit = try machine.integer(arguments[1]).big.magnitude
      if limit == 0 { return Value(0) }
      let count = limit.bitWidth
      try machine.charge(count / 32)
      var found = generator.bits(count)
      while found >= limit { found = generator.bits(count) }
      return machine.int(BigInt(found))
    },
    .method("_words", .none) { (machine, arguments) throws(Raise) in
      let generator = try machine.drawing(arguments[0])
      return Value(machine.makeTuple(generator.words.map { Value(Int($0)) } + [Value(generator.index)]))
    },
    .method("_set_words", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].kind == .tuple, arguments[1].tuple.count == 625 else {
        throw machine.valueError("state vector is the wrong size")
      }
      var numbers: [Int] = []
      for item in Array(arguments[1].tuple.buffer) { numbers.append(try machine.index(item)) }
      let generator = try machine.generator(arguments[0])
      guard (0...624).contains(numbers[624]) else { throw machine.valueError("invalid state") }
      generator.words = numbers[..<624].map { UInt32(truncatingIfNeeded: $0) }
      generator.index = numbers[624]
      generator.isFresh = false
      return .none
    },
    NativeDefinition("_sha512", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .bytes else { throw machine.typeError("bytes are needed") }
      let bytes = arguments[0].bytes.pointee.bytes
      try machine.charge(bytes.count)
      return machine.makeBytes(SHA512.hash(bytes))
    },
  ]
}

extension Machine {
  /// The generator inside an instance of `random.Random`, from which something is drawn.
  fileprivate mutating func drawing(_ value: Value) throws(Raise) -> MersenneTwister {
    let generator = try generator(value)
    if generator.isFresh { chances.insert(.draws) }
    return generator
  }

  /// The generator inside an instance of `random.Random`.
  fileprivate mutating func generator(_ value: Value) throws(Raise) -> MersenneTwister {
    guard value.kind == .instance else { throw typeError("a generator is needed, not '\(typeName(value))'") }
    let inside = value.instance.pointee.payload
    if inside.kind == .opaque, let payload = inside.opaque.pointee.payload as? MersenneTwister { return payload }
    guard inside.isUndefined else { throw typeError("a generator is needed, not '\(typeName(value))'") }
    let payload = MersenneTwister()
    value.instance.pointee.payload = makeOpaque(type(.object), payload)
    return payload
  }
}

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
