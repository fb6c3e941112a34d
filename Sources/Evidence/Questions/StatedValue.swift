/// The value that the text of a true-or-false card gives a variable, and the one that it has when the code has run.
///
///     {"expression": "x", "stated": "-3", "value": "-4", "isTrue": false}
public struct StatedValue: Sendable, Hashable, Codable {
  /// The variable, with an index where an element is meant, or its length: `len(x)`.
  public let expression: String
  /// The value that the text states, as Python writes it.
  public let stated: String
  /// The value after the code, as Python shows it.
  public let value: String
  /// True where both are the same.
  public let isTrue: Bool
}
