extension JSONValue {
  /// A whole number; throws `EncodingError` for one that readers would round.
  init(integer: some BinaryInteger, at path: @autoclosure () -> [any CodingKey]) throws {
    guard let value = Int(exactly: integer), JSONValue.exactIntegers.contains(value) else {
      throw Self.refusal(of: integer, at: path(), "readers would round the number \(integer): it is beyond ±(2^53 − 1)")
    }
    self = .integer(value)
  }

  /// A number; throws `EncodingError` for one that JSON does not have.
  init(double: Double, at path: @autoclosure () -> [any CodingKey]) throws {
    guard let finite = FiniteDouble(double) else {
      throw Self.refusal(of: double, at: path(), "JSON has no number '\(double)'")
    }
    self = .double(finite)
  }

  private static func refusal(of value: Any, at path: [any CodingKey], _ reason: String) -> EncodingError {
    EncodingError.invalidValue(value, EncodingError.Context(codingPath: path, debugDescription: reason))
  }
}
