/// What a condition on what a program shows came to.
///
///     OutputCondition("1 <= int(output) <= 6").check("7").outcome == .fails
public enum ConditionOutcome: Sendable, Hashable, Codable {
  /// It is true.
  case holds
  /// It is false.
  case fails
  /// It ended in an error, so that nothing was found out.
  case raised(RaisedError)
  /// It reached a limit of its budget.
  case stopped(Limit)

  private enum RaisedCodingKeys: String, CodingKey { case _0 = "error" }
  private enum StoppedCodingKeys: String, CodingKey { case _0 = "limit" }
}
