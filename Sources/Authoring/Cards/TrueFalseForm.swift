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
    let (text, language, code) = (reader[text], reader[CodeFields.language], reader[code])
    let (answer, hints) = (reader[answer], reader[ProgramFields.hints])
    let (satisfies, explanation) = (reader[AsksFields.ofStatement], reader[GuidanceFields.explanation])
    let (given, input) = (reader[AsksFields.given], reader[AsksFields.input])
    let (raises, neverEnds) = (reader[AsksFields.raises], reader[AsksFields.neverEnds])
    guard let text, let answer else { return nil }
    return AuthoredContent(
      .trueFalse(
        TrueFalseCard(
          text: text, code: code, language: language, answer: answer, satisfies: satisfies, given: given,
          input: input, raises: raises, neverEnds: neverEnds, hints: hints, explanation: explanation)))
  }
}
