/// What checks say of right programs that are written in another way, and do the same.
public struct OtherWritings: Sendable, Hashable, Codable {
  /// A right program that passes only with the random numbers of the fixed seed; nil where none is known.
  public internal(set) var drawn: Refusal?
  /// The other writings that are refused, by right program in their order.
  public internal(set) var refused: [Refusal] = []

  /// A right program that is refused in another writing, or with other random numbers.
  ///
  ///     {"place": {"solution": {"index": 0}}, "program": "name = input()\nprint((\"Hello \" + str(name)))\n",
  ///      "line": 2, "change": {"other": {"change": "`f\"Hello {name}\"` became `\"Hello \" + str(name)`"}},
  ///      "missingUse": "python.fstring"}
  public struct Refusal: Sendable, Hashable, Codable {
    /// The program that is right.
    public let role: TaskProgramRole
    /// What is refused.
    public let program: String
    /// The line, element or card that was changed, from 1; 0 where none was.
    public let line: Int
    /// What was changed.
    public let change: Change
    /// What it should use and does not, where it passes every check.
    public let missingUse: String?
    /// The first check that it fails; nil where it passes every check.
    public let failure: CheckEvidence?

    private enum CodingKeys: String, CodingKey {
      case role = "place"
      case program, line, change, missingUse, failure
    }
  }

  /// How a program is written otherwise.
  ///
  ///     {"name": {"old": "total", "change": "`total` became `total_`"}}
  public enum Change: Sendable, Hashable, Codable {
    /// Other random numbers are drawn.
    case draws
    /// Numbers are added in another order.
    case orderOfAdding(String)
    /// A variable has another name.
    case name(old: String, String)
    /// Something else, in words.
    case other(String)
    /// `input()` does not show a text of which no learner is told.
    case prompt(String)

    private enum OrderOfAddingCodingKeys: String, CodingKey { case _0 = "change" }
    private enum NameCodingKeys: String, CodingKey { case old, _1 = "change" }
    private enum OtherCodingKeys: String, CodingKey { case _0 = "change" }
    private enum PromptCodingKeys: String, CodingKey { case _0 = "text" }
  }
}
