// The operations of languages with stricter values than Python's, quicker than their libraries could do them.
//
// Each function does the plain case and leaves all else to the library's function with `_otherwise` behind its name:
// other values, results out of range, and errors. A number without a fraction is an `int`.
extension RuntimeModule {
  static let strict: [NativeDefinition] =
    [
      calculation("add", { $0.addingReportingOverflow($1) }, { $0 + $1 }),
      calculation("subtract", { $0.subtractingReportingOverflow($1) }, { $0 - $1 }),
      calculation("multiply", { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 }),
      calculation("divide", { exactQuotient($0, $1) }, { $0 / $1 }),
      comparison("less", { $0 < $1 }, { $0 < $1 }),
      comparison("at_most", { $0 <= $1 }, { $0 <= $1 }),
      comparison("greater", { $0 > $1 }, { $0 > $1 }),
      comparison("at_least", { $0 >= $1 }, { $0 >= $1 }),
      function("modulo", 2) { _, arguments in
        guard arguments[0].kind == .int, arguments[1].kind == .int, arguments[0].int >= 0, arguments[1].int > 0 else {
          return nil
        }
        return Value(arguments[0].int % arguments[1].int)
      },
      function("equal", 2) { (machine, arguments) throws(Raise) in
        try machine.strictEquality(arguments[0], arguments[1]).map { Value($0) }
      },
      function("unequal", 2) { (machine, arguments) throws(Raise) in
        try machine.strictEquality(arguments[0], arguments[1]).map { Value(!$0) }
      },
      function("truth", 1) { _, arguments in arguments[0].kind == .bool ? arguments[0] : nil },
      function("given", 2) { _, arguments in arguments[0].isNone ? nil : arguments[0] },
    ] + lists

  /// Lists whose first element has the number 1.
  private static let lists: [NativeDefinition] = [
    function("element", 2) { _, arguments in
      place(in: arguments[0], arguments[1]).map { arguments[0].list.items[$0] }
    },
    function("set_element", 3) { _, arguments in
      guard let index = place(in: arguments[1], arguments[2]) else { return nil }
      arguments[1].list.items[index] = arguments[0]
      return Value.none
    },
    function("copy", 1) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .list else { return arguments[0] }
      let list = arguments[0].list
      try machine.charge(list.count >> 2)
      guard list.buffer.allSatisfy({ $0.kind != .list }) else { return nil }
      try machine.reserve(list.count * MemoryLayout<Value>.stride)
      return Value(machine.makeList(list.items, list.count))
    },
  ]

  /// A function that leaves to the library what its body gives nil for.
  private static func function(
    _ name: String, _ count: Int,
    _ body: @escaping @Sendable (inout Machine, Arguments) throws(Raise) -> Value?
  ) -> NativeDefinition {
    let otherwise = "_\(name)_otherwise"
    return NativeDefinition("strict_\(name)", .positional(count, count)) { (machine, arguments) throws(Raise) in
      if let value = try body(&machine, arguments) { return value }
      let function = machine.translationNames?.find(machine.intern(otherwise)) ?? .undefined
      return try machine.call(function, (0..<count).map { arguments[$0] }, rooted: true)
    }
  }

  // MARK: Numbers

  /// Numbers up to it are the same as a `Double`.
  private static let largestExact = 1 << 53

  private static func calculation(
    _ name: String, _ whole: @escaping @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ decimal: @escaping @Sendable (Double, Double) -> Double
  ) -> NativeDefinition {
    function(name, 2) { _, arguments in
      if arguments[0].kind == .int, arguments[1].kind == .int {
        let (number, isInexact) = whole(arguments[0].int, arguments[1].int)
        if !isInexact { return Value(number) }
        // Of whole numbers only a quotient has a fraction, and a library knows those that are too large.
        guard name == "divide" else { return nil }
      }
      guard let left = double(arguments[0]), let right = double(arguments[1]), name != "divide" || right != 0 else {
        return nil
      }
      let result = decimal(left, right)
      guard result.magnitude < Double(largestExact) else { return nil }
      return result == result.rounded(.towardZero) ? Value(Int(result)) : Value(result)
    }
  }

  private static func comparison(
    _ name: String, _ whole: @escaping @Sendable (Int, Int) -> Bool,
    _ decimal: @escaping @Sendable (Double, Double) -> Bool
  ) -> NativeDefinition {
    function(name, 2) { _, arguments in
      if arguments[0].kind == .int, arguments[1].kind == .int {
        return Value(whole(arguments[0].int, arguments[1].int))
      }
      guard let left = double(arguments[0]), let right = double(arguments[1]) else { return nil }
      return Value(decimal(left, right))
    }
  }

  /// A quotient without a fraction; the overflow says that there is none.
  private static func exactQuotient(_ left: Int, _ right: Int) -> (partialValue: Int, overflow: Bool) {
    guard right != 0, left != .min, left % right == 0 else { return (0, true) }
    return (left / right, false)
  }

  /// A number as a `Double` that is exactly as large; nil for other values.
  private static func double(_ value: Value) -> Double? {
    switch value.kind {
    case .float: value.float
    case .int where value.int.magnitude <= UInt(largestExact): Double(value.int)
    default: nil
    }
  }

  private static func place(in list: Value, _ number: Value) -> Int? {
    guard list.kind == .list, number.kind == .int, number.int > 0, number.int <= list.list.count else { return nil }
    return number.int - 1
  }
}

extension Machine {
  /// True where two values are of one kind and equal; nil for kinds that are left to the library.
  fileprivate mutating func strictEquality(_ left: Value, _ right: Value) throws(Raise) -> Bool? {
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .int: return left.int == right.int
    case .float: return left.float == right.float
    case .bool: return left.bool == right.bool
    case .string:
      try charge(min(left.string.count, right.string.count) >> 6)
      return left.string.isEqual(to: right.string)
    default: return nil
    }
  }
}
