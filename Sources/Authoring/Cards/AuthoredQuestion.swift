import CurriculumBundle

/// A `question` card.
///
/// Few questions say more than their answers, so that the rest is behind a reference.
package struct AuthoredQuestion: Sendable {
  /// The question.
  package let text: Located<String>
  /// The answers to choose from.
  package let choices: AuthoredChoices
  /// Which answer is right.
  package let key: AuthoredKey
  private let details: Rare<Details>?

  private struct Details: Sendable {
    let question: AuthoredCodeQuestion
    let guidance: AuthoredGuidance
  }

  init(
    text: Located<String>, choices: AuthoredChoices, key: AuthoredKey, question: AuthoredCodeQuestion,
    guidance: AuthoredGuidance
  ) {
    (self.text, self.choices, self.key) = (text, choices, key)
    let isPlain =
      guidance.isEmpty && question.asks == nil && question.language == nil && question.result == nil
      && question.satisfies == nil && question.given == nil && question.input == nil
    details = isPlain ? nil : .part(Details(question: question, guidance: guidance))
  }

  /// The kind of the answers, where a run proves which is right.
  package var question: AuthoredCodeQuestion { details?.value.question ?? AuthoredCodeQuestion() }
  /// The help for learners.
  package var guidance: AuthoredGuidance { details?.value.guidance ?? AuthoredGuidance() }

  /// The card that learners get.
  var card: QuestionCard {
    guard let details = details?.value else {
      return QuestionCard(
        text: text.value, answers: choices.answers.value, correctAnswerIndex: key.index.value,
        answerImages: choices.publishedImages)
    }
    let (question, guidance) = (details.question, details.guidance)
    return QuestionCard(
      text: text.value, answers: choices.answers.value, correctAnswerIndex: key.index.value,
      answerImages: choices.publishedImages, asks: question.asks?.value, language: question.language?.value,
      result: question.result?.value, satisfies: question.satisfies?.value, given: question.given?.value,
      input: question.input?.value, hints: guidance.hints?.value, feedback: guidance.published,
      explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.key) = (question, guidance, key)
    fields.choices(choices)
    return fields
  }
}
