import BigInt
import PythonSyntax

// Arithmetic on built-in numbers.
extension Machine {
  mutating func number(_ operation: BinaryOperator, _ left: Value, _ right: Value) throws(Raise) -> Value? {
    if left.kind == .complex || right.kind == .complex {
      return try complexNumber(operation, left.complexParts(&self), right.complexParts(&self))
    }
    if left.kind == .float || right.kind == .float {
      return try float(operation, try double(left), try double(right))
    }
    if left.kind == .bigInt || right.kind == .bigInt { return try big(operation, left.big, right.big) }
    if left.kind == .bool, right.kind == .bool {
      switch operation {
      case .bitAnd: return Value(left.bool && right.bool)
      case .bitOr: return Value(left.bool || right.bool)
      case .bitXor: return Value(left.bool != right.bool)
      default: break
      }
    }
    return try int(operation, left.int, right.int)
  }

  /// A number as a float, as CPython converts it.
  mutating func double(_ value: Value) throws(Raise) -> Double {
    switch value.kind {
    case .float: return value.float
    case .bigInt:
      try charge(10)
      let result = value.bigInt.pointee.number.rounded
      if result.isInfinite { throw raise(.overflowError, "int too large to convert to float") }
      return result
    default: return Double(value.int)
    }
  }

  private mutating func int(_ operation: BinaryOperator, _ left: Int, _ right: Int) throws(Raise) -> Value? {
    switch operation {
    case .add:
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? int(BigInt(left) + BigInt(right)) : Value(sum)
    case .subtract:
      let (difference, overflow) = left.subtractingReportingOverflow(right)
      return overflow ? int(BigInt(left) - BigInt(right)) : Value(difference)
    case .multiply:
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      return overflow ? int(BigInt(left) * BigInt(right)) : Value(product)
    case .divide:
      if right == 0 { throw raise(.zeroDivisionError, "division by zero") }
      if left.magnitude < 1 << 53, right.magnitude < 1 << 53 { return Value(Double(left) / Double(right)) }
      return Value(try trueDivide(BigInt(left), BigInt(right)))
    case .floorDivide:
      if right == 0 { throw raise(.zeroDivisionError, "integer division or modulo by zero") }
      if left == .min, right == -1 { return int(-BigInt(left)) }
      return Value(floorDivide(left, right))
    case .modulo:
      if right == 0 { throw raise(.zeroDivisionError, "integer modulo by zero") }
      return Value(right == -1 ? 0 : floorModulo(left, right))
    case .power: return try power(left, right)
    case .leftShift: return try shiftLeft(BigInt(left), right)
    case .rightShift:
      if right < 0 { throw valueError("negative shift count") }
      return Value(right > 63 ? (left < 0 ? -1 : 0) : left >> right)
    case .bitOr: return Value(left | right)
    case .bitXor: return Value(left ^ right)
    case .bitAnd: return Value(left & right)
    case .matrixMultiply: return nil
    }
  }

  private mutating func power(_ base: Int, _ exponent: Int) throws(Raise) -> Value {
    if exponent < 0 {
      if base == 0 { throw raise(.zeroDivisionError, "0.0 cannot be raised to a negative power") }
      return Value(Real.power(Double(base), Double(exponent)))
    }
    var (result, factor, rest) = (1, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: factor)
        if overflow { return try bigPower(BigInt(base), exponent) }
        result = product
      }
      rest >>= 1
      if rest == 0 { break }
      let (square, overflow) = factor.multipliedReportingOverflow(by: factor)
      if overflow { return try bigPower(BigInt(base), exponent) }
      factor = square
    }
    return Value(result)
  }

  /// A power whose size is known to fit the budget before it is computed.
  private mutating func bigPower(_ left: BigInt, _ right: BigInt) throws(Raise) -> Value {
    if right.sign == .minus {
      let (base, exponent) = (try double(int(left)), try double(int(right)))
      if base == 0 { throw raise(.zeroDivisionError, "0.0 cannot be raised to a negative power") }
      return Value(Real.power(base, exponent))
    }
    guard let exponent = Int(exactly: right) else {
      if left.magnitude <= 1 { return int(left == -1 && right.words.first.map { $0 & 1 } == 0 ? 1 : left) }
      throw outOf(.memory)
    }
    return try bigPower(left, exponent)
  }

  private mutating func bigPower(_ base: BigInt, _ exponent: Int) throws(Raise) -> Value {
    let bits = base.magnitude.bitWidth.multipliedReportingOverflow(by: exponent)
    if bits.overflow { throw outOf(.memory) }
    try reserve(bits.partialValue / 8)
    try chargeMultiplication(bits.partialValue / 64, bits.partialValue / 64)
    return int(base.power(exponent))
  }

  /// Charges for multiplying numbers of so many words.
  mutating func chargeMultiplication(_ left: Int, _ right: Int) throws(Raise) {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { throw outOf(.steps) }
    try charge(product >> 3)
  }

  /// Charges for multiplying two numbers.
  mutating func chargeMultiplication(of left: BigInt, by right: BigInt) throws(Raise) {
    try chargeMultiplication(left.magnitude.words.count, right.magnitude.words.count)
  }

  /// Charges for dividing one number by another.
  mutating func chargeDivision(of left: BigInt, by right: BigInt) throws(Raise) {
    try chargeDivision(left.magnitude.words.count, right.magnitude.words.count)
  }

  /// Charges for dividing numbers of so many words.
  private mutating func chargeDivision(_ left: Int, _ right: Int) throws(Raise) {
    try charge(left >> 1)
    try chargeMultiplication(left, right)
  }

  /// Charges for the greatest common divisor, which is found bit by bit.
  mutating func chargeDivisor(_ left: BigInt, _ right: BigInt) throws(Raise) {
    let bits = left.magnitude.bitWidth + right.magnitude.bitWidth
    if bits > 256 { try chargeMultiplication(bits, bits / 64) }
  }

  private mutating func shiftLeft(_ left: BigInt, _ right: BigInt) throws(Raise) -> Value {
    guard let count = Int(exactly: right) else {
      if right.sign == .minus { throw valueError("negative shift count") }
      if left == 0 { return Value(0) }
      throw outOf(.memory)
    }
    return try shiftLeft(left, count)
  }

  private mutating func shiftLeft(_ number: BigInt, _ count: Int) throws(Raise) -> Value {
    if count < 0 { throw valueError("negative shift count") }
    if number == 0 { return Value(0) }
    try reserve(count / 8)
    try charge((count + number.magnitude.bitWidth) >> 8)
    return int(number << count)
  }

  mutating func trueDivide(_ left: BigInt, _ right: BigInt) throws(Raise) -> Double {
    if right == 0 { throw raise(.zeroDivisionError, "division by zero") }
    if left == 0 { return right.sign == .minus ? -0.0 : 0 }
    let result = divideRounded(left, right)
    if result.isInfinite { throw raise(.overflowError, "integer division result too large for a float") }
    return result
  }

  private mutating func big(_ operation: BinaryOperator, _ left: BigInt, _ right: BigInt) throws(Raise) -> Value? {
    let words = (left.magnitude.words.count, right.magnitude.words.count)
    switch operation {
    case .add:
      try charge((words.0 + words.1) >> 3)
      return int(.sum(left, right))
    case .subtract:
      try charge((words.0 + words.1) >> 3)
      return int(left - right)
    case .multiply:
      try reserve((words.0 + words.1) * 8)
      try chargeMultiplication(words.0, words.1)
      return int(left * right)
    case .divide:
      try charge((words.0 + words.1) >> 1)
      return Value(try trueDivide(left, right))
    case .floorDivide:
      if right == 0 { throw raise(.zeroDivisionError, "integer division or modulo by zero") }
      try chargeDivision(words.0, words.1)
      return int(floorDivide(left, right).quotient)
    case .modulo:
      if right == 0 { throw raise(.zeroDivisionError, "integer modulo by zero") }
      try chargeDivision(words.0, words.1)
      return int(floorDivide(left, right).remainder)
    case .power: return try bigPower(left, right)
    case .leftShift: return try shiftLeft(left, right)
    case .rightShift:
      if right.sign == .minus { throw valueError("negative shift count") }
      guard let count = Int(exactly: right) else { return Value(left.sign == .minus ? -1 : 0) }
      try charge(words.0 >> 3)
      // Towards minus infinity, as for numbers of 64 bits.
      return int(left.sign == .minus ? -((-left - 1) >> count) - 1 : left >> count)
    case .bitOr, .bitXor, .bitAnd:
      try charge((words.0 + words.1) >> 2)
      return int(BigInt.bits(of: operation, left, right))
    case .matrixMultiply: return nil
    }
  }

  private mutating func float(_ operation: BinaryOperator, _ left: Double, _ right: Double) throws(Raise) -> Value? {
    switch operation {
    case .add: return Value(left + right)
    case .subtract: return Value(left - right)
    case .multiply: return Value(left * right)
    case .divide:
      if right == 0 { throw raise(.zeroDivisionError, "float division by zero") }
      return Value(left / right)
    case .floorDivide:
      if right == 0 { throw raise(.zeroDivisionError, "float floor division by zero") }
      return Value(floorDivide(left, right).quotient)
    case .modulo:
      if right == 0 { throw raise(.zeroDivisionError, "float modulo") }
      return Value(floorDivide(left, right).remainder)
    case .power: return try power(left, right)
    case .leftShift, .rightShift, .bitOr, .bitXor, .bitAnd, .matrixMultiply: return nil
    }
  }

  mutating func power(_ left: Double, _ right: Double) throws(Raise) -> Value {
    if left == 0, right < 0, right.isFinite {
      throw raise(.zeroDivisionError, "0.0 cannot be raised to a negative power")
    }
    if left < 0, right != right.rounded(), right.isFinite, left.isFinite {
      return try complexNumber(.power, (left, 0), (right, 0)) ?? .none
    }
    let result = Real.power(left, right)
    if result.isInfinite, left.isFinite, right.isFinite {
      let arguments = makeTuple([Value(34), string("Numerical result out of range")])
      throw raise(makeException(type(.overflowError), Value(arguments)))
    }
    return Value(result)
  }
}

/// The quotient rounded down, as Python divides.
@inline(__always)
func floorDivide(_ left: Int, _ right: Int) -> Int {
  let quotient = left / right
  return (left % right != 0) && ((left < 0) != (right < 0)) ? quotient - 1 : quotient
}

/// The remainder with the sign of the divisor.
@inline(__always)
func floorModulo(_ left: Int, _ right: Int) -> Int {
  let remainder = left % right
  return remainder != 0 && ((remainder < 0) != (right < 0)) ? remainder + right : remainder
}

func floorDivide(_ left: BigInt, _ right: BigInt) -> (quotient: BigInt, remainder: BigInt) {
  let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
  if remainder != 0, (remainder.sign == .minus) != (right.sign == .minus) { return (quotient - 1, remainder + right) }
  return (quotient, remainder)
}

func floorDivide(_ left: Double, _ right: Double) -> (quotient: Double, remainder: Double) {
  var remainder = Real.remainder(left, right)
  var quotient = (left - remainder) / right
  if remainder != 0 {
    if (right < 0) != (remainder < 0) {
      remainder += right
      quotient -= 1
    }
  } else {
    remainder = right < 0 ? -0.0 : 0.0
  }
  if quotient == 0 {
    return (left / right < 0 || (left / right == 0 && (left / right).sign == .minus) ? -0.0 : 0.0, remainder)
  }
  var whole = quotient.rounded(.down)
  if quotient - whole > 0.5 { whole += 1 }
  return (whole, remainder)
}

/// The float nearest to a fraction, ties to even.
func divideRounded(_ left: BigInt, _ right: BigInt) -> Double {
  if left == 0 { return 0 }
  let isNegative = (left.sign == .minus) != (right.sign == .minus)
  let shift = left.magnitude.bitWidth - right.magnitude.bitWidth - 66
  var (dividend, divisor) = (left.magnitude, right.magnitude)
  if shift < 0 { dividend <<= -shift } else { divisor <<= shift }
  var (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  if remainder != 0 { quotient |= 1 }
  let result = scale(BigInt(quotient), by: shift)
  return isNegative ? -result : result
}

/// number · 2^exponent, rounded once; the number's last bit stands for all that was cut off.
private func scale(_ number: BigInt, by exponent: Int) -> Double {
  let width = number.magnitude.bitWidth
  // Bits that a float of this size has no room for.
  let excess = max(width - 53, -1074 - exponent)
  if excess <= 0 { return Double(sign: .plus, exponent: exponent, significand: Double(Int(number))) }
  var kept = number >> excess
  let rest = number - (kept << excess)
  let half = BigInt(1) << (excess - 1)
  if rest > half || (rest == half && kept.magnitude.words.first.map { $0 & 1 } == 1) { kept += 1 }
  return Double(sign: .plus, exponent: exponent + excess, significand: Double(Int(kept)))
}

extension BigInt {
  /// The nearest float, ties to even; infinite when it is too large.
  var rounded: Double {
    let excess = magnitude.bitWidth - UInt.bitWidth
    let words = magnitude.words
    if excess <= 0 { return sign == .minus ? -Double(words.first ?? 0) : Double(words.first ?? 0) }
    if excess > 1025 { return sign == .minus ? -.infinity : .infinity }
    let (index, shift) = excess.quotientAndRemainder(dividingBy: UInt.bitWidth)
    var top = words[index] >> UInt(shift)
    if shift > 0 { top |= words[index + 1] << UInt(UInt.bitWidth - shift) }
    // The last of the 64 bits, far below the 53 that remain, stands for all that was cut off.
    let isCut = words[..<index].contains { $0 != 0 } || words[index] & (1 << UInt(shift) - 1) != 0
    if isCut { top |= 1 }
    let result = Double(sign: .plus, exponent: excess, significand: Double(top))
    return sign == .minus ? -result : result
  }
}

extension Value {
  /// A whole number of any size.
  var big: BigInt { kind == .bigInt ? bigInt.pointee.number : BigInt(int) }

  func complexParts(_ machine: inout Machine) throws(Raise) -> (Double, Double) {
    kind == .complex ? (complex.pointee.real, complex.pointee.imaginary) : (try machine.double(self), 0)
  }
}
