/// The reading of a true-or-false card's text about its code, as far as its words are read, and whether a run bears it
/// out.
///
///     {"fact": {"output": {"told": "5"}}, "isTrue": true, "isCertain": true}
public struct StatementReading: Sendable, Hashable, Codable {
  /// The fact about the code that decides.
  public let fact: Fact
  /// True if the text is true.
  public let isTrue: Bool
  /// False where the text may mean something else, though that is not likely.
  public let isCertain: Bool

  /// The fact about the code that decides whether a text is true.
  ///
  ///     {"rounds": {"stated": 4, "count": 3}}
  public enum Fact: Sendable, Hashable, Codable {
    /// The output: the text says nothing but that the code prints this.
    case output(told: String)
    /// The value of a variable, or how many elements it holds.
    case value(stated: StatedValue)
    /// Something else of variables or values, as a condition: that one is greater, even, sorted.
    case condition(stated: StatedCondition)
    /// That it ends in an error before it prints anything: the text says that something is printed.
    case nothingPrinted
    /// That it prints something else than this, which the text names.
    case otherOutput(told: String)
    /// How often the body of its only loop runs, and how often the text says that it does.
    case rounds(stated: Int, count: Int)
    /// How it ends, and whether it prints anything: in an error, without one, or never.
    case ending
  }
}

/// The comparison of a statement's text with its condition.
public enum StatementComparison: String, Sendable, Hashable, Codable, CaseIterable {
  /// Both are true, or both are false, for all that is read of the text.
  case same
  /// One of them is true, and the other is not.
  case contrary
  /// The words of the text are not read, but the condition has all values and a name that the text has.
  case shared
  /// The words of the text are not read, and it has values or names that the condition has not, or the other way round.
  case apart

  /// Why the condition proves nothing of the text; nil where the text is read, and both come to the same.
  public var unproven: UnprovenReason? {
    switch self {
    case .same: nil
    case .contrary, .apart: .conditionAlone
    case .shared: .unreadText
    }
  }
}
