import CurriculumBundle

/// How a `playground` card is written.
enum PlaygroundForm: CardForm {
  static let kind = CardKind.playground
  static let documentation =
    "A free editor in which a learner writes and runs what they like; nothing in it is right or wrong."

  static let text = Field.required(.text, .text, "What is said above the editor.", example: "Try what you know.")

  static let payload = [
    text.declaration, CodeFields.languageOfPlayground.declaration, ProgramFields.starter.declaration,
  ]
  static let isSampleUsable = true
  static let fields = CardKeys.all + payload
  static let misplacedKeys = MisplacedKeys(
    keys: ["solutions", "checks", "result", "satisfies", "hints", "success", "failure", "wrongPrograms"]
  ) { written in
    let it = written.count == 1 ? "it" : "them"
    return "make the card an `exercise`, in which a program can be right, or take \(it) out"
  }

  static func examples(in language: CodeLanguage) -> [String: String] { ["starter": language.profile.hello] }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, language) = (reader.located(text), reader.located(CodeFields.languageOfPlayground))
    let starter = reader.located(ProgramFields.starter)
    guard let text, let language else { return nil }
    return AuthoredContent(.playground(AuthoredPlayground(text: text, language: language, starter: starter)))
  }
}
