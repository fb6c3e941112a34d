package import BigInt

/// The value of a literal.
package enum Constant: Sendable {
  case none
  case `true`
  case `false`
  case ellipsis
  case integer(Int)
  case bigInteger(BigInt)
  case float(Double)
  /// The imaginary part; the real part of such a literal is zero.
  case imaginary(Double)
  case string(TextLiteral)
  case bytes([UInt8])
}
