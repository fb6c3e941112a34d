import BigInt

/// A literal key of a mapping pattern; keys that are equal in Python are equal.
struct PatternKey: Hashable {
  fileprivate enum Value: Hashable {
    case none
    case integer(BigInt)
    case complex(real: Double, imaginary: Double)
    case string([UInt8])
    case bytes([UInt8])
  }

  private let value: Value
  /// The key as Python writes it.
  let text: String

  /// The key that an expression stands for, if it is a literal.
  init?(_ key: Expression) {
    guard let (value, text) = PatternKey.read(key) else { return nil }
    self.value = value
    self.text = text
  }

  static func == (left: PatternKey, right: PatternKey) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }

  private static func read(_ key: Expression) -> (Value, String)? {
    switch key.form {
    case .constant(let constant): return (value(of: constant), constant.representation)
    case .unary(.minus, let operand):
      guard case .constant(let constant) = operand.form else { return nil }
      return negate(constant)
    case .binary(let binary, let left, let right):
      guard let real = PatternKey(left)?.value.real, case .constant(.imaginary(let number)) = right.form else {
        return nil
      }
      let imaginary = binary == .subtract ? -number : number
      return (simplest(real, imaginary), representComplex(real, imaginary))
    case .unary, .name, .attribute, .subscript, .slice, .call, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      return nil
    }
  }

  private static func negate(_ constant: Constant) -> (Value, String)? {
    switch constant {
    case .integer(let number): (.integer(-BigInt(number)), "\(-number)")
    case .bigInteger(let number): (.integer(-number), "\(-number)")
    case .float(let number): (simplest(-number, 0), representFloat(-number))
    case .imaginary(let number): (simplest(-0.0, -number), representComplex(-0.0, -number))
    case .none, .true, .false, .ellipsis, .string, .bytes: nil
    }
  }

  private static func value(of constant: Constant) -> Value {
    switch constant {
    case .none, .ellipsis: .none
    case .true: .integer(1)
    case .false: .integer(0)
    case .integer(let number): .integer(BigInt(number))
    case .bigInteger(let number): .integer(number)
    case .float(let number): simplest(number, 0)
    case .imaginary(let number): simplest(0, number)
    case .string(let text): .string(text.bytes)
    case .bytes(let bytes): .bytes(bytes)
    }
  }

  /// A number as an integer where it is one.
  private static func simplest(_ real: Double, _ imaginary: Double) -> Value {
    if imaginary == 0, let whole = BigInt(exactly: real) { return .integer(whole) }
    return .complex(real: real, imaginary: imaginary)
  }
}

extension PatternKey.Value {
  fileprivate var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .complex(let real, imaginary: 0): real
    case .complex, .none, .string, .bytes: nil
    }
  }
}
