import CurriculumBundle

/// A `trueFalse` card.
package struct AuthoredTrueFalse: Sendable {
  /// The statement.
  package let text: Located<String>
  /// Its truth.
  package let answer: Located<Bool>
  /// The statement's code.
  package let question: AuthoredCodeQuestion
  /// The help for learners; there is no feedback on a single wrong answer.
  package let guidance: AuthoredGuidance

  /// The card that learners get.
  var card: TrueFalseCard {
    TrueFalseCard(
      text: text.value, code: question.code?.value, language: question.language?.value, answer: answer.value,
      satisfies: question.satisfies?.value, given: question.given?.value, input: question.input?.value,
      raises: question.raises?.value, neverEnds: question.neverEnds?.value, hints: guidance.hints?.value,
      explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.answer) = (question, guidance, answer)
    return fields
  }
}
