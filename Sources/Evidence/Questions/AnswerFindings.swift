/// What was found out about the answers to a question.
///
///     {"fact": {"observed": {"seen": {"output": "5"}}}, "facts": {}, "right": [3], "inWords": [], "reformatted": [],
///      "equal": [], "literals": [], "unquoted": [], "rightText": "5"}
public struct AnswerFindings: Sendable, Hashable, Codable {
  /// What holds for all of them; nil where each is run on its own.
  public internal(set) var fact: CodeFact?
  /// What holds for one of them, by its index, where each is run on its own.
  public internal(set) var facts: [Int: CodeFact] = [:]
  /// The indices of the right ones.
  public internal(set) var right: [Int] = []
  /// The index of one that is right since all others are; nil without one.
  public internal(set) var all: Int?
  /// The indices of those that say in words what the right answer is.
  public internal(set) var inWords: [Int] = []
  /// The indices of those that are what is printed in another format, such as `10, 5` for two lines, where no answer is
  /// just that.
  public internal(set) var reformatted: [Int] = []
  /// The indices of those that are equal to the right value, yet not the same: `5` and `5.0`.
  public internal(set) var equal: [Int] = []
  /// The indices of right ones that say a value as it is, such as `'a'` and `"a"`.
  public internal(set) var literals: [Int] = []
  /// The indices of those that say the right text without its quotes, where another one has them.
  public internal(set) var unquoted: [Int] = []
  /// What the right answer is, as an author would write it; nil where there are many.
  public internal(set) var rightText: String?
}
