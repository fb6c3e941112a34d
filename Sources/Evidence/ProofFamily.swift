/// What is proven about content by runs.
public enum ProofFamily: String, Sendable, Hashable, Codable, CaseIterable {
  /// Which answers to a question are right.
  case keys
  /// Which orders of lines are right.
  case orders
  /// Which words are right in the blanks of code.
  case blanks
  /// Whether robots can solve their levels, with how few cards and without which.
  case levels
}
