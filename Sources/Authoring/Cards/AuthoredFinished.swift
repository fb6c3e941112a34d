import CurriculumBundle

/// A `finished` card.
package struct AuthoredFinished: Sendable {
  /// The heading.
  package let header: Located<String>
  /// The text.
  package let text: Located<String>

  /// The card that learners get.
  var card: FinishedCard { FinishedCard(header: header.value, text: text.value) }

  var fields: CardFields { CardFields(header: header, text: text) }
}
