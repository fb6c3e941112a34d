import CurriculumBundle

/// How a `dragAndDrop` card is written.
enum DragAndDropForm: CardForm {
  static let kind = CardKind.dragAndDrop
  static let documentation =
    "A sentence or a program with blanks, into which words are dragged; a blank is written `__1__`, `__2__`, and so on."

  static let text = Field.optional(.text, .text, "What to do.", example: "Drag the words to their places.")
  static let sentence = Field.optional(
    .sentence, .text, "The sentence with its blanks, numbered from 1.", example: "__1__ is of data type __2__.",
    forApps: "The sentence with its blanks `__1__`, `__2__` and so on; a card has this or `code`.")
  static let code = Field.optional(
    .code, .code, "The code with its blanks.", example: "__1__(2 + 3)",
    forApps: "The code with its blanks `__1__`, `__2__` and so on; a card has this or `sentence`.")
  static let tokens = Field.required(
    .tokens, .withoutDecimalCommas(.list(of: .text, named: "words", atLeast: 1)),
    "The words to drag, in the order shown; those that fit nowhere are decoys.", example: "[3.5, \"'a'\", float, int]")
  static let answers = Field.required(
    .answers,
    .withoutDecimalCommas(
      .list(of: .oneOrMore(of: .text, named: "words"), named: "words, or lists of words", atLeast: 1)),
    "For each blank the word that is right in it, or a list of several.", example: "[3.5, float]",
    forApps: "For each blank, that of number 1 first, the words that are right in it.")
  static let result = Field.optional(
    .result, .output, "What the code prints once its blanks are filled; a run proves it.", example: "5")

  static let checks = Field.optional(
    .checks, .list(of: .form(ProgramCheckForm.self), named: "checks", atLeast: 1),
    "What the code does once its blanks are filled, in the place of `result`: what it prints for several inputs; runs "
      + "prove it.",
    example: "[{input: [2], result: 4}, {input: [3], result: 6}]")

  static let because = Field.optional(
    .because, .text,
    "Why only the words under `answers` are right where the code does the same with others: what the text says "
      + "besides. It is not published.",
    example: "the text asks for a larger number", published: .never)

  static let payload =
    [
      text.declaration, sentence.declaration, CodeFields.language.declaration, code.declaration, tokens.declaration,
      answers.declaration, result.declaration, AsksFields.given.declaration, AsksFields.input.declaration,
      AsksFields.raises.declaration, AsksFields.neverEnds.declaration, checks.declaration, because.declaration,
    ] + GuidanceFields.ofChoices
  static let tellingKey = FieldKey.sentence
  static let fields = CardKeys.all + payload
  static let constraints =
    [
      FieldConstraint.atLeastOne([sentence.key, code.key]),
      FieldConstraint.only(key: CodeFields.language.key, with: [code.key]),
      FieldConstraint.only(key: result.key, with: [code.key]),
      FieldConstraint.only(key: checks.key, with: [code.key]),
      FieldConstraint.notBeside(key: result.key, other: checks.key),
      AsksFields.endingConstraint,
      FieldConstraint.notBeside(key: result.key, other: AsksFields.neverEnds.key),
      FieldConstraint.notBeside(key: AsksFields.raises.key, other: checks.key),
      FieldConstraint.notBeside(key: AsksFields.neverEnds.key, other: checks.key),
      FieldConstraint.notBeside(key: AsksFields.input.key, other: checks.key),
    ]
    + [AsksFields.input.key, AsksFields.given.key, AsksFields.raises.key, AsksFields.neverEnds.key].map {
      FieldConstraint.only(key: $0, with: [code.key])
    }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    var question = AuthoredCodeQuestion()
    let (text, sentence) = (reader.located(text), reader.located(sentence))
    (question.language, question.code) = (reader.located(CodeFields.language), reader.located(code))
    let (tokens, answers) = (reader.located(tokens), reader.located(answers))
    (question.result, question.input) = (reader.located(result), reader.located(AsksFields.input))
    question.given = reader.located(AsksFields.given)
    question.readEnding(reader)
    let (checks, guidance) = (reader.located(checks), AuthoredGuidance(reader))
    let because = reader.located(because)
    guard let tokens, let answers else { return nil }
    return AuthoredContent(
      .dragAndDrop(
        AuthoredDragAndDrop(
          text: text, sentence: sentence, tokens: tokens, answers: answers, question: question, checks: checks,
          guidance: guidance, because: because)))
  }
}
