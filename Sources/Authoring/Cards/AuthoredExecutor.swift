package import CurriculumBundle

/// An `executor` card.
package struct AuthoredExecutor: Sendable {
  /// The text above the code.
  package let text: Located<String>
  /// The code.
  package let code: Located<String>
  /// The language of the code, where it is not that of the module.
  package let language: Located<ProgramLanguage>?
  /// The same program in other languages.
  package var variants: AuthoredVariants?
  /// The output of the code; nil where it is left out, which is published as an empty one.
  package let result: Located<String>?
  /// The error in which the code is meant to end.
  package let raises: Located<String>?
  /// True where the code never ends.
  package let neverEnds: Located<Bool>?
  /// The lines that the code reads.
  package let input: Located<[String]>?

  /// The card that learners get.
  var card: ExecutorCard {
    ExecutorCard(
      text: text.value, code: code.value, language: language?.value, variants: variants?.published,
      result: result?.value ?? "", raises: raises?.value, neverEnds: neverEnds?.value, input: input?.value)
  }

  var fields: CardFields {
    var fields = CardFields(text: text)
    (fields.question.code, fields.question.result, fields.question.raises) = (code, result, raises)
    (fields.question.neverEnds, fields.question.input) = (neverEnds, input)
    fields.question.language = language?.map { CodeLanguage($0) }
    fields.question.variants = variants
    return fields
  }
}
