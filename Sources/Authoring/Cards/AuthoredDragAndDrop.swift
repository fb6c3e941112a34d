import CurriculumBundle

/// A `dragAndDrop` card.
package struct AuthoredDragAndDrop: Sendable {
  /// The text, which says what to do.
  package let text: Located<String>?
  /// The sentence with its blanks.
  package let sentence: Located<String>?
  /// The words to drag.
  package let tokens: Located<[String]>
  /// For each blank the words that are right in it.
  package let answers: Located<[[String]]>
  /// The code with its blanks, and what it does once they are filled.
  package let question: AuthoredCodeQuestion
  /// The checks of the code once its blanks are filled, for several inputs.
  package let checks: Located<[AuthoredCheck]>?
  /// The help for learners.
  package let guidance: AuthoredGuidance
  /// Why only the stated words are right where the code does the same with others.
  package let because: Located<String>?

  /// The card that learners get.
  var card: DragAndDropCard {
    DragAndDropCard(
      text: text?.value, sentence: sentence?.value, code: question.code?.value, language: question.language?.value,
      tokens: tokens.value, answers: answers.value, result: question.result?.value, input: question.input?.value,
      given: question.given?.value, raises: question.raises?.value, neverEnds: question.neverEnds?.value,
      checks: checks?.value.map(\.check), hints: guidance.hints?.value, feedback: guidance.published,
      explanation: guidance.explanation?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question, fields.guidance, fields.sentence) = (question, guidance, sentence)
    (fields.tokens, fields.answers, fields.checks) = (tokens, AnyField(answers), checks)
    return fields
  }
}
