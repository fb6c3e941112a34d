import CurriculumBundle

/// How a `descriptionWithCode` card is written.
enum DescriptionWithCodeForm: CardForm {
  static let kind = CardKind.descriptionWithCode
  static let documentation = "A text to read, with code that shows it."

  static let header = Field.required(.header, .text, "The heading.", example: "Instructions")
  static let text = Field.required(.text, .text, "The text.", example: "print() writes on the screen.")
  static let code = Field.required(.code, .code, "The code.", example: "print(\"Hello\")")

  static let payload = [
    header.declaration, text.declaration, CodeFields.language.declaration, code.declaration,
    CodeFields.variants.declaration,
  ]
  static let isSampleUsable = true
  static let fields = CardKeys.all + payload

  static func examples(in language: CodeLanguage) -> [String: String] {
    [
      "code": language.profile.hello,
      "text": language == .robot ? "The robot goes one tile ahead." : "This writes a word on the screen.",
    ]
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (header, text, code) = (reader.located(header), reader.located(text), reader.located(code))
    let (language, variants) = (reader.located(CodeFields.language), reader[CodeFields.variants])
    guard let header, let text, let code else { return nil }
    return AuthoredContent(
      .descriptionWithCode(
        AuthoredDescriptionWithCode(header: header, text: text, code: code, language: language, variants: variants)))
  }
}
