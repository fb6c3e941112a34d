import CurriculumBundle

/// The help that a question gives its learners.
package struct AuthoredGuidance: Sendable {
  /// The hints for a learner who is stuck.
  package var hints: Located<[String]>?
  /// The feedback on wrong answers.
  package var feedback: Located<[AuthoredFeedback]>?
  /// Why the right answer is right.
  package var explanation: Located<String>?

  init() {}

  /// Reads the keys of a question with answers, words or lines to choose from.
  init(_ reader: borrowing FieldReader) {
    hints = reader.located(ProgramFields.hints)
    feedback = reader.located(GuidanceFields.feedback)
    explanation = reader.located(GuidanceFields.explanation)
  }

  /// True where nothing is said.
  var isEmpty: Bool { hints == nil && feedback == nil && explanation == nil }

  /// The feedback as it is published, without that on decoys.
  var published: [AnswerFeedback]? { feedback?.value.map(\.feedback) }
}

/// Feedback on an answer.
package struct AuthoredFeedback: Sendable {
  /// The wrong answer.
  package let answer: Located<String>
  /// The feedback.
  package let text: Located<String>

  /// As it is published.
  var feedback: AnswerFeedback { AnswerFeedback(answer: answer.value, text: text.value) }
}
