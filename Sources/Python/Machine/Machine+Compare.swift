import BigInt
import PythonSyntax

extension ComparisonOperator {
  /// The method, the reflected method and the sign that messages show; only for the six orderings.
  var protocolNames: (Special, Special, String) {
    switch self {
    case .less: (.lt, .gt, "<")
    case .lessOrEqual: (.le, .ge, "<=")
    case .greater: (.gt, .lt, ">")
    case .greaterOrEqual: (.ge, .le, ">=")
    case .equal: (.eq, .eq, "==")
    case .notEqual: (.ne, .ne, "!=")
    case .is, .isNot, .in, .notIn: (.eq, .eq, "is")
    }
  }

  /// Whether the comparison holds for an ordering: below zero, zero, or above.
  @inline(__always)
  func holds(_ order: Int) -> Bool {
    switch self {
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .equal, .is, .in: order == 0
    case .notEqual, .isNot, .notIn: order != 0
    }
  }

  @inline(__always)
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal, .is, .in: left == right
    case .notEqual, .isNot, .notIn: left != right
    }
  }
}

extension Machine {
  /// `left op right` as a value: classes may answer with anything.
  mutating func compare(_ operation: ComparisonOperator, _ left: Value, _ right: Value) throws(Raise) -> Value {
    try checkLevel(" in comparison")
    levels += 1
    defer { levels -= 1 }
    return try deepen { (machine) throws(Raise) in try machine.compareHere(operation, left, right) }
  }

  private mutating func compareHere(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Value {
    if isUser(left) || isUser(right), let result = try userCompare(operation, left, right) { return result }
    if let truth = try builtinCompare(operation, unwrap(left), unwrap(right), left.isIdentical(to: right)) {
      return Value(truth)
    }
    throw typeError(
      "'\(operation.protocolNames.2)' not supported between instances of '\(typeName(left))' and '\(typeName(right))'")
  }

  mutating func holds(_ operation: ComparisonOperator, _ left: Value, _ right: Value) throws(Raise) -> Bool {
    if left.kind == .int, right.kind == .int {
      return operation.holds(left.int < right.int ? -1 : left.int > right.int ? 1 : 0)
    }
    if left.kind == .string, right.kind == .string { return operation.holds(left.string.compare(to: right.string)) }
    if left.kind == .float, right.kind == .float { return operation.holds(left.float, right.float) }
    return try isTrue(compare(operation, left, right))
  }

  mutating func isEqual(_ left: Value, _ right: Value) throws(Raise) -> Bool {
    if left.isIdentical(to: right), left.kind != .float { return true }
    return try holds(.equal, left, right)
  }

  /// Tries the operands' methods; nil leaves it to built-in values and identity.
  private mutating func userCompare(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Value? {
    let names = operation.protocolNames
    let (leftType, rightType) = (type(of: left), type(of: right))
    let rightFirst = leftType != rightType && isSubtype(rightType, leftType)
    for turn in rightFirst ? [1, 0] : [0, 1] {
      let (receiver, other, name) = turn == 0 ? (left, right, names.0) : (right, left, names.1)
      if let result = try askOperand(receiver, other, name) { return result }
    }
    return nil
  }

  private mutating func askOperand(_ receiver: Value, _ other: Value, _ name: Special) throws(Raise) -> Value? {
    if let method = special(receiver, name) {
      if method.isNone { return nil }
      let result = try call(method, receiver, other)
      if result.kind != .notImplemented { return result }
    } else if name == .ne, let method = special(receiver, .eq) {
      let result = try call(method, receiver, other)
      if result.kind != .notImplemented { return Value(try !isTrue(result)) }
    }
    return nil
  }

  /// The comparison of built-in values; nil when they have no order.
  mutating func builtinCompare(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value, _ isSame: Bool
  ) throws(Raise) -> Bool? {
    if left.isNumber, right.isNumber { return try compareNumbers(operation, left, right) }
    switch (left.kind, right.kind) {
    case (.string, .string):
      try charge(min(left.string.count, right.string.count) >> 6)
      return operation.holds(left.string.compare(to: right.string))
    case (.list, .list):
      return try compareSequences(operation, left, right)
    case (.tuple, .tuple): return try compareSequences(operation, left, right)
    case (.set, .set), (.set, .frozenSet), (.frozenSet, .set), (.frozenSet, .frozenSet):
      return try compareSets(operation, left.set, right.set)
    case (.bytes, .bytes), (.bytes, .byteArray), (.byteArray, .bytes), (.byteArray, .byteArray):
      let (first, second) = (left.bytes.pointee.bytes, right.bytes.pointee.bytes)
      try charge(min(first.count, second.count) >> 6)
      return operation.holds(compareBytes(first, second))
    case (.dictView, _) where right.kind == .dictView || right.kind == .set || right.kind == .frozenSet,
      (_, .dictView) where left.kind == .set || left.kind == .frozenSet:
      guard left.isSetLike, right.isSetLike else { break }
      return try compareViews(operation, left, right)
    default: break
    }
    guard operation == .equal || operation == .notEqual else { return nil }
    return try equalByKind(left, right, isSame) == (operation == .equal)
  }

  private mutating func equalByKind(_ left: Value, _ right: Value, _ isSame: Bool) throws(Raise) -> Bool {
    if isSame || left.isIdentical(to: right) { return true }
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .dict: return try nested { (machine) throws(Raise) in try machine.equalDicts(left.dict, right.dict) }
    case .range: return equalRanges(left.range.pointee, right.range.pointee)
    case .slice:
      let (first, second) = (left.slice.pointee, right.slice.pointee)
      let isSameStart = try isEqual(first.start, second.start)
      let isSameStop = try isEqual(first.stop, second.stop)
      return try both(isSameStart && isSameStop, isEqual(first.step, second.step))
    case .boundMethod:
      let (first, second) = (left.boundMethod.pointee, right.boundMethod.pointee)
      return first.function.isIdentical(to: second.function) && first.receiver.isIdentical(to: second.receiver)
    default: return false
    }
  }

  private mutating func compareNumbers(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Bool? {
    if left.kind == .complex || right.kind == .complex {
      guard operation == .equal || operation == .notEqual else { return nil }
      if left.kind == .bigInt || right.kind == .bigInt { return operation == .notEqual }
      let (first, second) = (try left.complexParts(&self), try right.complexParts(&self))
      return (first == second) == (operation == .equal)
    }
    if left.kind == .float, right.kind == .float { return operation.holds(left.float, right.float) }
    if left.kind == .float { return compareMixed(operation, left.float, right.big) }
    if right.kind == .float { return compareMixed(operation.reflected, right.float, left.big) }
    if left.kind == .bigInt || right.kind == .bigInt {
      let (first, second) = (left.big, right.big)
      try charge(min(first.magnitude.words.count, second.magnitude.words.count) >> 3)
      return operation.holds(first < second ? -1 : first == second ? 0 : 1)
    }
    return operation.holds(left.int < right.int ? -1 : left.int > right.int ? 1 : 0)
  }

  /// A float against a whole number, exactly.
  private func compareMixed(_ operation: ComparisonOperator, _ left: Double, _ right: BigInt) -> Bool {
    if left.isNaN { return operation == .notEqual }
    if left.isInfinite { return operation.holds(left > 0 ? 1 : -1) }
    let whole = BigInt(left.rounded(.towardZero))
    if whole != right { return operation.holds(whole < right ? -1 : 1) }
    let fraction = left - left.rounded(.towardZero)
    return operation.holds(fraction < 0 ? -1 : fraction > 0 ? 1 : 0)
  }

  private mutating func compareSequences(
    _ operation: ComparisonOperator, _ left: Value, _ right: Value
  ) throws(Raise) -> Bool {
    if operation == .equal || operation == .notEqual, left.sequenceCount != right.sequenceCount {
      return operation == .notEqual
    }
    return try nested { (machine) throws(Raise) in
      var index = 0
      while index < left.sequenceCount, index < right.sequenceCount {
        let (first, second) = (left.sequenceItem(index), right.sequenceItem(index))
        try machine.charge(1)
        if try both(!first.isIdentical(to: second), !machine.isEqual(first, second)) {
          if operation == .equal || operation == .notEqual { return operation == .notEqual }
          return try machine.holds(operation, first, second)
        }
        index += 1
      }
      return operation.holds(left.sequenceCount - right.sequenceCount)
    }
  }

  private mutating func equalDicts(_ left: Dict, _ right: Dict) throws(Raise) -> Bool {
    if left.count != right.count { return false }
    var index = 0
    while index < left.pointee.used {
      let entry = left.entries[index]
      index += 1
      if entry.key.isUndefined { continue }
      try charge(1)
      let found = try findIndex(right, entry.key, hash: entry.hash)
      if found < 0 { return false }
      let other = right.entries[found].value
      if try both(!entry.value.isIdentical(to: other), !isEqual(entry.value, other)) { return false }
    }
    return true
  }

  private mutating func compareSets(_ operation: ComparisonOperator, _ left: PySet, _ right: PySet) throws(Raise)
    -> Bool
  {
    switch operation {
    case .equal: return try both(left.count == right.count, isSubset(left, right))
    case .notEqual: return try !both(left.count == right.count, isSubset(left, right))
    case .lessOrEqual: return try isSubset(left, right)
    case .less: return try both(left.count < right.count, isSubset(left, right))
    case .greaterOrEqual: return try isSubset(right, left)
    case .greater: return try both(right.count < left.count, isSubset(right, left))
    case .is, .isNot, .in, .notIn: return left == right
    }
  }

  mutating func isSubset(_ left: PySet, _ right: PySet) throws(Raise) -> Bool {
    if left.count > right.count { return false }
    var index = 0
    while let found = left.nextIndex(index) {
      let entry = left.pointee.entries[found]
      try charge(1)
      if try findIndex(right, entry.key, hash: entry.hash) < 0 { return false }
      index = found + 1
    }
    return true
  }

  /// Goes one level deeper into nested values; too deep is a RecursionError, as in CPython.
  mutating func nested<Result>(_ body: (inout Machine) throws(Raise) -> Result) throws(Raise) -> Result {
    nativeDepth += 1
    defer { nativeDepth -= 1 }
    if nativeDepth + depth > recursionLimit || nativeDepth > Machine.mostReentries {
      throw raise(.recursionError, "maximum recursion depth exceeded in comparison")
    }
    return try deepen(body)
  }
}

extension ComparisonOperator {
  /// The comparison with its operands exchanged.
  var reflected: ComparisonOperator {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual, .is, .isNot, .in, .notIn: self
    }
  }
}

extension Value {
  /// The number of items of a list or tuple.
  var sequenceCount: Int { kind == .list ? list.count : tuple.count }

  func sequenceItem(_ index: Int) -> Value { kind == .list ? list.items[index] : tuple.items[index] }
}
