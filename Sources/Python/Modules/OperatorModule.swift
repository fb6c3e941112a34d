import PythonSyntax

/// The `operator` module: what signs do, as functions.
enum OperatorModule {
  static let definition = ModuleDefinition(
    comparisons + binaries + inPlaces + unaries + items)

  private static func compare(_ name: String, _ operation: ComparisonOperator) -> NativeDefinition {
    NativeDefinition(name, .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.compare(operation, arguments[0], arguments[1])
    }
  }

  private static func binary(_ name: String, _ operation: BinaryOperator) -> NativeDefinition {
    NativeDefinition(name, .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.binary(operation, arguments[0], arguments[1])
    }
  }

  private static func inPlace(_ name: String, _ operation: BinaryOperator) -> NativeDefinition {
    NativeDefinition(name, .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.binary(operation, arguments[0], arguments[1], inPlace: true)
    }
  }

  private static func unary(
    _ name: String, _ body: @escaping @Sendable (inout Machine, Value) throws(Raise) -> Value
  ) -> NativeDefinition {
    NativeDefinition(name, .one) { (machine, arguments) throws(Raise) in try body(&machine, arguments[0]) }
  }

  private static let comparisons = [
    compare("lt", .less), compare("le", .lessOrEqual), compare("eq", .equal), compare("ne", .notEqual),
    compare("ge", .greaterOrEqual), compare("gt", .greater),
    NativeDefinition("is_", .positional(2, 2)) { (_, arguments) throws(Raise) in
      Value(arguments[0].isIdentical(to: arguments[1]))
    },
    NativeDefinition("is_not", .positional(2, 2)) { (_, arguments) throws(Raise) in
      Value(!arguments[0].isIdentical(to: arguments[1]))
    },
  ]

  private static let binaries = [
    binary("add", .add), binary("and_", .bitAnd), binary("floordiv", .floorDivide), binary("lshift", .leftShift),
    binary("mod", .modulo), binary("mul", .multiply), binary("matmul", .matrixMultiply), binary("or_", .bitOr),
    binary("pow", .power), binary("rshift", .rightShift), binary("sub", .subtract), binary("truediv", .divide),
    binary("xor", .bitXor),
    NativeDefinition("concat", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.concatenate(arguments[0], arguments[1], inPlace: false)
    },
  ]

  private static let inPlaces = [
    inPlace("iadd", .add), inPlace("iand", .bitAnd), inPlace("ifloordiv", .floorDivide),
    inPlace("ilshift", .leftShift), inPlace("imod", .modulo), inPlace("imul", .multiply),
    inPlace("imatmul", .matrixMultiply), inPlace("ior", .bitOr), inPlace("ipow", .power),
    inPlace("irshift", .rightShift), inPlace("isub", .subtract), inPlace("itruediv", .divide),
    inPlace("ixor", .bitXor),
    NativeDefinition("iconcat", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.concatenate(arguments[0], arguments[1], inPlace: true)
    },
  ]

  private static let unaries = [
    unary("not_") { (machine, value) throws(Raise) in Value(try !machine.isTrue(value)) },
    unary("truth") { (machine, value) throws(Raise) in Value(try machine.isTrue(value)) },
    unary("index") { (machine, value) throws(Raise) in try machine.integer(value) },
    unary("inv") { (machine, value) throws(Raise) in try machine.invert(value) },
    unary("invert") { (machine, value) throws(Raise) in try machine.invert(value) },
    unary("neg") { (machine, value) throws(Raise) in try machine.negate(value) },
    unary("pos") { (machine, value) throws(Raise) in try machine.plus(value) },
    unary("abs") { (machine, value) throws(Raise) in try machine.absolute(value) },
  ]

  private static let items = [
    NativeDefinition("contains", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      Value(try machine.contains(arguments[0], arguments[1]))
    },
    NativeDefinition("getitem", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.getItem(arguments[0], arguments[1])
    },
    NativeDefinition("setitem", .positional(3, 3)) { (machine, arguments) throws(Raise) in
      try machine.setItem(arguments[0], arguments[1], arguments[2])
      return .none
    },
    NativeDefinition("delitem", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.deleteItem(arguments[0], arguments[1])
      return .none
    },
  ]
}

extension Machine {
  /// Adds two values of which both have items, as what is put together must.
  fileprivate mutating func concatenate(_ left: Value, _ right: Value, inPlace: Bool) throws(Raise) -> Value {
    guard !isSequence(unwrap(left)) else { return try binary(.add, left, right, inPlace: inPlace) }
    let haveItems = try both(hasItems(left), hasItems(right))
    if haveItems, let sum = try addition(left, right, inPlace: inPlace) { return sum }
    throw typeError("'\(typeName(left))' object can't be concatenated")
  }

  private mutating func hasItems(_ value: Value) throws(Raise) -> Bool {
    guard unwrap(value).kind != .dict else { return false }
    return try findAttribute(value, intern("__getitem__")) != nil
  }
}
