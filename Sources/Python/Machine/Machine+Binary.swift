import BigInt
import PythonSyntax

extension BinaryOperator {
  /// The method, the reflected method, the method of an augmented assignment, and the sign that messages show.
  var protocolNames: (Special, Special, Special, String) {
    switch self {
    case .add: (.add, .radd, .iadd, "+")
    case .subtract: (.sub, .rsub, .isub, "-")
    case .multiply: (.mul, .rmul, .imul, "*")
    case .matrixMultiply: (.matmul, .rmatmul, .imatmul, "@")
    case .divide: (.truediv, .rtruediv, .itruediv, "/")
    case .modulo: (.mod, .rmod, .imod, "%")
    case .power: (.pow, .rpow, .ipow, "** or pow()")
    case .leftShift: (.lshift, .rlshift, .ilshift, "<<")
    case .rightShift: (.rshift, .rrshift, .irshift, ">>")
    case .bitOr: (.or, .ror, .ior, "|")
    case .bitXor: (.xor, .rxor, .ixor, "^")
    case .bitAnd: (.and, .rand, .iand, "&")
    case .floorDivide: (.floordiv, .rfloordiv, .ifloordiv, "//")
    }
  }
}

extension Machine {
  /// `left op right`, whatever the operands are; values that the dispatch loop knows well never come here.
  mutating func binary(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, inPlace: Bool = false
  ) throws(Raise) -> Value {
    if let result = try attempt(operation, left, right, inPlace: inPlace) { return result }
    throw unsupported(operation, left, right, inPlace)
  }

  /// The sum of two values; nil where neither of them knows how to add the other.
  mutating func addition(_ left: Value, _ right: Value, inPlace: Bool) throws(Raise) -> Value? {
    try attempt(.add, left, right, inPlace: inPlace)
  }

  @inline(__always)
  private mutating func attempt(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, inPlace: Bool
  ) throws(Raise) -> Value? {
    let names = operation.protocolNames
    if inPlace, let result = try augment(operation, names.2, left, right) { return result }
    // A text formats whatever stands on its right.
    let formats = operation == .modulo && [.string, .bytes, .byteArray].contains(left.kind)
    if !formats, isUser(left) || isUser(right), let result = try userBinary(names.0, names.1, left, right) {
      return result
    }
    return try binaryInside(operation, left, right)
  }

  /// The operation on the built-in values, or those inside instances; a format asks the value itself for its text.
  private mutating func binaryInside(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Value? {
    let (first, second) = (unwrap(left), unwrap(right))
    let isFormat = operation == .modulo && first.kind == .string && second.kind != .tuple
    return try builtinBinary(operation, first, isFormat ? right : second)
  }

  @inline(__always)
  func isUser(_ value: Value) -> Bool {
    value.kind == .instance || value.kind == .opaque || value.kind == .exception
      || (value.kind == .type && value.type.pointee.metatype != nil)
  }

  /// The complaint about operands that an operation does not know.
  mutating func unsupported(
    _ operation: BinaryOperator, _ left: Value, _ right: Value, _ inPlace: Bool
  ) -> Raise {
    var sign = operation.protocolNames.3
    if inPlace { sign = operation == .power ? "**=" : sign + "=" }
    if operation == .add, !inPlace || !isUser(left) {
      let name = typeName(right)
      let plain = unwrap(left)
      if plain.kind == .string { return typeError("can only concatenate str (not \"\(name)\") to str") }
      if plain.kind == .list { return typeError("can only concatenate list (not \"\(name)\") to list") }
      if plain.kind == .tuple { return typeError("can only concatenate tuple (not \"\(name)\") to tuple") }
      if plain.kind == .bytes || plain.kind == .byteArray {
        return typeError("can't concat \(name) to \(plain.kind == .bytes ? "bytes" : "bytearray")")
      }
    }
    if operation == .multiply, !inPlace || !hasSequenceSlots(left) {
      for (sequence, other) in [(left, right), (right, left)] where isSequence(unwrap(sequence)) {
        return typeError("can't multiply sequence by non-int of type '\(typeName(other))'")
      }
    }
    if operation == .rightShift, left.kind == .native, left.native.pointee.definition.name == "print" {
      return typeError(
        "unsupported operand type(s) for >>: 'builtin_function_or_method' and '\(typeName(right))'. "
          + "Did you mean \"print(<message>, file=<output_stream>)\"?")
    }
    return typeError("unsupported operand type(s) for \(sign): '\(typeName(left))' and '\(typeName(right))'")
  }

  /// Whether CPython has a table of sequence operations for the class, in which repeating is not.
  private func hasSequenceSlots(_ value: Value) -> Bool {
    switch value.kind {
    case .dict, .set, .frozenSet, .dictView, .range, .instance: !isSequence(unwrap(value))
    default: false
    }
  }

  func isSequence(_ value: Value) -> Bool {
    switch value.kind {
    case .string, .list, .tuple, .bytes, .byteArray: true
    default: false
    }
  }

  /// Tries the operand's methods; the right one's first when its class derives from the left one's and has its own.
  mutating func userBinary(
    _ name: Special, _ reflected: Special, _ left: Value, _ right: Value
  ) throws(Raise) -> Value? {
    let (leftType, rightType) = (type(of: left), type(of: right))
    let method = special(left, name)
    let other = leftType == rightType ? nil : special(right, reflected)
    let isInherited = other.flatMap { special(left, reflected)?.isIdentical(to: $0) } ?? false
    if let other, !isInherited, isSubtype(rightType, leftType) {
      let result = try call(other, right, left)
      if result.kind != .notImplemented { return result }
      guard let method else { return nil }
      let answer = try call(method, left, right)
      return answer.kind == .notImplemented ? nil : answer
    }
    if let method {
      let result = try call(method, left, right)
      if result.kind != .notImplemented { return result }
    }
    if let result = try payloadBinary(name, left, right) { return result }
    guard let other else { return nil }
    let result = try call(other, right, left)
    return result.kind == .notImplemented ? nil : result
  }

  /// What the built-in value inside an instance makes of an operation before the other operand is asked.
  private mutating func payloadBinary(_ name: Special, _ left: Value, _ right: Value) throws(Raise) -> Value? {
    guard left.kind != .opaque, right.kind == .instance || right.kind == .opaque else { return nil }
    let operation = BinaryOperator.allCases.first { $0.protocolNames.0 == name }
    guard let operation, !unwrap(left).isIdentical(to: left) || left.kind != .instance else { return nil }
    guard unwrap(right).kind != .instance, right.kind != .opaque else { return nil }
    if special(right, operation.protocolNames.1) != nil, !isSequence(unwrap(left)) { return nil }
    return try binaryInside(operation, left, right)
  }

  /// `x op= y` for values that change in place.
  private mutating func augment(
    _ operation: BinaryOperator, _ name: Special, _ left: Value, _ right: Value
  ) throws(Raise) -> Value? {
    if isUser(left), let method = special(left, name) {
      let result = try call(method, left, right)
      return result.kind == .notImplemented ? nil : result
    }
    let target = unwrap(left)
    switch (target.kind, operation) {
    case (.list, .add):
      guard right.kind != .undefined else { return nil }
      try extend(target.list, right)
      return left
    case (.list, .multiply):
      guard let count = try repeatCount(right) else { return nil }
      try repeatInPlace(target.list, count)
      return left
    case (.set, .bitOr), (.set, .bitAnd), (.set, .subtract), (.set, .bitXor):
      let other = unwrap(right)
      guard other.kind == .set || other.kind == .frozenSet || other.kind == .dictView else { return nil }
      try combineInPlace(target.set, operation, other)
      return left
    case (.dict, .bitOr):
      try update(target.dict, right)
      return left
    case (.byteArray, .add):
      guard right.kind == .bytes || right.kind == .byteArray else { return nil }
      let more = right.bytes.pointee.bytes
      try reserve(more.count)
      try change(target.bytes) { $0 += more }
      return left
    default: return nil
    }
  }

  /// The operation on built-in values; nil when it does not exist for them.
  mutating func builtinBinary(_ operation: BinaryOperator, _ left: Value, _ right: Value) throws(Raise) -> Value? {
    if left.isNumber, right.isNumber { return try number(operation, left, right) }
    switch operation {
    case .add: return try concatenate(left, right)
    case .multiply: return try multiplySequence(left, right)
    case .modulo:
      if left.kind == .string { return try formatPercent(left.string, right) }
      if left.kind == .bytes { return try formatPercentBytes(left, right) }
      guard left.kind == .byteArray else { return nil }
      let result = try formatPercentBytes(left, right)
      return makeBytes(result.bytes.pointee.bytes, mutable: true)
    case .bitOr, .bitAnd, .bitXor, .subtract: return try combine(operation, left, right)
    case .divide, .floorDivide, .power, .leftShift, .rightShift, .matrixMultiply: return nil
    }
  }

  private mutating func concatenate(_ left: Value, _ right: Value) throws(Raise) -> Value? {
    switch (left.kind, right.kind) {
    case (.string, .string):
      try charge((left.string.count + right.string.count) >> 6)
      return Value(try concatenate(left.string, right.string))
    case (.list, .list):
      let count = left.list.count + right.list.count
      try reserve(count * 16)
      try charge(count >> 3)
      let list = makeList(capacity: count)
      list.items.initialize(from: left.list.items, count: left.list.count)
      (list.items + left.list.count).initialize(from: right.list.items, count: right.list.count)
      list.pointee.count = count
      return Value(list)
    case (.tuple, .tuple):
      if left.tuple.count == 0 || right.tuple.count == 0 { return left.tuple.count == 0 ? right : left }
      let count = left.tuple.count + right.tuple.count
      try reserve(count * 16)
      try charge(count >> 3)
      let tuple = makeTuple(count: count)
      tuple.items.initialize(from: left.tuple.items, count: left.tuple.count)
      (tuple.items + left.tuple.count).initialize(from: right.tuple.items, count: right.tuple.count)
      return Value(tuple)
    case (.bytes, .bytes), (.bytes, .byteArray), (.byteArray, .bytes), (.byteArray, .byteArray):
      if left.kind == .bytes, right.kind == .bytes {
        if right.bytes.pointee.bytes.isEmpty { return left }
        if left.bytes.pointee.bytes.isEmpty { return right }
      }
      let count = left.bytes.pointee.bytes.count + right.bytes.pointee.bytes.count
      try reserve(count)
      try charge(count >> 6)
      return makeBytes(left.bytes.pointee.bytes + right.bytes.pointee.bytes, mutable: left.kind == .byteArray)
    default: return nil
    }
  }

  /// How often a sequence is to be repeated; nil when the value is no whole number.
  mutating func repeatCount(_ value: Value) throws(Raise) -> Int? {
    var value = unwrap(value)
    if value.isObject, let method = special(value, .index) { value = unwrap(try call(method, value)) }
    switch value.kind {
    case .int, .bool: return max(0, value.int)
    case .bigInt:
      if value.bigInt.pointee.number.sign == .minus { return 0 }
      throw raise(.overflowError, "cannot fit 'int' into an index-sized integer")
    default: return nil
    }
  }

  private mutating func multiplySequence(_ left: Value, _ right: Value) throws(Raise) -> Value? {
    let (sequence, factor) = isSequence(left) ? (left, right) : (right, left)
    guard isSequence(sequence), let count = try repeatCount(factor) else { return nil }
    switch sequence.kind {
    case .string: return Value(try repeated(sequence.string, count))
    case .list:
      let list = makeList(sequence.list.items, sequence.list.count)
      try repeatInPlace(list, count)
      return Value(list)
    case .tuple:
      if count == 1 { return sequence }
      let size = try checkedSize(sequence.tuple.count, count, 16)
      let tuple = makeTuple(count: size)
      for index in 0..<size { tuple.items[index] = sequence.tuple.items[index % max(1, sequence.tuple.count)] }
      return Value(tuple)
    default:
      let bytes = sequence.bytes.pointee.bytes
      if count == 1, sequence.kind == .bytes { return sequence }
      _ = try checkedSize(bytes.count, count, 1)
      if bytes.isEmpty { return makeBytes([], mutable: sequence.kind == .byteArray) }
      return makeBytes(Array(repeatElement(bytes, count: count).joined()), mutable: sequence.kind == .byteArray)
    }
  }

  /// The number of items of a sequence repeated, for which there is room.
  mutating func checkedSize(_ items: Int, _ count: Int, _ itemSize: Int) throws(Raise) -> Int {
    let (total, overflow) = items.multipliedReportingOverflow(by: count)
    if overflow || total > Int.max / itemSize { throw raise(.memoryError) }
    try reserve(total * itemSize)
    try charge(total >> 4 + (total * itemSize) >> 10)
    return total
  }

  mutating func repeated(_ text: Text, _ count: Int) throws(Raise) -> Text {
    if text.count == 0 || count <= 0 { return emptyText() }
    if count == 1 { return text }
    _ = try checkedSize(text.count * text.width, count, 1)
    let result = allocateText(count: text.count * count, width: text.width, isASCII: text.isASCII)
    let size = text.count * text.width
    for index in 0..<count { copyMemory(result.pointee.data + index * size, text.pointee.data, size) }
    return result
  }

  mutating func repeatInPlace(_ list: List, _ count: Int) throws(Raise) {
    let size = list.count
    let total = try checkedSize(size, count, 16)
    if size == 0 { return }
    grow(list, to: total)
    if count == 0 { return list.pointee.count = 0 }
    for index in size..<max(size, total) { list.items[index] = list.items[index - size] }
    list.pointee.count = total
  }
}

extension Value {
  /// Whether it is a built-in number.
  var isNumber: Bool {
    switch kind {
    case .int, .bool, .float, .bigInt, .complex: true
    default: false
    }
  }

  /// Whether it is a whole number.
  var isInteger: Bool { kind == .int || kind == .bool || kind == .bigInt }
}
