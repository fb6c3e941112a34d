/// A double that JSON can write: neither infinite nor NaN.
public struct FiniteDouble: Sendable, Hashable {
  /// The number.
  public let value: Double

  /// The number if it is finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.value = value
  }
}

extension FiniteDouble: ExpressibleByFloatLiteral {
  /// A number written in the source; a literal too large for a double is a mistake of the programmer.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "JSON has no number '\(value)'")
    self.value = value
  }
}
