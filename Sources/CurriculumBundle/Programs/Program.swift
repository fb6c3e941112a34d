public import JSON

/// A program on a card, as an app's editor holds it: a text, or elements in order.
///
///     "print(1)"
public enum Program: Sendable, Hashable {
  /// A program of a language that is written as text.
  case text(String)
  /// A program of a language whose programs are put together, one JSON object an element; the language's own module
  /// decodes them.
  case elements([JSONValue])
}

extension Program: Codable {
  /// Reads a program: a string or an array of elements.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .elements(try container.decode([JSONValue].self))
    }
  }

  /// Writes a program.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .elements(let elements): try container.encode(elements)
    }
  }
}
