import CurriculumBundle

/// A `description` card.
package struct AuthoredDescription: Sendable {
  /// The heading.
  package let header: Located<String>
  /// The text.
  package let text: Located<String>

  /// The card that learners get.
  var card: DescriptionCard { DescriptionCard(header: header.value, text: text.value) }

  var fields: CardFields { CardFields(header: header, text: text) }
}
