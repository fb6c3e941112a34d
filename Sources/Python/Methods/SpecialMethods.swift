import PythonSyntax

/// The methods with special names that built-in classes share: each asks the machine for the operation it stands for.
///
/// A method of a built-in class works on the built-in value inside an instance, never on what a subclass overrides.
enum SpecialMethods {
  static let table = NativeTable(containers + comparisons + conversions + arithmetic)

  static func unary(
    _ name: String, keepsInstance: Bool = false,
    _ body: @escaping @Sendable (inout Machine, Value) throws(Raise) -> Value
  ) -> NativeDefinition {
    NativeDefinition(name, .none, role: .method, keepsInstance: keepsInstance) { (machine, arguments) throws(Raise) in
      try body(&machine, arguments[0])
    }
  }

  static func binary(
    _ name: String, keepsInstance: Bool = false,
    _ body: @escaping @Sendable (inout Machine, Value, Value) throws(Raise) -> Value
  ) -> NativeDefinition {
    NativeDefinition(name, .one, role: .method, keepsInstance: keepsInstance) { (machine, arguments) throws(Raise) in
      try body(&machine, arguments[0], arguments[1])
    }
  }

  private static let containers: [NativeDefinition] = [
    unary("__len__") { (machine, value) throws(Raise) in Value(try machine.length(value)) },
    unary("__iter__") { (machine, value) throws(Raise) in try machine.makeIterator(over: value) },
    unary("__next__") { (machine, value) throws(Raise) in try machine.nextOrRaise(value, fallback: nil) },
    unary("__length_hint__") { (machine, value) throws(Raise) in
      guard value.kind == .iterator else { return .notImplemented }
      return Value(machine.remaining(of: value.iterator.pointee))
    },
    unary("__reversed__") { (machine, value) throws(Raise) in try machine.makeReversed(value) },
    binary("__getitem__", keepsInstance: true) { (machine, value, key) throws(Raise) in
      try value.isObject ? machine.getItemInside(value, key) : machine.getItem(value, key)
    },
    binary("__contains__") { (machine, value, key) throws(Raise) in Value(try machine.contains(value, key)) },
    binary("__delitem__") { (machine, value, key) throws(Raise) in
      try machine.deleteItem(value, key)
      return .none
    },
    .method("__setitem__", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.setItem(arguments[0], arguments[1], arguments[2])
      return .none
    },
    .method("__call__", .any) { (machine, arguments) throws(Raise) in
      try machine.invoke(arguments[0], arguments.dropping(1))
    },
  ]

  private static let comparisons: [NativeDefinition] = [
    ("__lt__", ComparisonOperator.less), ("__le__", .lessOrEqual), ("__gt__", .greater), ("__ge__", .greaterOrEqual),
    ("__eq__", .equal), ("__ne__", .notEqual),
  ].map { (name, operation) in
    binary(name) { (machine, left, right) throws(Raise) in
      let (first, second) = (machine.unwrap(left), machine.unwrap(right))
      if first.isInteger, right.kind == .float { return .notImplemented }
      let isEquality = operation == .equal || operation == .notEqual
      if isEquality, first.kind != second.kind, !(first.isNumber && second.isNumber),
        !(first.isSetLike && second.isSetLike)
      {
        return .notImplemented
      }
      guard let truth = try machine.builtinCompare(operation, first, second, left.isIdentical(to: right)) else {
        return .notImplemented
      }
      return Value(truth)
    }
  }

  private static let conversions: [NativeDefinition] = [
    unary("__repr__", keepsInstance: true) { (machine, value) throws(Raise) in
      machine.string(try machine.representInside(value))
    },
    unary("__str__", keepsInstance: true) { (machine, value) throws(Raise) in
      let plain = machine.unwrap(value)
      return plain.kind == .string ? plain : machine.string(try machine.representInside(value))
    },
    binary("__format__") { (machine, value, specification) throws(Raise) in
      try machine.format(value, machine.textArgument(specification, "__format__() argument"))
    },
    unary("__hash__") { (machine, value) throws(Raise) in Value(try machine.plainHash(value)) },
    unary("__bool__") { (machine, value) throws(Raise) in Value(try machine.isTrue(value)) },
    unary("__int__") { (machine, value) throws(Raise) in try machine.makeInteger(value) },
    unary("__index__") { (machine, value) throws(Raise) in try machine.integer(value) },
    unary("__trunc__") { (machine, value) throws(Raise) in try machine.makeInteger(value) },
    unary("__float__") { (machine, value) throws(Raise) in Value(try machine.makeFloat(value)) },
    unary("__floor__") { (machine, value) throws(Raise) in
      value.kind == .float ? try machine.truncate(value.float.rounded(.down)) : value
    },
    unary("__ceil__") { (machine, value) throws(Raise) in
      value.kind == .float ? try machine.truncate(value.float.rounded(.up)) : value
    },
    .method("__round__", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let digits = arguments.optional(1)
      if let digits, digits.isNone, machine.unwrap(arguments[0]).isInteger { _ = try machine.integer(digits) }
      return try machine.round(arguments[0], digits)
    },
    unary("__neg__") { (machine, value) throws(Raise) in try machine.negate(value) },
    unary("__pos__") { (machine, value) throws(Raise) in try machine.plus(value) },
    unary("__abs__") { (machine, value) throws(Raise) in try machine.absolute(value) },
    unary("__invert__") { (machine, value) throws(Raise) in try machine.invert(value) },
    binary("__divmod__") { (machine, left, right) throws(Raise) in
      let divisor = machine.unwrap(right)
      let kind = machine.unwrap(left).kind
      let isReal = divisor.isInteger || divisor.isNumber && (kind == .float ? divisor.kind == .float : kind == .complex)
      return isReal ? try machine.divideWithRemainder(left, divisor) : .notImplemented
    },
  ]

  private static let arithmetic: [NativeDefinition] = [
    ("add", BinaryOperator.add), ("sub", .subtract), ("mul", .multiply), ("truediv", .divide),
    ("floordiv", .floorDivide),
    ("mod", .modulo), ("pow", .power), ("lshift", .leftShift), ("rshift", .rightShift), ("and", .bitAnd),
    ("or", .bitOr),
    ("xor", .bitXor),
  ].flatMap { (name, operation) in
    [
      binary("__\(name)__") { (machine, left, right) throws(Raise) in
        try machine.plainBinary(operation, machine.unwrap(left), machine.unwrap(right), of: left)
      },
      binary("__r\(name)__") { (machine, left, right) throws(Raise) in
        try machine.plainBinary(operation, machine.unwrap(right), machine.unwrap(left), of: left)
      },
      binary("__i\(name)__", keepsInstance: true) { (machine, left, right) throws(Raise) in
        let plain = machine.unwrap(left)
        let result = try machine.binary(operation, plain, right, inPlace: true)
        return result.isIdentical(to: plain) ? left : result
      },
    ]
  }
}

extension Machine {
  /// How many items an iterator over a built-in container still has.
  fileprivate func remaining(of iterator: IteratorBody) -> Int {
    switch iterator.form {
    case .range: iterator.stop
    case .list, .tuple, .text, .bytes: max(0, iterator.source.builtinLength - iterator.index)
    case .keys, .values, .items, .reversedKeys, .reversedValues, .reversedItems:
      iterator.source.dict.count == iterator.stop ? max(0, iterator.stop - iterator.step + 1) : 0
    case .set: iterator.source.set.count == iterator.stop ? iterator.source.set.count(from: iterator.index) : 0
    case .reversedList, .reversedTuple: iterator.index + 1
    case .sequence, .reversedSequence, .enumerate, .zip, .map, .filter, .callable, .native, .exhausted: 0
    }
  }

  /// What a number's own method makes of an operation: one of a wider kind is left to the other operand.
  fileprivate mutating func plainBinary(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, of receiver: Value
  ) throws(Raise) -> Value {
    if left.isNumber, right.isNumber {
      let own = unwrap(receiver).numberRank
      if max(left.numberRank, right.numberRank) > own { return .notImplemented }
    }
    if let result = try builtinBinary(operation, left, right) { return result }
    if operation == .add, [.string, .list, .tuple].contains(left.kind) { throw unsupported(.add, left, right, false) }
    if operation == .multiply, [.string, .list, .tuple, .bytes, .byteArray].contains(left.kind) {
      throw typeError("'\(typeName(right))' object cannot be interpreted as an integer")
    }
    return .notImplemented
  }

  /// The hash that `object`, or the built-in value inside an instance, gives.
  mutating func plainHash(_ value: Value) throws(Raise) -> Int {
    let plain = unwrap(value)
    return plain.isObject ? hashIdentity(plain) : try hash(plain)
  }
}

extension UnsafeMutablePointer where Pointee == SetBody {
  /// How many elements stand at a place of the table or after it.
  fileprivate func count(from start: Int) -> Int {
    var (count, index) = (0, start)
    while let found = nextIndex(index) { (count, index) = (count + 1, found + 1) }
    return count
  }
}

extension Value {
  /// Whole numbers come before floats, floats before complex numbers.
  fileprivate var numberRank: Int { isInteger ? 0 : kind == .float ? 1 : 2 }

  /// Whether its class may be one that a program wrote, with methods of its own.
  var isObject: Bool {
    switch kind {
    case .instance, .exception, .opaque, .type: true
    default: false
    }
  }
}
