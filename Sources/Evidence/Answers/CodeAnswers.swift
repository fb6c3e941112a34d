public import Execution

/// The outcomes of answers that are code or its variables, where their question does not say what makes one right.
///
///     {"outcomes": [{"answer": 0, "printed": "", "value": "6", "changed": []},
///      {"answer": 1, "printed": "33", "changed": []}], "named": [1], "alike": []}
public struct CodeAnswers: Sendable, Hashable, Codable {
  /// The outcome of each of them, in their order; those about the other answers have none.
  public let outcomes: [AnswerOutcome]
  /// The indices of those whose outcome the text of the question names, in their order.
  public let named: [Int]
  /// The indices of those that do the same as the only key, whatever their variables are, and that no word of the text
  /// tells apart from it, in their order.
  public let alike: [Int]
  /// The value that a question without code asks for; nil where it does not.
  public let asked: AskedValue?

  init(outcomes: [AnswerOutcome], named: [Int], alike: [Int], asked: AskedValue? = nil) {
    (self.outcomes, self.named, self.alike, self.asked) = (outcomes, named, alike, asked)
  }

  /// Returns the outcome of the answer at an index; nil for one about the other answers.
  public func outcome(of index: Int) -> AnswerOutcome? { outcomes.first { $0.answer == index } }
}

/// The outcome of an answer that is code, run after the code of its card.
///
///     {"answer": 2, "printed": "", "changed": [{"name": "total", "value": "5"}]}
public struct AnswerOutcome: Sendable, Hashable, Codable {
  /// A variable with its value as Python shows it.
  ///
  ///     {"name": "total", "value": "5"}
  public struct Variable: Sendable, Hashable, Codable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: String
  }

  /// The index of the answer.
  public let answer: Int
  /// The text that it prints itself, without the line ends that close it; empty for nothing.
  public let printed: String
  /// The value of an expression that prints nothing, as Python shows it; nil for a statement, and for a `None` beside
  /// which something is changed.
  public let value: String?
  /// The variables that it changes or makes, as they are afterwards, by their names.
  public let changed: [Variable]
  /// The type of the value of an answer that is a variable of the code; nil for other answers.
  public let type: String?
  /// The error in which it ends, without its line; nil where it comes to its end.
  public let error: RaisedError?

  init(
    of answer: Int, printed: String, value: String? = nil, type: String? = nil, changed: [Variable] = [],
    error: RaisedError? = nil
  ) {
    (self.answer, self.printed, self.value, self.changed, self.error) = (answer, printed, value, changed, error)
    self.type = type
  }
}
