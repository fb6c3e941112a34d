import BigInt

/// The `math` module.
enum MathModule {
  static let e = 2.718281828459045

  static let definition = ModuleDefinition(functions) { (machine, module) throws(Raise) in
    machine.set(module, "pi", Value(Double.pi))
    machine.set(module, "e", Value(e))
    machine.set(module, "tau", Value(2 * Double.pi))
    machine.set(module, "inf", Value(Double.infinity))
    machine.set(module, "nan", Value(Double.nan))
  }

  /// A function of one real number that is defined where its result is a number.
  private static func real(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> NativeDefinition {
    NativeDefinition(name, .one) { (machine, arguments) throws(Raise) in
      let number = try machine.real(arguments[0])
      return Value(try machine.checked(body(number), of: number, overflows: overflowing.contains(name)))
    }
  }

  private static func real(_ name: String, _ body: @escaping @Sendable (Double, Double) -> Double) -> NativeDefinition {
    NativeDefinition(name, .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (left, right) = (try machine.real(arguments[0]), try machine.real(arguments[1]))
      let result = body(left, right)
      if result.isNaN, !left.isNaN, !right.isNaN { throw machine.valueError("math domain error") }
      if result.isInfinite, left.isFinite, right.isFinite {
        throw name == "pow" && left == 0
          ? machine.valueError("math domain error") : machine.raise(.overflowError, "math range error")
      }
      return Value(result)
    }
  }

  /// A function of one real number that is never wrong.
  private static func plain(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> NativeDefinition {
    NativeDefinition(name, .one) { (machine, arguments) throws(Raise) in Value(body(try machine.real(arguments[0]))) }
  }

  private static func test(_ name: String, _ body: @escaping @Sendable (Double) -> Bool) -> NativeDefinition {
    NativeDefinition(name, .one) { (machine, arguments) throws(Raise) in Value(body(try machine.real(arguments[0]))) }
  }

  /// The functions whose infinite results are too large, not undefined.
  private static let overflowing: Set = ["exp", "exp2", "expm1", "sinh", "cosh", "gamma", "lgamma"]

  private static let functions: [NativeDefinition] =
    rounding + whole + norms + steps + sums + [
      real("sqrt") { $0.squareRoot() }, real("exp") { Real.exponential($0) },
      real("expm1") { Real.exponentialMinusOne($0) },
      real("exp2") { Real.power(2, $0) }, real("cbrt") { Real.cubeRoot($0) },
      real("sin") { Real.sine($0) }, real("cos") { Real.cosine($0) }, real("tan") { Real.tangent($0) },
      real("asin") { Real.arcSine($0) }, real("acos") { Real.arcCosine($0) }, real("atan") { Real.arcTangent($0) },
      real("sinh") { Real.hyperbolicSine($0) }, real("cosh") { Real.hyperbolicCosine($0) },
      real("tanh") { Real.hyperbolicTangent($0) }, real("asinh") { Real.areaSine($0) },
      real("acosh") { Real.areaCosine($0) }, real("atanh") { Real.areaTangent($0) },
      real("gamma") { Real.gamma($0) }, real("lgamma") { Real.logGamma($0) }, real("erf") { Real.errorFunction($0) },
      real("erfc") { Real.complementaryErrorFunction($0) },
      plain("degrees") { $0 * (180 / Double.pi) }, plain("radians") { $0 * (Double.pi / 180) },
      real("fabs") { abs($0) },
      real("log1p") { Real.logarithmOfOnePlus($0) },
      real("atan2") { Real.angle($0, $1) }, real("pow") { Real.power($0, $1) }, real("fmod") { Real.remainder($0, $1) },
      real("copysign") { Double(signOf: $1, magnitudeOf: $0) }, real("remainder") { $0.remainder(dividingBy: $1) },
      test("isnan") { $0.isNaN }, test("isinf") { $0.isInfinite }, test("isfinite") { $0.isFinite },
      NativeDefinition("log", .any) { (machine, arguments) throws(Raise) in
        if arguments.keywords != nil { throw machine.typeError("log() takes no keyword arguments") }
        guard 1...2 ~= arguments.count else { throw machine.typeError("math.log requires 1 to 2 arguments") }
        let number = try machine.logarithm(arguments[0], Real.logarithm)
        guard let base = arguments.optional(1) else { return Value(number) }
        let divisor = try machine.logarithm(base, Real.logarithm)
        if divisor == 0 { throw machine.raise(.zeroDivisionError, "float division by zero") }
        return Value(number / divisor)
      },
      NativeDefinition("log2", .one) { (machine, arguments) throws(Raise) in
        Value(try machine.logarithm(arguments[0], Real.logarithm2))
      },
      NativeDefinition("log10", .one) { (machine, arguments) throws(Raise) in
        Value(try machine.logarithm(arguments[0], Real.logarithm10))
      },
      NativeDefinition("modf", .one) { (machine, arguments) throws(Raise) in
        let number = try machine.real(arguments[0])
        let whole = number.rounded(.towardZero)
        let fraction = number.isInfinite ? 0 : number - whole
        return Value(machine.makeTuple([Value(Double(signOf: number, magnitudeOf: fraction)), Value(whole)]))
      },
      NativeDefinition("frexp", .one) { (machine, arguments) throws(Raise) in
        let number = try machine.real(arguments[0])
        if number == 0 || !number.isFinite { return Value(machine.makeTuple([Value(number), Value(0)])) }
        let exponent = Int(number.exponent) + 1
        return Value(
          machine.makeTuple([Value(Double(signOf: number, magnitudeOf: number.significand / 2)), Value(exponent)]))
      },
      NativeDefinition("ldexp", .positional(2, 2)) { (machine, arguments) throws(Raise) in
        let number = try machine.real(arguments[0])
        let result = Double(sign: .plus, exponent: try machine.index(arguments[1]), significand: number)
        if result.isInfinite, number.isFinite { throw machine.raise(.overflowError, "math range error") }
        return Value(result)
      },
    ]
}

extension MathModule {
  static let rounding: [NativeDefinition] = [
    NativeDefinition("floor", .one) { (machine, arguments) throws(Raise) in
      if let method = machine.special(arguments[0], .floor) { return try machine.call(method, arguments[0]) }
      if machine.unwrap(arguments[0]).isInteger { return try machine.integer(arguments[0]) }
      return try machine.truncate(machine.real(arguments[0]).rounded(.down))
    },
    NativeDefinition("ceil", .one) { (machine, arguments) throws(Raise) in
      if let method = machine.special(arguments[0], .ceil) { return try machine.call(method, arguments[0]) }
      if machine.unwrap(arguments[0]).isInteger { return try machine.integer(arguments[0]) }
      return try machine.truncate(machine.real(arguments[0]).rounded(.up))
    },
    NativeDefinition("trunc", .one) { (machine, arguments) throws(Raise) in
      if let method = machine.special(arguments[0], .trunc) { return try machine.call(method, arguments[0]) }
      let plain = machine.unwrap(arguments[0])
      guard plain.isNumber, plain.kind != .complex else {
        throw machine.typeError("type \(machine.typeName(arguments[0])) doesn't define __trunc__ method")
      }
      return try machine.makeInteger(arguments[0])
    },
  ]

  static let whole: [NativeDefinition] = [
    NativeDefinition("factorial", .one) { (machine, arguments) throws(Raise) in
      try machine.factorial(arguments[0])
    },
    NativeDefinition("gcd", .unlimited) { (machine, arguments) throws(Raise) in
      var result = BigInt(0)
      for index in 0..<arguments.count {
        let number = try machine.integer(arguments[index]).big
        try machine.chargeDivisor(result, number)
        result = result.greatestCommonDivisor(with: number)
      }
      return machine.int(BigInt(result.magnitude))
    },
    NativeDefinition("lcm", .unlimited) { (machine, arguments) throws(Raise) in
      var result = BigInt(1)
      for index in 0..<arguments.count {
        let number = try machine.integer(arguments[index]).big
        if number == 0 { return Value(0) }
        try machine.chargeDivisor(result, number)
        result = result / result.greatestCommonDivisor(with: number) * number
      }
      return machine.int(BigInt(result.magnitude))
    },
    NativeDefinition("isqrt", .one) { (machine, arguments) throws(Raise) in
      let number = try machine.integer(arguments[0]).big
      if number.sign == .minus { throw machine.valueError("isqrt() argument must be nonnegative") }
      try machine.chargeMultiplication(number.magnitude.bitWidth / 4, number.magnitude.bitWidth / 64)
      return machine.int(number.squareRoot())
    },
    NativeDefinition("comb", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard let (total, chosen) = try machine.selection(arguments[0], arguments[1]) else { return Value(0) }
      let count = try machine.index(
        machine.int(min(chosen, total - chosen)), or: "min(n - k, k) must not exceed \(Int.max)")
      var result = BigInt(1)
      for step in 0..<count {
        try machine.charge(1 + result.magnitude.words.count)
        result = result * (total - BigInt(step)) / BigInt(step + 1)
      }
      return machine.int(result)
    },
    NativeDefinition("perm", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      guard let number = arguments.optional(1), !number.isNone else { return try machine.factorial(arguments[0]) }
      guard let (total, chosen) = try machine.selection(arguments[0], number) else { return Value(0) }
      let count = try machine.index(machine.int(chosen), or: "k must not exceed \(Int.max)")
      var result = BigInt(1)
      for step in 0..<count {
        try machine.charge(1 + result.magnitude.words.count)
        result *= total - BigInt(step)
      }
      return machine.int(result)
    },
    NativeDefinition(
      "prod", .named(["iterable", "start"], required: 1, positionalOnly: 1, positional: 1)
    ) { (machine, arguments) throws(Raise) in
      var total = arguments.optional(1) ?? Value(1)
      let slot = machine.roots.count
      machine.roots.append(total)
      defer { machine.roots.removeLast() }
      try machine.forEach(arguments[0]) { (machine, item) throws(Raise) in
        total = try machine.binary(.multiply, total, item)
        machine.roots[slot] = total
      }
      return total
    },
  ]
}

extension Machine {
  fileprivate mutating func factorial(_ value: Value) throws(Raise) -> Value {
    if value.kind == .float { throw typeError("'float' object cannot be interpreted as an integer") }
    let given = try integer(value)
    if isNegative(given) { throw valueError("factorial() not defined for negative values") }
    let number = try index(given, or: "factorial() argument should not exceed \(Int.max)")
    try charge(number)
    var result = BigInt(1)
    var small = 1
    for factor in stride(from: 2, through: max(2, number), by: 1) where factor <= number {
      let (product, overflow) = small.multipliedReportingOverflow(by: factor)
      if overflow {
        try charge(result.magnitude.words.count >> 2)
        result *= BigInt(small)
        small = factor
      } else {
        small = product
      }
    }
    return int(result * BigInt(small))
  }

  /// Out of how many things how many are chosen; nil when there are not so many.
  fileprivate mutating func selection(
    _ total: Value, _ chosen: Value
  ) throws(Raise) -> (total: BigInt, chosen: BigInt)? {
    let (total, chosen) = (try integer(total), try integer(chosen))
    if isNegative(total) { throw valueError("n must be a non-negative integer") }
    if isNegative(chosen) { throw valueError("k must be a non-negative integer") }
    return chosen.big > total.big ? nil : (total.big, chosen.big)
  }

  /// An argument that has to be a real number.
  mutating func real(_ value: Value) throws(Raise) -> Double {
    guard let number = try realNumber(value) else { throw typeError("must be real number, not \(typeName(value))") }
    return number
  }

  /// The result of a function of a float, which raises where there is none, and where it is too large for a float.
  fileprivate mutating func checked(
    _ result: Double, of number: Double, overflows: Bool = false
  ) throws(Raise) -> Double {
    if result.isNaN, !number.isNaN { throw valueError("math domain error") }
    guard result.isInfinite, number.isFinite else { return result }
    throw overflows ? raise(.overflowError, "math range error") : valueError("math domain error")
  }

  mutating func squareRoot(_ number: Double) throws(Raise) -> Double { try checked(number.squareRoot(), of: number) }

  mutating func logarithm(_ number: Double) throws(Raise) -> Double { try checked(Real.logarithm(number), of: number) }

  mutating func arcCosine(_ number: Double) throws(Raise) -> Double { try checked(Real.arcCosine(number), of: number) }

  mutating func exponential(_ number: Double) throws(Raise) -> Double {
    try checked(Real.exponential(number), of: number, overflows: true)
  }

  /// A logarithm, given the function for floats, of numbers of any size.
  mutating func logarithm(_ value: Value, _ function: (Double) -> Double) throws(Raise) -> Double {
    let plain = unwrap(value)
    if plain.kind == .bigInt, plain.big.sign == .plus {
      let number = plain.big.rounded
      if number.isFinite { return function(number) }
      let shift = max(0, plain.big.magnitude.bitWidth - 1000)
      let top = (plain.big >> shift).rounded
      return function(top.significand / 2) + function(2) * Double(Int(top.exponent) + 1 + shift)
    }
    let number = try real(value)
    if number <= 0 { throw valueError("math domain error") }
    return function(number)
  }
}
