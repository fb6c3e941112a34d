import BigInt

/// The native half of `random`: the generator, its distributions and choices; the Python around them has the
/// signatures, seeds and states.
enum RandomModule {
  static let definition = ModuleDefinition(generator + distributions + choices)
  /// The seed of generators to which nobody gives one, in apps.
  static let freshSeed: UInt = 20_231_111

  /// Draws a float from 0 to below 1.
  static let random = NativeDefinition.method("random", .none) { (machine, arguments) throws(Raise) in
    Value(try machine.drawing(arguments[0]).nextDouble())
  }

  /// Draws a whole number below another one.
  static let below = NativeDefinition.method("_randbelow", .one) { (machine, arguments) throws(Raise) in
    let source = try DrawSource.generator(machine.drawing(arguments[0]))
    return try machine.draw(source, below: machine.integer(arguments[1]))
  }

  private static let generator: [NativeDefinition] = [
    random, below,
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
    .method("getrandbits", .one) { (machine, arguments) throws(Raise) in
      let count = try machine.index(arguments[1])
      if count < 0 { throw machine.valueError("number of bits must be non-negative") }
      try machine.reserve(count / 8)
      try machine.charge(count / 32)
      return machine.int(BigInt(try machine.drawing(arguments[0]).bits(count)))
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
  mutating func drawing(_ value: Value) throws(Raise) -> MersenneTwister {
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
