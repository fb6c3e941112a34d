import BigInt
import PythonSyntax

extension Machine {
  mutating func negate(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .neg) { return try call(method, value) }
    let plain = unwrap(value)
    switch plain.kind {
    case .int, .bool: return plain.int == .min ? int(-BigInt(plain.int)) : Value(-plain.int)
    case .bigInt: return int(-plain.big)
    case .float: return Value(-plain.float)
    case .complex: return complex(-plain.complex.pointee.real, -plain.complex.pointee.imaginary)
    default: throw typeError("bad operand type for unary -: '\(typeName(value))'")
    }
  }

  mutating func plus(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .pos) { return try call(method, value) }
    let plain = unwrap(value)
    switch plain.kind {
    case .bool: return Value(plain.int)
    case .int, .bigInt, .float, .complex: return plain
    default: throw typeError("bad operand type for unary +: '\(typeName(value))'")
    }
  }

  mutating func invert(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .invert) { return try call(method, value) }
    let plain = unwrap(value)
    switch plain.kind {
    case .int, .bool: return Value(~plain.int)
    case .bigInt: return int(~plain.big)
    default: throw typeError("bad operand type for unary ~: '\(typeName(value))'")
    }
  }

  /// Does `abs(value)`.
  mutating func absolute(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .abs) { return try call(method, value) }
    let plain = unwrap(value)
    switch plain.kind {
    case .int, .bool: return plain.int < 0 ? try negate(plain) : plain.kind == .int ? plain : Value(plain.int)
    case .bigInt: return int(BigInt(plain.big.magnitude))
    case .float: return Value(Swift.abs(plain.float))
    case .complex: return Value(Real.hypotenuse(plain.complex.pointee.real, plain.complex.pointee.imaginary))
    default: throw typeError("bad operand type for abs(): '\(typeName(value))'")
    }
  }

  // MARK: Complex numbers

  mutating func complexNumber(
    _ operation: BinaryOperator, _ left: (Double, Double), _ right: (Double, Double)
  ) throws(Raise) -> Value? {
    switch operation {
    case .add: return complex(left.0 + right.0, left.1 + right.1)
    case .subtract: return complex(left.0 - right.0, left.1 - right.1)
    case .multiply: return complex(left.0 * right.0 - left.1 * right.1, left.0 * right.1 + left.1 * right.0)
    case .divide: return try divide(left, right)
    case .power:
      let result = try power(left, right)
      let (real, imaginary) = (result.complex.pointee.real, result.complex.pointee.imaginary)
      let isFinite = left.0.isFinite && left.1.isFinite && right.0.isFinite && right.1.isFinite
      if isFinite, real.isInfinite || imaginary.isInfinite { throw raise(.overflowError, "complex exponentiation") }
      return result
    case .floorDivide, .modulo, .leftShift, .rightShift, .bitOr, .bitXor, .bitAnd, .matrixMultiply: return nil
    }
  }

  private mutating func divide(_ left: (Double, Double), _ right: (Double, Double)) throws(Raise) -> Value {
    if right == (0, 0) { throw raise(.zeroDivisionError, "complex division by zero") }
    if Swift.abs(right.0) >= Swift.abs(right.1) {
      let ratio = right.1 / right.0
      let denominator = right.0 + right.1 * ratio
      return complex((left.0 + left.1 * ratio) / denominator, (left.1 - left.0 * ratio) / denominator)
    }
    let ratio = right.0 / right.1
    let denominator = right.0 * ratio + right.1
    return complex((left.0 * ratio + left.1) / denominator, (left.1 * ratio - left.0) / denominator)
  }

  private mutating func power(_ left: (Double, Double), _ right: (Double, Double)) throws(Raise) -> Value {
    if right == (0, 0) { return complex(1, 0) }
    if left == (0, 0) {
      if right.1 != 0 || right.0 < 0 { throw raise(.zeroDivisionError, "0.0 to a negative or complex power") }
      return complex(0, 0)
    }
    if right.1 == 0, right.0 == right.0.rounded(), Swift.abs(right.0) <= 100 {
      return try wholePower(left, Int(right.0))
    }
    let length = Real.power(Real.hypotenuse(left.0, left.1), right.0)
    var angle = Real.angle(left.1, left.0) * right.0
    var size = length
    if right.1 != 0 {
      size /= Real.exponential(Real.angle(left.1, left.0) * right.1)
      angle += right.1 * Real.logarithm(Real.hypotenuse(left.0, left.1))
    }
    return complex(size * Real.cosine(angle), size * Real.sine(angle))
  }

  private mutating func wholePower(_ base: (Double, Double), _ exponent: Int) throws(Raise) -> Value {
    var result = (1.0, 0.0)
    var factor = base
    var rest = Swift.abs(exponent)
    while rest > 0 {
      if rest & 1 == 1 {
        result = (result.0 * factor.0 - result.1 * factor.1, result.0 * factor.1 + result.1 * factor.0)
      }
      factor = (factor.0 * factor.0 - factor.1 * factor.1, 2 * factor.0 * factor.1)
      rest >>= 1
    }
    return exponent > 0 ? complex(result.0, result.1) : try divide((1, 0), result)
  }
}
