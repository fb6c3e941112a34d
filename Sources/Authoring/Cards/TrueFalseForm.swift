import CurriculumBundle

/// How a `trueFalse` card is written.
enum TrueFalseForm: CardForm {
  static let kind = CardKind.trueFalse
  static let documentation = "A statement that is true or false."

  static let text = Field.required(.text, .text, "The statement.", example: "print() writes on the screen.")
  static let code = Field.optional(.code, .code, "The code that it is about.", example: "print(2 + 3)")
  static let answer = Field.required(.answer, .boolean, "Whether the statement is true.", example: "true")

  static let payload =
    [
      text.declaration, CodeFields.language.declaration, code.declaration, answer.declaration,
      AsksFields.ofStatement.declaration, AsksFields.given.declaration, AsksFields.input.declaration,
      AsksFields.raises.declaration, AsksFields.neverEnds.declaration,
    ] + GuidanceFields.ofStatements
  static let fields = CardKeys.all + payload
  static let constraints =
    [AsksFields.endingConstraint]
    + [CodeFields.language.key, AsksFields.given.key, AsksFields.input.key].map {
      FieldConstraint.only(key: $0, with: [code.key, AsksFields.ofStatement.key])
    }
    + [AsksFields.raises.key, AsksFields.neverEnds.key].map {
      FieldConstraint.only(key: $0, with: [code.key])
    }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    var (question, guidance) = (AuthoredCodeQuestion(), AuthoredGuidance())
    let text = reader.located(text)
    (question.language, question.code) = (reader.located(CodeFields.language), reader.located(code))
    let answer = reader.located(answer)
    guidance.hints = reader.located(ProgramFields.hints)
    question.satisfies = reader.located(AsksFields.ofStatement)
    guidance.explanation = reader.located(GuidanceFields.explanation)
    question.readSetting(reader)
    question.readEnding(reader)
    guard let text, let answer else { return nil }
    return AuthoredContent(
      .trueFalse(AuthoredTrueFalse(text: text, answer: answer, question: question, guidance: guidance)))
  }
}
