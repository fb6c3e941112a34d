import BigInt
import PythonSyntax

// The numeric built-ins.
extension Machine {
  mutating func divideWithRemainder(_ left: Value, _ right: Value) throws(Raise) -> Value {
    if isUser(left) || isUser(right), let result = try userBinary(.divmod, .rdivmod, left, right) { return result }
    let (first, second) = (unwrap(left), unwrap(right))
    guard first.isNumber, second.isNumber, first.kind != .complex, second.kind != .complex else {
      throw typeError("unsupported operand type(s) for divmod(): '\(typeName(left))' and '\(typeName(right))'")
    }
    if first.kind == .float || second.kind == .float {
      let divisor = try double(second)
      if divisor == 0 { throw raise(.zeroDivisionError, "float divmod()") }
      let (quotient, remainder) = floorDivide(try double(first), divisor)
      return Value(makeTuple([Value(quotient), Value(remainder)]))
    }
    let quotient = try binary(.floorDivide, first, second)
    return Value(makeTuple([quotient, try binary(.modulo, first, second)]))
  }

  /// Each number's own class is asked in turn: floats refuse whatever it is, complex numbers only what they can take.
  private mutating func refusesModulus(_ operands: [Value]) -> Raise {
    let areNumbers = operands.prefix(2).allSatisfy { $0.isNumber }
    for operand in operands {
      if operand.kind == .float {
        return typeError("pow() 3rd argument not allowed unless all arguments are integers")
      }
      if operand.kind == .complex, areNumbers { return valueError("complex modulo") }
    }
    let names = operands.map { "'\(typeName($0))'" }.joined(separator: ", ")
    return typeError("unsupported operand type(s) for ** or pow(): \(names)")
  }

  mutating func modularPower(_ base: Value, _ exponent: Value, _ modulus: Value) throws(Raise) -> Value {
    if base.kind == .instance, let method = special(base, .pow) {
      return try call(method, [base, exponent, modulus], keywords: nil)
    }
    let operands = [unwrap(base), unwrap(exponent), unwrap(modulus)]
    guard operands.allSatisfy(\.isInteger) else { throw refusesModulus(operands) }
    let divisor = unwrap(modulus).big
    if divisor == 0 { throw valueError("pow() 3rd argument cannot be 0") }
    if divisor.magnitude == 1 { return Value(0) }
    var (number, power) = (unwrap(base).big, unwrap(exponent).big)
    if power.sign == .minus {
      guard let inverse = number.inverse(divisor.sign == .minus ? -divisor : divisor) else {
        throw valueError("base is not invertible for the given modulus")
      }
      number = inverse
      power = -power
    }
    let words = divisor.magnitude.words.count
    // Each bit takes a multiplication and a division, which is the slower one by far.
    try chargeMultiplication(words * power.magnitude.bitWidth, words * 8)
    let result = number.power(power, modulus: divisor.sign == .minus ? -divisor : divisor)
    return int(floorDivide(result, divisor).remainder)
  }

  mutating func round(_ value: Value, _ digits: Value?) throws(Raise) -> Value {
    let plain = unwrap(value)
    let isPlain = plain.isNumber && plain.kind != .complex
    if !isPlain || value.kind == .instance, let method = special(value, .round) {
      guard let digits, !digits.isNone else { return try call(method, value) }
      return try call(method, value, digits)
    }
    guard isPlain else { throw typeError("type \(typeName(value)) doesn't define __round__ method") }
    let asked = digits.flatMap { $0.isNone ? nil : $0 }
    let places = try asked.map { (value) throws(Raise) in try index(value) }
    if plain.kind == .float {
      guard let places else { return try roundToInteger(plain.float) }
      return Value(try round(plain.float, places))
    }
    guard let places, places < 0 else { return plain.kind == .bool ? Value(plain.int) : plain }
    if places < -400_000 { return Value(0) }
    try chargeMultiplication(-places / 8, -places / 8)
    let unit = BigInt(10).power(-places)
    let (quotient, remainder) = floorDivide(plain.big, unit)
    let twice = remainder * 2
    let isUp = twice > unit || (twice == unit && quotient.words.first.map { $0 & 1 } == 1)
    return int((isUp ? quotient + 1 : quotient) * unit)
  }

  private mutating func roundToInteger(_ number: Double) throws(Raise) -> Value {
    if number.isNaN { throw valueError("cannot convert float NaN to integer") }
    if number.isInfinite { throw raise(.overflowError, "cannot convert float infinity to integer") }
    return try truncate(number.rounded(.toNearestOrEven))
  }

  /// Rounds by way of the decimal digits, as CPython does.
  private mutating func round(_ number: Double, _ places: Int) throws(Raise) -> Double {
    if !number.isFinite || number == 0 || places > 323 { return number }
    if places < -308 { return number.sign == .minus ? -0.0 : 0.0 }
    if places >= 0 { return Real.parse(Real.format(number, precision: places, style: "f")) }
    // Round the exact decimal value half to even.
    let unit = BigInt(10).power(-places)
    let whole = BigInt(number.magnitude.rounded(.down))
    let fraction = number.magnitude - number.magnitude.rounded(.down)
    var (quotient, remainder) = whole.quotientAndRemainder(dividingBy: unit)
    let twice = remainder * 2
    if twice > unit || (twice == unit && (fraction > 0 || quotient.words.first.map { $0 & 1 } == 1)) { quotient += 1 }
    remainder = quotient * unit
    let result = remainder.rounded
    if result.isInfinite { throw raise(.overflowError, "rounded value too large to represent") }
    return number.sign == .minus ? -result : result
  }

  mutating func radixText(_ value: Value, _ radix: Int, _ prefix: String) throws(Raise) -> Value {
    let number = try integer(value).big
    try charge(number.magnitude.bitWidth >> 4)
    try reserve(number.magnitude.bitWidth)
    return string((number.sign == .minus ? "-" : "") + prefix + String(number.magnitude, radix: radix))
  }

  /// Why `sum()` does not begin with a value.
  private func sumComplaint(_ start: Value) -> String? {
    switch unwrap(start).kind {
    case .string: "sum() can't sum strings [use ''.join(seq) instead]"
    case .bytes: "sum() can't sum bytes [use b''.join(seq) instead]"
    case .byteArray: "sum() can't sum bytearray [use b''.join(seq) instead]"
    default: nil
    }
  }

  mutating func sum(_ iterable: Value, _ start: Value) throws(Raise) -> Value {
    if let complaint = sumComplaint(start) {
      _ = try makeIterator(over: iterable)
      throw typeError(complaint)
    }
    var total = start
    let slot = roots.count
    roots.append(total)
    defer { roots.removeLast() }
    try forEach(iterable) { (machine, item) throws(Raise) in
      if total.kind == .int, item.kind == .int, case let (sum, overflow) = total.int.addingReportingOverflow(item.int),
        !overflow
      {
        total = Value(sum)
      } else if total.kind == .float, item.kind == .float {
        total = Value(total.float + item.float)
      } else {
        total = try machine.binary(.add, total, item)
        machine.roots[slot] = total
      }
    }
    return total
  }

  /// `min` and `max`.
  mutating func extreme(_ name: String, _ operation: ComparisonOperator, _ arguments: Arguments) throws(Raise) -> Value
  {
    var (key, fallback): (Value?, Value?) = (nil, nil)
    if arguments.count == 0 { throw typeError("\(name) expected at least 1 argument, got 0") }
    if let keywords = arguments.keywords {
      try checkKeywords(arguments, name, most: 2)
      for index in 0..<keywords.count {
        let value = arguments.base[arguments.count + index]
        switch keywords.items[index].string.swift {
        case "key": key = value.isNone ? nil : value
        case "default": fallback = value
        case let other: throw typeError("'\(other)' is an invalid keyword argument for \(name)()")
        }
      }
    }
    if arguments.count > 1, fallback != nil {
      throw typeError("Cannot specify a default for \(name)() with multiple positional arguments")
    }
    let iterable = arguments.count == 1 ? arguments[0] : Value(makeTuple(arguments.base, arguments.count))
    var best: (item: Value, key: Value)?
    let slot = roots.count
    roots += [iterable, .none, .none]
    defer { roots.removeLast(3) }
    try forEach(iterable) { (machine, item) throws(Raise) in
      machine.roots[slot + 1] = item
      let itemKey = try key.map { (key) throws(Raise) in try machine.call(key, item) } ?? item
      if let found = best, try !machine.holds(operation, itemKey, found.key) { return }
      best = (item, itemKey)
      machine.roots[slot + 2] = Value(machine.makeTuple([item, itemKey]))
    }
    guard let best else {
      if let fallback { return fallback }
      throw valueError("\(name)() arg is an empty sequence")
    }
    return best.item
  }
}
