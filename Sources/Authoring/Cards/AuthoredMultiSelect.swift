import CurriculumBundle

/// A `multiSelect` card.
package struct AuthoredMultiSelect: Sendable {
  /// The question.
  package let text: Located<String>
  /// The answers to choose from.
  package let choices: AuthoredChoices
  /// The indices of all right answers, from 0.
  package let keys: Located<[Int]>
  /// The question about code.
  package let question: AuthoredCodeQuestion
  /// The help for learners.
  package let guidance: AuthoredGuidance

  /// The card that learners get.
  var card: MultiSelectCard {
    MultiSelectCard(
      text: text.value, code: question.code?.value, language: question.language?.value,
      answers: choices.answers.value, correctAnswerIndices: keys.value, answerImages: choices.publishedImages,
      asks: question.asks?.value, expression: question.expression?.value, line: question.line?.value,
      result: question.result?.value, satisfies: question.satisfies?.value, of: question.of?.value,
      given: question.given?.value, input: question.input?.value, raises: question.raises?.value,
      neverEnds: question.neverEnds?.value, hints: guidance.hints?.value, feedback: guidance.published,
      explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.keys) = (question, guidance, keys)
    fields.choices(choices)
    return fields
  }
}
