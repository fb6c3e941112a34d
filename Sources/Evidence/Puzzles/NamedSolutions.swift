/// The solutions of a puzzle whose output its text names, where the card does not say what comes out, and the text does
/// not name the output of the stated solution; none where it names a number that no solution prints.
///
///     {"stated": "0\n2\n4", "named": "2\n4\n6", "orders": [[0, 1, 3, 2]], "fillings": [], "isComplete": true}
public struct NamedSolutions: Sendable, Hashable, Codable {
  /// The output of the stated solution, without the line ends that close it; empty for nothing.
  public let stated: String
  /// The output that the text names.
  public let named: String
  /// The orders of the lines that print it, by the places of the lines.
  public let orders: [[Int]]
  /// The words for all blanks with which it is printed.
  public let fillings: [[String]]
  /// True where there are no other such orders or words.
  public let isComplete: Bool
}
