public import Execution
public import Grading

/// A fact about code from which it follows which answers are right, or that there is no telling.
///
///     {"type": {"of": "last", "value": "4", "type": "int"}}
public enum CodeFact: Sendable, Hashable, Codable {
  /// What a run of the code shows.
  case observed(seen: Observation)
  /// The code ends in an error on a line, from 1, where the question is about that line.
  case errorLine(line: Int, error: RaisedError)
  /// The code ends without an error, where the question is about one.
  case endsWell
  /// The code never ends, as its card says.
  case neverEnds
  /// What an expression comes to after the code ran, as Python shows it; of long ones the beginning.
  case value(of: String, value: String)
  /// The type of an expression's value after the code ran.
  case type(of: String, value: String, type: String)
  /// Whether a condition is true after the code ran.
  case condition(condition: String, isTrue: Bool)
  /// An answer that is an expression ends in an error.
  case answerEnds(answer: String, error: RaisedError)
  /// A condition on the value of an answer ends in an error.
  case conditionEnds(answer: String, value: String, condition: String, error: RaisedError)
  /// Whether a condition on the value of an answer is true.
  case conditionOnAnswer(answer: String, value: String, condition: String, isTrue: Bool)
  /// What the code shows with an answer on one of its lines; nothing where that run is stopped.
  ///
  /// `isEnough`: to end without an error is all that is asked, and it does.
  case fixed(answer: String, line: Int, seen: Observation?, isEnough: Bool)
  /// How many times a text is printed.
  case occurrences(of: String, count: Int)
  /// How many lines are printed.
  case lineCount(count: Int)
  /// What is printed on a line, from 1, or on the last one, for which the line is 0.
  case outputLine(line: Int, text: String)
  /// On which lines, from 1, a text is printed.
  case position(of: String, lines: [Int])
  /// What a program shows that is an answer; nothing where its run is stopped.
  case ran(seen: Observation?)
  /// What is asked cannot be found out.
  case unprovable(reason: UnprovableReason)
}
