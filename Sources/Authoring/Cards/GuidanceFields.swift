import CurriculumBundle

/// The keys with which questions of any kind help their learners.
enum GuidanceFields {
  static let feedback = Field.optional(
    .feedback, .list(of: .form(AnswerFeedbackForm.self), named: "answers with their feedback"),
    "What a learner is told who chose a wrong answer, by answer.",
    example: """

        - answer: 23
          text: That would put the digits side by side.
      """)
  static let explanation = Field.optional(
    .explanation, .text, "Why the right answer is right; a learner reads it after the question.",
    example: "The plus sign adds the two numbers.")

  /// The keys of a question with nothing to choose from.
  static let ofStatements = [ProgramFields.hints.declaration, explanation.declaration]
  /// The keys of a question with answers, words or lines to choose from.
  static let ofChoices = [ProgramFields.hints.declaration, feedback.declaration, explanation.declaration]
}

/// How feedback on an answer is written.
enum AnswerFeedbackForm: Form {
  static let name = "feedback"
  static let documentation = "What to tell a learner who chose an answer."

  static let answer = Field.required(
    .answer, .output, "A wrong answer, word or line, as it stands on the card.", example: "23")
  static let text = Field.required(
    .text, .text, "What to say about it.", example: "That would put the digits side by side.")

  static let fields = [answer.declaration, text.declaration]

  static func read(_ reader: borrowing FieldReader) -> AuthoredFeedback? {
    let (answer, text) = (reader.located(answer), reader.located(text))
    guard let answer, let text else { return nil }
    return AuthoredFeedback(answer: answer, text: text)
  }
}
