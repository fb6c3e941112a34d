/// What a call in the names of a program came to.
///
///     let call = PythonCall("fizz(15)", goal: .value("'FizzBuzz'"))
///     let program = PythonProgram(source: "def fizz(n):\n  return 'Fizz'")
///     program.run(calling: call).call
///     // CallOutcome(.returned("'Fizz'"), meetsGoal: false, wanted: "'FizzBuzz'")
public struct CallOutcome: Sendable, Hashable {
  /// How a call ended.
  public enum End: Sendable, Hashable {
    /// It was not made: the program had ended in an error, was left or was stopped before.
    case notMade
    /// A line before it, which makes what it needs, ended in an error.
    case notPrepared
    /// The program does not define a name that it needs.
    case undefined(String)
    /// It came to a value, as the language shows it.
    case returned(String)
    /// It raised an error, which is the outcome's ending.
    case raised
    /// It left the program, as `exit()` does.
    case left

    /// True for a call that returned what a function without a `return` does.
    package var returnsNothing: Bool { self == .returned("None") || self == .returned("undefined") }
  }

  /// How it ended.
  public var end: End
  /// Whether that is what was asked for; where nothing was, whether it came to a value.
  public var meetsGoal: Bool
  /// The value that it should have returned, as the language shows it; nil where it did, or no value was asked for.
  public var wanted: String?
  /// What the condition on it came to; nil where there is none, or it came to no value.
  public var condition: ConditionOutcome?

  /// An outcome from its parts.
  public init(_ end: End, meetsGoal: Bool = false, wanted: String? = nil, condition: ConditionOutcome? = nil) {
    self.end = end
    self.meetsGoal = meetsGoal
    self.wanted = wanted
    self.condition = condition
  }
}
