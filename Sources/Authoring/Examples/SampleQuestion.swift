/// The question in the examples of findings about a question's keys.
enum SampleQuestion {
  /// A question whose first answer is right, unless another place is given.
  static func whatIsPrint(
    answers: String = "[A function, A number, A word]", correctAnswerIndex: String = "0"
  ) -> String {
    """
    - id: ask
      type: question
      text: What is print()?
      answers: \(answers)
      correctAnswerIndex: \(correctAnswerIndex)

    """
  }
}
