/// What a plain scalar is to a reader that guesses types.
public enum ScalarReading: Sendable, Hashable {
  /// Nothing: left out, `null` or `~`.
  case null
  /// True or false.
  case boolean(Bool)
  /// A whole number; nil beyond 64 bits.
  case integer(Int?)
  /// A number with a fraction or an exponent.
  case number(Double)
  /// A date, to YAML 1.1 only.
  case date
  /// `=` and `<<`, which mean something of their own to YAML 1.1 only.
  case mark
  /// Text.
  case text

  /// The reading in words, as in: the whole number 8.
  public var words: String {
    switch self {
    case .null: "nothing"
    case .boolean(let value): "the boolean \(value)"
    case .integer(let value?): "the whole number \(value)"
    case .integer(nil): "a very large whole number"
    case .number(let value): "the number \(value)"
    case .date: "a date"
    case .mark: "a mark of the language"
    case .text: "text"
    }
  }
}

extension ScalarReading {
  /// Whether both versions of YAML take a text for text when it stands without quotes;
  /// says nothing about its characters.
  package static func isTextToAll(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { version11($0) == .text && version12($0) == .text }
  }
}

/// A plain scalar that is one thing to YAML 1.1 (PyYAML, Ruby) and another to YAML 1.2 (this reader, most editors).
public struct ScalarAmbiguity: Sendable, Hashable {
  /// The scalar as it is written.
  public let written: String
  /// What it is to YAML 1.1.
  public let version11: ScalarReading
  /// What it is to YAML 1.2, and to this reader.
  public let version12: ScalarReading

  /// The words of a finding: what each reader sees.
  public var message: String {
    "'\(written)' is \(version12.words) to YAML 1.2, but \(version11.words) to YAML 1.1"
  }

  /// The imperative that makes every reader take the scalar for text.
  public var helpForText: String { "put it in quotes: `\"\(written)\"`" }

  /// The imperative that makes every reader take the scalar for the same number or boolean; nil where no plain scalar
  /// does.
  public var helpForValue: String? {
    let readings = version12 == .text ? [version11] : [version12, version11]
    let ways = readings.compactMap(\.plain).map { "`\($0)`" }
    return ways.first.map { "write \($0)" + (ways.count > 1 ? ", or \(ways[1]) if that is meant" : "") }
  }
}

extension ScalarReading {
  /// A plain scalar that every reader takes for this; nil where there is none.
  fileprivate var plain: String? {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value?): "\(value)"
    case .number(let value): "\(value)"
    case .null, .integer(nil), .date, .mark, .text: nil
    }
  }
}
