import Execution

/// What became of a call in the names of a program.
///
///     {"meetsGoal": false, "returned": "'Fizz'", "failsBefore": false}
public struct CallEvidence: Sendable, Hashable, Codable {
  /// Whether it returned or raised what was asked for; true where only what it prints counts, and it returned.
  public let meetsGoal: Bool
  /// The value that it returned, as Python shows it; nil where it did not return.
  public let returned: String?
  /// The name that it needs and that the program does not define; nil where there is none.
  public let undefined: String?
  /// Whether a line before the call ended in an error, so that nothing was called.
  public let failsBefore: Bool

  init(_ outcome: CallOutcome) {
    meetsGoal = outcome.meetsGoal
    failsBefore = outcome.end == .notPrepared
    switch outcome.end {
    case .returned(let value): (returned, undefined) = (value, nil)
    case .undefined(let name): (returned, undefined) = (nil, name)
    case .notMade, .notPrepared, .raised, .left: (returned, undefined) = (nil, nil)
    }
  }
}
