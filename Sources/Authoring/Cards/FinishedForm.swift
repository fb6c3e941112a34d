import CurriculumBundle

/// How a `finished` card is written.
enum FinishedForm: CardForm {
  static let kind = CardKind.finished
  static let documentation = "The last card of an episode."

  static let header = Field.required(.header, .text, "The heading.", example: "Congratulations!")
  static let text = Field.required(.text, .text, "The text.", example: "You can print.")

  static let payload = [header.declaration, text.declaration]
  static let isSampleUsable = true
  static let fields = CardKeys.all + payload

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (header, text) = (reader.located(header), reader.located(text))
    guard let header, let text else { return nil }
    return AuthoredContent(.finished(AuthoredFinished(header: header, text: text)))
  }
}
