public import Authoring
public import Execution
public import Grading

/// Why what a card asks cannot be found out.
///
///     {"key": "satisfies", "problem": {"withoutAnswer": {"condition": "n == 3"}}}
public struct UnprovableReason: Sendable, Hashable, Codable {
  /// The key of the card that says what is asked.
  public let key: FieldKey
  /// What is wrong with it.
  public let problem: Problem
  /// What the key should say, where that is known.
  public internal(set) var correction: String?
  /// The bytes of the key's text at which Python stops reading; nil for what it can read.
  public internal(set) var mistake: Range<Int>?

  /// What is wrong with what a card asks.
  ///
  ///     {"idleComparison": {"comparison": "output == 5", "isTrue": false, "types": ["str", "int"],
  ///      "isAboutOutput": true}}
  public enum Problem: Sendable, Hashable, Codable {
    /// It asks for an expression after code in a language without such expressions.
    case notPython
    /// Its condition names something of code in another language than Python, of which it knows the output alone.
    case onlyOutput(condition: String)
    /// It asks for something after the code, and the code ends in an error.
    case codeEnds(seen: Observation, isStatement: Bool)
    /// Its expression ends in an error after the code ran.
    case endsInError(expression: String, error: RaisedError)
    /// Its expression is none.
    case unreadable(expression: String, error: RaisedError)
    /// Its condition on the answers does not name them.
    case withoutAnswer(condition: String)
    /// A part of its condition is a value as it is written; `about` names what the condition is about.
    case literal(part: String, isTrue: Bool, about: ConditionSubject)
    /// A part of its condition is a name, whose value is no truth; `sample` is its value as code.
    case name(part: String, type: String, sample: String)
    /// A comparison in its condition always comes to the same, since values of these types are never equal.
    case idleComparison(comparison: String, isTrue: Bool, types: [String], isAboutOutput: Bool)
    /// The code has no such line, but this many.
    case noSuchLine(line: Int, count: Int)
    /// The code prints no such line, but this many; the line is 0 where the last one is asked for.
    case noSuchOutputLine(line: Int, count: Int)
    /// The text whose line is asked for is on several lines, from 1, and no answer names them all.
    case severalLines(of: String, lines: [Int])
    /// The code that is to be fixed already does what it should.
    case nothingToFix(seen: Observation, hasResult: Bool)
  }
}

/// What a condition is about.
public enum ConditionSubject: String, Sendable, Hashable, Codable, CaseIterable {
  /// What the code prints.
  case output
  /// Each of the answers.
  case answer
}
