import CurriculumBundle

/// How a `description` card is written.
enum DescriptionForm: CardForm {
  static let kind = CardKind.description
  static let documentation = "A text to read."

  static let header = Field.required(.header, .text, "The heading.", example: "Instructions")
  static let text = Field.required(.text, .text, "The text.", example: "Follow my lead to learn Python.")

  static let payload = [header.declaration, text.declaration]
  static let isSampleUsable = true
  static let fields = CardKeys.all + payload

  static func examples(in language: CodeLanguage) -> [String: String] {
    ["text": text.example.replacing("Python", with: language.title)]
  }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (header, text) = (reader.located(header), reader.located(text))
    guard let header, let text else { return nil }
    return AuthoredContent(.description(AuthoredDescription(header: header, text: text)))
  }
}
