/// What a question about code asks for.
public enum Asks: String, Codable, Sendable, CaseIterable {
  /// What the code prints.
  case output
  /// The value of an expression after the code ran.
  case value
  /// The type of an expression's value after the code ran.
  case type
  /// The error in which the code ends.
  case error
  /// How many times a text is printed.
  case occurrences
  /// How many lines are printed.
  case lineCount
  /// What is printed on a line.
  case outputLine
  /// What is printed last.
  case lastLine
  /// On which line a text is printed.
  case position
  /// A program that prints a result.
  case program
  /// What to write on a line so that the code works.
  case fix
  /// An expression of which a condition is true after the code ran.
  case expression
  /// Something that no run of the code can decide.
  case concept
}
