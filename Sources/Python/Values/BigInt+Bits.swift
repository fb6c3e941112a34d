import BigInt
import PythonSyntax

// Bits of numbers below zero, told by those of their complements, which are not: the package loses a carry into a new
// word.
extension BigInt {
  /// What an operation on bits, which is `|`, `^` or `&`, makes of two numbers.
  static func bits(of operation: BinaryOperator, _ left: BigInt, _ right: BigInt) -> BigInt {
    if operation == .bitOr { return unitedBits(left, right) }
    return operation == .bitXor ? differentBits(left, right) : commonBits(left, right)
  }

  /// The bits that two numbers share.
  static func commonBits(_ left: BigInt, _ right: BigInt) -> BigInt {
    switch (left.sign, right.sign) {
    case (.plus, .plus): left & right
    case (.plus, .minus): left - (left & right.complement)
    case (.minus, .plus): right - (right & left.complement)
    case (.minus, .minus): (left.complement | right.complement).complement
    }
  }

  /// The bits that are in either of two numbers.
  static func unitedBits(_ left: BigInt, _ right: BigInt) -> BigInt {
    if left.sign == .plus, right.sign == .plus { return left | right }
    return commonBits(left.complement, right.complement).complement
  }

  /// The bits that are in one of two numbers only.
  static func differentBits(_ left: BigInt, _ right: BigInt) -> BigInt {
    let bits = (left.sign == .minus ? left.complement : left) ^ (right.sign == .minus ? right.complement : right)
    return left.sign == right.sign ? bits : bits.complement
  }

  private var complement: BigInt { -self - 1 }
}
