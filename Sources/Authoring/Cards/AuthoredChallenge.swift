package import CurriculumBundle

/// A `challenge` card.
package struct AuthoredChallenge: Sendable {
  /// Its name.
  package let title: Located<String>
  /// The task.
  package let text: Located<String>
  /// How hard it is.
  package let difficulty: Located<Difficulty>?
  /// Its programs, and what is said about them.
  package let task: AuthoredProgramTask
  /// The checks that a program must pass.
  package let checks: Located<[AuthoredCheck]>
  /// The cards that a robot program may use.
  package let deck: Located<[String]>?
  /// The largest number of cards.
  package let cardLimit: Located<Int>?
  /// The least number of cards.
  package let leastCards: Located<Int>?
  /// The cards that no program within the limit can do without.
  package let practises: Located<[String]>?
  /// How short a program must be for its stars.
  package let stars: Located<AuthoredStars>?
  /// The reward of learners who solve it.
  package let badge: Located<Badge>?
  /// The path of the image of that.
  package let badgeImage: Located<String>?
  /// The words for which the names in the deck stand, where the module has a card library; nil for the names.
  package var deckWords: [String]?

  /// The card that learners get but for a solution, its programs as they are written.
  var card: ChallengeCard {
    ChallengeCard(
      title: title.value, text: text.value, difficulty: difficulty?.value, language: task.language.value,
      starter: task.starter?.value, checks: checks.value.map(\.check), uses: task.uses?.value,
      avoids: task.avoids?.value, success: task.success?.value, failure: task.failure?.value,
      failureAlone: task.failureAlone?.value == true ? true : nil, hints: task.hints?.value,
      wrongPrograms: task.publishedWrongPrograms, deck: deckWords ?? deck?.value, cardLimit: cardLimit?.value,
      leastCards: leastCards?.value, stars: stars?.value.thresholds, badge: badge?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.title, fields.task, fields.guidance.hints, fields.checks) = (title, task, task.hints, checks)
    (fields.deck, fields.cardLimit, fields.practises, fields.stars) = (deck, cardLimit, practises, stars)
    fields.leastCards = leastCards
    return fields
  }
}
