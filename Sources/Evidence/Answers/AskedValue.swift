/// The value that the text of a question without code asks for.
///
///     {"expression": "2 + 3 * 4", "value": "14"}
public struct AskedValue: Sendable, Hashable, Codable {
  /// The calculation that the text has; nil where it asks which values count as true, or as false.
  public let expression: String?
  /// The condition on `answer` that is true of right answers, or the one that a statement states; nil where the text
  /// states none.
  public let condition: String?
  /// Its value as Python shows it, or `True` or `False`.
  public let value: String

  /// A value from its parts.
  package init(expression: String? = nil, condition: String? = nil, value: String) {
    (self.expression, self.condition, self.value) = (expression, condition, value)
  }
}
