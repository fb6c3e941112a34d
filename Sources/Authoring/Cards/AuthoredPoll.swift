import CurriculumBundle

/// A `poll` card.
package struct AuthoredPoll: Sendable {
  /// The question.
  package let text: Located<String>
  /// The answers to choose from.
  package let choices: AuthoredChoices

  /// The card that learners get.
  var card: PollCard {
    PollCard(text: text.value, answers: choices.answers.value, answerImages: choices.publishedImages)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    fields.choices(choices)
    return fields
  }
}
