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

  /// The words of its help: how to write the one or the other so that all readers agree.
  public var help: String {
    let quoted = "put it in quotes, \"\(written)\", for text"
    guard let plain = unambiguous else { return quoted }
    return "write \(plain); \(quoted)"
  }

  private var unambiguous: String? {
    let readings = version12 == .text ? [version11] : [version12, version11]
    var ways: [String] = []
    for reading in readings {
      switch reading {
      case .boolean(let value): ways.append("`\(value)` for the boolean")
      case .integer(let value?): ways.append("`\(value)` for the number")
      case .number(let value): ways.append("`\(value)` for the number")
      case .null, .integer(nil), .date, .mark, .text: continue
      }
    }
    return ways.isEmpty ? nil : ways.joined(separator: ", ")
  }
}
