import CurriculumBundle

/// How a `multiSelect` card is written.
enum MultiSelectForm: CardForm {
  static let kind = CardKind.multiSelect
  static let documentation = "A question with any number of right answers, all of which are to be chosen."

  static let text = Field.required(.text, .text, "The question.", example: "Which of these are animals?")
  static let code = Field.optional(.code, .code, "The code that it is about.", example: "print(2 + 3)")
  static let answers = Field.required(
    .answers, .answers(atLeast: 1), "The answers, in the order shown.",
    example: "[A cat, A stone, A dog]")
  static let correctAnswerIndices = Field.required(
    .correctAnswerIndices,
    .list(
      of: .integer(0...Int.max, upTo: "the number of answers less 1"), named: "whole numbers", atLeast: 1,
      unique: true),
    "The places of all right answers, counted from 0.", example: "[0, 2]")

  static let payload =
    [
      text.declaration, CodeFields.language.declaration, code.declaration, answers.declaration,
      correctAnswerIndices.declaration, AsksFields.ofSelection.declaration,
    ] + AsksFields.beside + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let publishedBesides = AnswerImageForm.published
  static let constraints =
    [CodeFields.language.key, AsksFields.given.key, AsksFields.input.key].map {
      FieldConstraint.only(key: $0, with: [code.key, AsksFields.satisfies.key])
    }
    + [AsksFields.raises.key, AsksFields.neverEnds.key].map {
      FieldConstraint.only(key: $0, with: [code.key])
    }
    + [FieldConstraint.only(key: AsksFields.ofSelection.key, with: [code.key, AsksFields.satisfies.key])]
    + AsksFields.constraints

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    var question = AuthoredCodeQuestion()
    let text = reader.located(text)
    (question.language, question.code) = (reader.located(CodeFields.language), reader.located(code))
    let (choices, keys) = (
      reader.located(answers).map { AuthoredChoices($0) }, reader.located(correctAnswerIndices)
    )
    question.asks = reader.located(AsksFields.ofSelection)
    question.readKeysOfAsks(reader)
    let guidance = AuthoredGuidance(reader)
    guard let text, let choices, let keys else { return nil }
    return AuthoredContent(
      .multiSelect(
        AuthoredMultiSelect(text: text, choices: choices, keys: keys, question: question, guidance: guidance)))
  }
}
