import CurriculumBundle

/// A `questionWithCode` card.
package struct AuthoredQuestionWithCode: Sendable {
  /// The code.
  package let code: Located<String>
  /// The question.
  package let text: Located<String>
  /// The answers to choose from.
  package let choices: AuthoredChoices
  /// Which answer is right.
  package let key: AuthoredKey
  /// The question about the code.
  package let question: AuthoredCodeQuestion
  /// The help for learners.
  package let guidance: AuthoredGuidance

  /// The card that learners get.
  var card: QuestionWithCodeCard {
    QuestionWithCodeCard(
      code: code.value, language: question.language?.value, variants: question.variants?.published,
      text: text.value, answers: choices.answers.value, correctAnswerIndex: key.index.value,
      answerImages: choices.publishedImages, asks: question.asks?.value, expression: question.expression?.value,
      line: question.line?.value, result: question.result?.value, satisfies: question.satisfies?.value,
      of: question.of?.value, given: question.given?.value, input: question.input?.value,
      raises: question.raises?.value, neverEnds: question.neverEnds?.value, hints: guidance.hints?.value,
      feedback: guidance.published, explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.key) = (question, guidance, key)
    fields.choices(choices)
    return fields
  }
}
