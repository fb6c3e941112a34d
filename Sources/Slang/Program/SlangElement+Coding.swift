/// An element as the bundle carries it: an object with its `type` and one key an argument;
/// a missing argument has no key.
///
///     {"type": "variable", "name": "score", "value": {"integer": 10}}
///     {"type": "repeat", "count": {"integer": 3}}
///     {"type": "if", "left": {"name": "score"}, "comparison": ">=", "right": {"integer": 10}}
///     {"type": "else"}  {"type": "end"}  {"type": "blank"}
///     {"type": "print", "statement": {"left": {"name": "name"}, "operator": "+", "right": {"string": "!"}}}
extension SlangElement: Codable {
  private enum Key: String, CodingKey {
    case type, name, value, count, left, comparison, right, statement
  }

  /// Reads an element; whatever is wrong with its arguments is found when the program is checked.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let expression = { (key: Key) in try container.decodeIfPresent(SlangExpression.self, forKey: key) }
    switch try container.decode(String.self, forKey: .type) {
    case "blank": self = .blank
    case "variable":
      let name = (try? container.decodeIfPresent(String.self, forKey: .name)) ?? nil
      self = .variable(name: name, value: try expression(.value))
    case "repeat": self = .repeat(count: try expression(.count))
    case "if":
      let comparison = (try? container.decodeIfPresent(SlangComparison.self, forKey: .comparison)) ?? nil
      self = .if(left: try expression(.left), comparison: comparison, right: try expression(.right))
    case "else": self = .else
    case "end": self = .end
    case "print": self = .print(try expression(.statement))
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "there is no element '\(type)'")
    }
  }

  /// Writes the element.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(keyword, forKey: .type)
    switch self {
    case .blank, .else, .end: break
    case .variable(let name, let value):
      try container.encodeIfPresent(name, forKey: .name)
      try container.encodeIfPresent(value, forKey: .value)
    case .repeat(let count): try container.encodeIfPresent(count, forKey: .count)
    case .if(let left, let comparison, let right):
      try container.encodeIfPresent(left, forKey: .left)
      try container.encodeIfPresent(comparison, forKey: .comparison)
      try container.encodeIfPresent(right, forKey: .right)
    case .print(let statement): try container.encodeIfPresent(statement, forKey: .statement)
    }
  }
}
