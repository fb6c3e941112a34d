import CurriculumBundle

/// How a `codeBlocks` card is written.
enum CodeBlocksForm: CardForm {
  static let kind = CardKind.codeBlocks
  static let documentation = "Lines of code to be dragged into the right order; an app shows them mixed."

  static let text = Field.required(.text, .text, "What the program is to do.", example: "Greet Ada.")
  static let lines = Field.required(
    .lines, .list(of: .code, named: "lines", atLeast: 2),
    "The lines in the right order, each with its indentation.", example: "['name = \"Ada\"', print(name)]")
  static let decoys = Field.optional(
    .decoys, .list(of: .decoy, named: "lines"),
    "Lines that do not belong to the program, and with none of which it does the same; each alone, or with why it is "
      + "wrong: `{code: …, because: …}`.",
    example: "[print(\"name\")]",
    forApps: "Lines that do not belong to the program, to be mixed among the others.")
  static let result = Field.optional(
    .result, .output, "What the program prints; a run proves it.", example: "Ada")
  static let checks = Field.optional(
    .checks, .list(of: .form(ProgramCheckForm.self), named: "checks", atLeast: 1),
    "What every right order does, in the place of `result`: what it prints for several inputs, or how a robot fares in "
      + "several worlds; runs prove it.",
    example: "[{input: [Ada], result: Hello Ada}, {input: [Bo], result: Hello Bo}]")
  static let alsoAccepted = Field.optional(
    .alsoAccepted,
    .list(of: .list(of: .integer(0...999), named: "whole numbers", atLeast: 2, unique: true), named: "orders"),
    "Other right orders: the places in `lines`, counted from 0, in the order of each; the linter finds those "
      + "that work.",
    example: "[[1, 0]]")

  static let payload =
    [
      text.declaration, CodeFields.language.declaration, lines.declaration, decoys.declaration, result.declaration,
      AsksFields.given.declaration, AsksFields.input.declaration, AsksFields.raises.declaration,
      AsksFields.neverEnds.declaration, checks.declaration, alsoAccepted.declaration,
    ] + GuidanceFields.ofChoices
  static let fields = CardKeys.all + payload
  static let constraints = [
    FieldConstraint.notBeside(key: result.key, other: checks.key),
    FieldConstraint.notBeside(key: AsksFields.input.key, other: checks.key),
    AsksFields.endingConstraint,
    FieldConstraint.notBeside(key: result.key, other: AsksFields.neverEnds.key),
    FieldConstraint.notBeside(key: AsksFields.raises.key, other: checks.key),
    FieldConstraint.notBeside(key: AsksFields.neverEnds.key, other: checks.key),
  ]

  static func examples(in language: CodeLanguage) -> [String: String] { ["lines": language.profile.lines] }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    var question = AuthoredCodeQuestion()
    let text = reader.located(text)
    question.language = reader.located(CodeFields.language)
    let (lines, decoys) = (reader.located(lines), reader.located(decoys))
    (question.result, question.input) = (reader.located(result), reader.located(AsksFields.input))
    question.given = reader.located(AsksFields.given)
    question.readEnding(reader)
    let (checks, alsoAccepted) = (reader.located(checks), reader.located(alsoAccepted))
    let guidance = AuthoredGuidance(reader)
    guard let text, let lines else { return nil }
    return AuthoredContent(
      .codeBlocks(
        AuthoredCodeBlocks(
          text: text, lines: lines, decoys: decoys, question: question, checks: checks, alsoAccepted: alsoAccepted,
          guidance: guidance)))
  }
}
