import BigInt
import PythonSyntax

// Operations on constants that CPython works out before it compiles; `is` shows it, since equal constants of a text are
// one object.

extension Expression {
  /// The constant that CPython makes of the expression; nil where it makes none, or the operation would raise.
  var folded: LinkConstant? { folded(within: 40) }

  /// Deeper operations are left to the run, so that a long chain takes no time that grows with its square.
  private func folded(within depth: Int) -> LinkConstant? {
    if depth == 0 { return nil }
    switch form {
    case .constant(let constant): return .literal(constant)
    case .unary(let unary, let value):
      guard case .literal(let constant)? = value.folded(within: depth - 1) else { return nil }
      return constant.folded(unary).map { .literal($0) }
    case .binary(let binary, let left, let right):
      guard case .literal(let second)? = right.folded(within: depth - 1),
        case .literal(let first)? = left.folded(within: depth - 1)
      else { return nil }
      return first.folded(binary, second).map { .literal($0) }
    case .tuple(let items):
      var constants: [LinkConstant] = []
      for item in items {
        guard let constant = item.folded(within: depth - 1) else { return nil }
        constants.append(constant)
      }
      return .tuple(constants)
    case .name, .attribute, .subscript, .slice, .call, .boolean, .compare, .conditional, .lambda, .walrus, .list, .set,
      .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield,
      .yieldFrom, .await, .joinedString, .formatted:
      return nil
    }
  }
}

extension Constant {
  /// The bits beyond which CPython leaves a product, a power or a shift to the run.
  private static let mostBits = 128
  /// The bytes beyond which it leaves a repetition to the run.
  private static let mostBytes = 4096

  fileprivate func folded(_ unary: UnaryOperator) -> Constant? {
    switch unary {
    case .minus: return negated ?? whole.map { Constant(-$0) }
    case .plus: return whole.map { Constant($0) } ?? (real == nil ? nil : self)
    case .invert: return whole.map { Constant(-$0 - 1) }
    case .not:
      guard let whole else { return nil }
      return whole == 0 ? .true : .false
    }
  }

  fileprivate func folded(_ binary: BinaryOperator, _ right: Constant) -> Constant? {
    // Of two truth values the bit operations make another one.
    if isTruth, right.isTruth { return nil }
    if let first = whole, let second = right.whole { return Constant.fold(binary, first, second) }
    if let first = real, let second = right.real { return Constant.fold(binary, first, second) }
    switch (self, right) {
    case (.string(var text), .string(let other)) where binary == .add:
      text.append(other)
      return .string(text)
    case (.bytes(let bytes), .bytes(let other)) where binary == .add: return .bytes(bytes + other)
    case (.string, .integer(let count)) where binary == .multiply: return repeated(count)
    case (.bytes, .integer(let count)) where binary == .multiply: return repeated(count)
    case (.integer(let count), .string) where binary == .multiply: return right.repeated(count)
    case (.integer(let count), .bytes) where binary == .multiply: return right.repeated(count)
    default: return nil
    }
  }

  private func repeated(_ count: Int) -> Constant? {
    let count = max(0, count)
    switch self {
    case .string(let text):
      guard count <= Constant.mostBytes, text.count * count <= Constant.mostBytes else { return nil }
      return .string((0..<count).reduce(into: TextLiteral()) { result, _ in result.append(text) })
    case .bytes(let bytes):
      guard count <= Constant.mostBytes, bytes.count * count <= Constant.mostBytes else { return nil }
      return .bytes(Array([[UInt8]](repeating: bytes, count: count).joined()))
    default: return nil
    }
  }

  private static func fold(_ binary: BinaryOperator, _ left: BigInt, _ right: BigInt) -> Constant? {
    let bits = left.magnitude.bitWidth
    switch binary {
    case .add: return Constant(left + right)
    case .subtract: return Constant(left - right)
    case .multiply: return bits + right.magnitude.bitWidth <= mostBits ? Constant(left * right) : nil
    case .divide:
      guard right != 0, left.magnitude <= 1 << 53, right.magnitude <= 1 << 53 else { return nil }
      return .float(Double(Int(left)) / Double(Int(right)))
    case .floorDivide, .modulo:
      guard right != 0 else { return nil }
      let (quotient, remainder) = left.quotientAndRemainder(dividingBy: right)
      let isBelow = remainder != 0 && (remainder < 0) != (right < 0)
      if binary == .floorDivide { return Constant(isBelow ? quotient - 1 : quotient) }
      return Constant(isBelow ? remainder + right : remainder)
    case .power:
      guard right >= 0, right <= mostBits, bits * Int(right) <= mostBits else { return nil }
      return Constant(left.power(Int(right)))
    case .leftShift:
      guard right >= 0, right <= mostBits, bits + Int(right) <= mostBits else { return nil }
      return Constant(left << Int(right))
    case .rightShift: return left >= 0 && right >= 0 && right <= 1 << 20 ? Constant(left >> Int(right)) : nil
    case .bitAnd, .bitOr, .bitXor:
      guard let first = Int(exactly: left), let second = Int(exactly: right) else { return nil }
      return .integer(binary == .bitAnd ? first & second : binary == .bitOr ? first | second : first ^ second)
    case .matrixMultiply: return nil
    }
  }

  private static func fold(_ binary: BinaryOperator, _ left: Double, _ right: Double) -> Constant? {
    switch binary {
    case .add: .float(left + right)
    case .subtract: .float(left - right)
    case .multiply: .float(left * right)
    case .divide: right == 0 ? nil : .float(left / right)
    case .floorDivide, .modulo, .power, .leftShift, .rightShift, .bitAnd, .bitOr, .bitXor, .matrixMultiply: nil
    }
  }

  /// A whole number, in 64 bits where it fits.
  init(_ number: BigInt) {
    if let small = Int(exactly: number) { self = .integer(small) } else { self = .bigInteger(number) }
  }

  private var isTruth: Bool {
    switch self {
    case .true, .false: true
    case .none, .ellipsis, .integer, .bigInteger, .float, .imaginary, .string, .bytes: false
    }
  }

  /// The number of a whole one, truth values included.
  private var whole: BigInt? {
    switch self {
    case .true: 1
    case .false: 0
    case .integer(let number): BigInt(number)
    case .bigInteger(let number): number
    case .none, .ellipsis, .float, .imaginary, .string, .bytes: nil
    }
  }

  /// The number of a `float`, or of a whole one that is exact as a `float`.
  private var real: Double? {
    if case .float(let number) = self { return number }
    guard let whole, whole.magnitude <= 1 << 53 else { return nil }
    return Double(Int(whole))
  }
}

extension LinkConstant {
  /// The text by which equal constants are known: the kinds of numbers and the signs of zeros are told apart.
  var key: String {
    switch self {
    case .text(let text): "t\(text.utf8.count):\(text)"
    case .tuple(let items): "(" + items.map(\.key).joined(separator: ",") + ")"
    case .literal(let constant): constant.key
    }
  }
}

extension Constant {
  fileprivate var key: String {
    switch self {
    case .none: "N"
    case .true: "T"
    case .false: "F"
    case .ellipsis: "E"
    case .integer(let number): "i\(number)"
    case .bigInteger(let number): "i" + String(number, radix: 32)
    case .float(let number): "f\(number.bitPattern)"
    case .imaginary(let number): "j\(number.bitPattern)"
    case .string(let text): "s" + text.bytes.map { String($0, radix: 36) }.joined(separator: ".")
    case .bytes(let bytes): "b" + bytes.map { String($0, radix: 36) }.joined(separator: ".")
    }
  }
}
