import CurriculumBundle

/// How an `executor` card is written.
enum ExecutorForm: CardForm {
  static let kind = CardKind.executor
  static let documentation = "Code that the learner runs; the linter runs it too and compares."

  static let text = Field.required(.text, .text, "What is said above the code.", example: "Run it and look.")
  static let code = Field.required(
    .code, .code, "The code; `random` has a fixed seed, so that each run draws the same.", example: "print(\"Hello\")")
  static let result = Field.optional(
    .result, .output, "What the code prints, the prompts of `input()` included.", example: "Hello", published: .always)
  static let raises = Field.optional(
    .raises, .text, "The error in which the code is meant to end: the last line of its report, or its type alone.",
    example: "\"NameError: name 'hello' is not defined\"")
  static let input = Field.optional(
    .input, .list(of: .output, named: "texts"), "The lines that the code reads as its input.", example: "[Ada]")

  static let neverEnds = Field.optional(
    .neverEnds, .onlyTrue,
    "Whether the code never ends, so that the learner stops it; the linter proves it by its limits.",
    example: "true")

  static let payload = [
    text.declaration, CodeFields.languageOfRun.declaration, code.declaration,
    CodeFields.variantsToRun.declaration, result.declaration, raises.declaration, neverEnds.declaration,
    input.declaration,
  ]
  static let fields = CardKeys.all + payload
  static let constraints = [
    FieldConstraint.atLeastOne([result.key, raises.key, neverEnds.key]),
    FieldConstraint.notBeside(key: raises.key, other: neverEnds.key),
    FieldConstraint.notBeside(key: result.key, other: neverEnds.key),
  ]

  static func examples(in language: CodeLanguage) -> [String: String] { ["code": language.profile.hello] }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, code, result) = (reader.located(text), reader.located(code), reader.located(result))
    let (language, variants) = (reader.located(CodeFields.languageOfRun), reader[CodeFields.variantsToRun])
    let (raises, neverEnds) = (reader.located(raises), reader.located(neverEnds))
    let input = reader.located(input)
    guard let text, let code else { return nil }
    return AuthoredContent(
      .executor(
        AuthoredExecutor(
          text: text, code: code, language: language, variants: variants, result: result, raises: raises,
          neverEnds: neverEnds, input: input)))
  }
}
