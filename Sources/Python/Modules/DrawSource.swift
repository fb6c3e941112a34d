import BigInt

/// What draws: a generator itself, or the method that a class derived from `random.Random` has in its place.
enum DrawSource {
  case generator(MersenneTwister)
  case method(Value)
}

extension Machine {
  /// What `value.random` or `value._randbelow` draws with, of which RandomModule's definition is given.
  mutating func drawSource(_ value: Value, _ native: NativeDefinition) throws(Raise) -> DrawSource {
    let name = intern(native.name)
    if value.kind == .instance, ownAttribute(value, name) == nil {
      let method = lookUp(type(of: value), name)
      if method.kind == .native, method.native.pointee.definition === native {
        return .generator(try drawing(value))
      }
    }
    return .method(try getAttribute(value, name))
  }

  /// Does `source()` of a source of floats; a class's own method may give anything.
  mutating func draw(_ source: DrawSource) throws(Raise) -> Value {
    switch source {
    case .generator(let generator):
      try charge(2)
      return Value(generator.nextDouble())
    case .method(let method): return try call(method)
    }
  }

  /// Does `source(limit)` of a source of whole numbers.
  mutating func draw(_ source: DrawSource, below limit: Value) throws(Raise) -> Value {
    switch source {
    case .generator(let generator):
      try charge(2)
      if limit.kind == .int { return Value(limit.int <= 0 ? 0 : Int(generator.below(UInt(limit.int)))) }
      let size = limit.big.magnitude
      try charge(size.bitWidth / 32)
      return int(BigInt(generator.below(size)))
    case .method(let method): return try call(method, limit)
    }
  }

  /// Draws so many times; what the body gathers has to be rooted, since a class's own method may leave much behind.
  mutating func drawing(
    _ count: Int, with source: DrawSource, _ body: (inout Machine, Int) throws(Raise) -> Void
  ) throws(Raise) {
    var isOwn = false
    if case .method(let method) = source {
      roots.append(method)
      isOwn = true
    }
    defer { if isOwn { roots.removeLast() } }
    for turn in 0..<max(0, count) {
      try charge(1)
      if heap.bytes > heap.threshold { try collect() }
      try body(&self, turn)
    }
  }
}
