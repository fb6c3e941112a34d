package import CurriculumBundle

/// A `descriptionWithCode` card.
package struct AuthoredDescriptionWithCode: Sendable {
  /// The heading.
  package let header: Located<String>
  /// The text.
  package let text: Located<String>
  /// The code.
  package let code: Located<String>
  /// The language of the code, where it is not that of the module.
  package let language: Located<CodeLanguage>?
  /// The same program in other languages.
  package var variants: AuthoredVariants?

  /// The card that learners get.
  var card: DescriptionWithCodeCard {
    DescriptionWithCodeCard(
      header: header.value, text: text.value, code: code.value, language: language?.value,
      variants: variants?.published)
  }

  var fields: CardFields {
    var fields = CardFields(header: header, text: text)
    (fields.question.code, fields.question.language, fields.question.variants) = (code, language, variants)
    return fields
  }
}
