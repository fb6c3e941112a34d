/// What was found out about the answers to a question.
struct AnswerFindings {
  /// What holds for all of them, in words.
  var fact = ""
  /// What holds for one of them, in words, where each is run on its own.
  var facts: [Int: String] = [:]
  /// The indices of the right ones.
  var right: [Int] = []
  /// The indices of those that say in words what the right answer is.
  var inWords: [Int] = []
  /// The indices of those that are equal to the right value, yet not the same: `5` and `5.0`.
  var equal: [Int] = []
  /// The indices of right ones that say a value as it is, such as `'a'` and `"a"`.
  var literals: Set<Int> = []
  /// The indices of those that say the right text without its quotes, where another one has them.
  var unquoted: Set<Int> = []
  /// What the right answer is, as an author would write it; nil where there are many.
  var rightText: String?
}
