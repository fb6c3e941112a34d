/// What makes an answer about code right, with all that it takes to find out by a run.
///
///     let card = MultiSelectCard(
///       text: "?", code: "n = 5", answers: ["5"], correctAnswerIndices: [0], asks: .value, expression: "n")
///     card.codeQuestion == .value(of: "n")
public enum CodeQuestion: Sendable, Hashable, Codable {
  /// The answer is what the code prints.
  case output
  /// The answer is the value of an expression after the code ran.
  case value(of: String)
  /// The answer names the type of an expression's value after the code ran.
  case type(of: String)
  /// The answer names the error in which the code ends.
  case error
  /// The answer says how many times a text is printed.
  case occurrences(of: String)
  /// The answer says how many lines are printed.
  case lineCount
  /// The answer is what is printed on a line, from 1.
  case outputLine(line: Int)
  /// The answer is what is printed on the last line.
  case lastLine
  /// The answer says on which line a text is printed.
  case position(of: String)
  /// The answer is a program that prints a result, after the code where there is some.
  case program(result: String)
  /// With the answer on a line, from 1, the code runs without an error, and prints a result if one is given.
  case fix(line: Int, result: String?)
  /// A condition is true of the answer's value after the code ran.
  case expression(satisfies: String)
  /// The statement is true when a condition is true after the code ran.
  case statement(satisfies: String)
  /// No run can decide.
  case concept
}

extension CodeQuestion {
  /// What the keys of a card ask for; nil when one that is needed is missing.
  init?(
    _ asks: Asks, expression: String? = nil, line: Int? = nil, result: String? = nil, satisfies: String? = nil,
    of text: String? = nil
  ) {
    let question: CodeQuestion? =
      switch asks {
      case .output: .output
      case .value: expression.map { .value(of: $0) }
      case .type: expression.map { .type(of: $0) }
      case .error: .error
      case .occurrences: text.map { .occurrences(of: $0) }
      case .lineCount: .lineCount
      case .outputLine: line.map { .outputLine(line: $0) }
      case .lastLine: .lastLine
      case .position: text.map { .position(of: $0) }
      case .program: result.map { .program(result: $0) }
      case .fix: line.map { .fix(line: $0, result: result) }
      case .expression: satisfies.map { .expression(satisfies: $0) }
      case .concept: .concept
      }
    guard let question else { return nil }
    self = question
  }
}
