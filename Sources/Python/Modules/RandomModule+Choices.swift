import BigInt

// What `random` chooses from ranges and sequences.
extension RandomModule {
  static let choices = [range, choice, shuffle, sample, severalOf]

  /// A number of a range; what is not whole is converted for now, with a warning where one is asked for.
  private static let range = NativeDefinition("_range", .positional(5, 5)) { (machine, arguments) throws(Raise) in
    if let drawn = try machine.drawPlainly(arguments) { return drawn }
    let warns = try machine.isTrue(arguments[4])
    var first = try machine.rangePart(arguments[1], "arg 1", warns: warns)
    var last = first
    var stride = BigInt(1)
    var isPlain = false
    if arguments[2].isNone {
      guard arguments[3].kind == .int, arguments[3].int == 1 else {
        throw machine.typeError("Missing a non-None stop argument")
      }
      first = 0
    } else {
      last = try machine.rangePart(arguments[2], "stop", warns: warns)
      stride = try machine.rangePart(arguments[3], "step", warns: warns)
      if stride == 0 { throw machine.valueError("zero step for randrange()") }
      isPlain = stride == 1
    }
    let width = last - first
    try machine.chargeDivision(of: width, by: stride)
    let (quotient, rest) = width.quotientAndRemainder(dividingBy: stride)
    let count = quotient + (rest != 0 && (rest.sign == stride.sign) ? 1 : 0)
    if count <= 0 {
      var shown: [String] = []
      if isPlain { for number in [first, last, width] { shown.append(try machine.decimal(number)) } }
      throw machine.valueError(
        "empty range for randrange()" + (isPlain ? " (\(shown.joined(separator: ", ")))" : ""))
    }
    let source = try machine.drawSource(arguments[0], below)
    let place = try machine.draw(source, below: machine.int(count))
    return try machine.binary(
      .add, machine.int(first), machine.binary(.multiply, machine.int(stride), place))
  }

  private static let choice = NativeDefinition("_choice", .positional(2, 2)) { (machine, arguments) throws(Raise) in
    guard try machine.length(arguments[1]) > 0 else {
      throw machine.raise(.indexError, "Cannot choose from an empty sequence")
    }
    let source = try machine.drawSource(arguments[0], below)
    let count = try machine.length(arguments[1])
    return try machine.getItem(arguments[1], machine.draw(source, below: Value(count)))
  }

  /// Swaps each item, from the last one on, with one of those up to itself (Fisher and Yates, 1938; Durstenfeld, 1964).
  private static let shuffle = NativeDefinition("_shuffle", .positional(2, 2)) { (machine, arguments) throws(Raise) in
    let sequence = arguments[1]
    let source = try machine.drawSource(arguments[0], below)
    let count = try machine.length(sequence)
    try machine.drawing(count - 1, with: source) { (machine, turn) throws(Raise) in
      let left = Value(count - 1 - turn)
      let place = try machine.draw(source, below: Value(count - turn))
      let (here, there) = (try machine.getItem(sequence, place), try machine.getItem(sequence, left))
      try machine.setItem(sequence, left, here)
      try machine.setItem(sequence, place, there)
    }
    return .none
  }

  private static let sample = NativeDefinition("_sample", .positional(3, 3)) { (machine, arguments) throws(Raise) in
    let (population, wanted) = (arguments[1], arguments[2])
    let count = try machine.length(population)
    for (least, most) in [(Value(0), wanted), (wanted, Value(count))] {
      if try machine.holds(.lessOrEqual, least, most) { continue }
      throw machine.valueError("Sample larger than population or is negative")
    }
    let size = max(0, try machine.repetitions(wanted))
    // A value that compares as a number below the length may be any other one as an index.
    try machine.reserve(size < 1 << 40 ? size * 16 : .max)
    let result = machine.makeList(capacity: size)
    machine.roots.append(Value(result))
    defer { machine.roots.removeLast() }
    let source = try machine.drawSource(arguments[0], below)
    if count <= poolLimit(size) {
      try machine.sampleFromPool(population, count, source, size, into: result)
    } else {
      try machine.sampleFromPlaces(population, count, source, size, into: result)
    }
    return Value(result)
  }

  /// Up to which size a population is copied: beyond it, a set of what was drawn takes less room.
  private static func poolLimit(_ wanted: Int) -> Int {
    guard wanted > 5 else { return 21 }
    let digits = (Real.logarithm(Double(wanted * 3)) / Real.logarithm(4)).rounded(.up)
    return 21 + 1 << (2 * Int(digits))
  }

  /// Draws with replacement, evenly or by the sums of weights.
  private static let severalOf = NativeDefinition("_choices", .positional(4, 4)) { (machine, arguments) throws(Raise) in
    let (population, sums) = (arguments[1], arguments[2])
    let count = try machine.length(population)
    let total = sums.isNone ? Double(count) : try machine.totalWeight(sums, count)
    let source = try machine.drawSource(arguments[0], random)
    let times = try machine.index(arguments[3])
    let result = machine.makeList()
    machine.roots.append(Value(result))
    defer { machine.roots.removeLast() }
    try machine.drawing(times, with: source) { (machine, _) throws(Raise) in
      let drawn = try machine.real(machine.draw(source)) * total
      let place =
        try sums.isNone
        ? machine.truncate(drawn.rounded(.down)) : Value(machine.placeBeyond(drawn, sums, end: count - 1))
      machine.append(result, try machine.getItem(population, place))
    }
    return Value(result)
  }
}

extension Machine {
  /// The same for a range of every number between two that are small, with the generator itself; nil for others.
  fileprivate mutating func drawPlainly(_ arguments: Arguments) throws(Raise) -> Value? {
    guard arguments[1].kind == .int, arguments[2].kind == .int, arguments[3].kind == .int, arguments[3].int == 1 else {
      return nil
    }
    let (width, overflow) = arguments[2].int.subtractingReportingOverflow(arguments[1].int)
    guard !overflow, width > 0, case .generator(let generator) = try drawSource(arguments[0], RandomModule.below) else {
      return nil
    }
    try charge(2)
    return Value(arguments[1].int + Int(generator.below(UInt(width))))
  }

  /// Where a range begins or ends, or its step.
  fileprivate mutating func rangePart(_ value: Value, _ name: String, warns: Bool) throws(Raise) -> BigInt {
    if value.kind == .int { return BigInt(value.int) }
    return try handling(.typeError) { (machine) throws(Raise) in
      try machine.integer(value).big
    } with: { (machine) throws(Raise) in
      try machine.wholePart(of: value, name, warns: warns)
    }
  }

  /// The same of what is not an integer, but may be as much as one.
  private mutating func wholePart(of value: Value, _ name: String, warns: Bool) throws(Raise) -> BigInt {
    let whole = try makeInteger(value)
    let isSame = try isEqual(whole, value)
    if warns {
      let message =
        isSame
        ? "non-integer arguments to randrange() have been deprecated since Python 3.10 and will be removed in a "
          + "subsequent version" : "randrange() will raise TypeError in the future"
      try warn(message, .deprecationWarning)
    }
    if isSame { return whole.big }
    throw valueError("non-integer \(name) for randrange()")
  }

  /// How long a sample is, as what a list is multiplied by.
  fileprivate mutating func repetitions(_ value: Value) throws(Raise) -> Int {
    guard unwrap(value).isInteger || special(value, .index) != nil else {
      throw typeError("can't multiply sequence by non-int of type '\(typeName(value))'")
    }
    return try index(value)
  }

  /// Takes items out of a copy of a population; the last one left fills the gap.
  fileprivate mutating func sampleFromPool(
    _ population: Value, _ count: Int, _ source: DrawSource, _ wanted: Int, into result: List
  ) throws(Raise) {
    let pool = Value(try listCopy(population))
    roots.append(pool)
    defer { roots.removeLast() }
    try drawing(wanted, with: source) { (machine, turn) throws(Raise) in
      let place = try machine.draw(source, below: Value(count - turn))
      machine.append(result, try machine.getItem(pool, place))
      try machine.setItem(pool, place, machine.getItem(pool, Value(count - turn - 1)))
    }
  }

  /// Draws places until they are as many different ones as are wanted.
  fileprivate mutating func sampleFromPlaces(
    _ population: Value, _ count: Int, _ source: DrawSource, _ wanted: Int, into result: List
  ) throws(Raise) {
    try reserve(wanted * 48)
    var places: Set<Int> = []
    try drawing(wanted, with: source) { (machine, turn) throws(Raise) in
      var place: Value
      repeat {
        place = try machine.draw(source, below: Value(count))
      } while try !places.insert(machine.index(place)).inserted
      machine.append(result, try machine.getItem(population, place))
    }
  }

  /// The last of the sums of weights, as a float.
  fileprivate mutating func totalWeight(_ sums: Value, _ count: Int) throws(Raise) -> Double {
    if try length(sums) != count { throw valueError("The number of weights does not match the population") }
    let total = try binary(.add, getItem(sums, Value(-1)), Value(0.0))
    if try holds(.lessOrEqual, total, Value(0.0)) { throw valueError("Total of weights must be greater than zero") }
    let size = try real(total)
    if !size.isFinite { throw valueError("Total of weights must be finite") }
    return size
  }

  /// The place of the first sum above a number, as `bisect` finds it.
  fileprivate mutating func placeBeyond(_ number: Double, _ sums: Value, end: Int) throws(Raise) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      try charge(1)
      if try holds(.less, Value(number), getItem(sums, Value(middle))) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
