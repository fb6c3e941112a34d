import CurriculumBundle

/// How an `exercise` card is written.
enum ExerciseForm: CardForm {
  static let kind = CardKind.exercise
  static let documentation =
    "A program to write or to complete; the linter proves that each solution prints the result, or passes every check, "
    + "and the starter does not."

  static let text = Field.required(.text, .text, "The instructions.", example: "Print the name Ada.")
  static let input = Field.optional(
    .input, .list(of: .output, named: "texts"), "The lines that the program reads as its input.", example: "[Ada]")
  static let result = Field.optional(
    .result, .output, "What the program must print, the prompts of `input()` included.", example: "Ada")
  static let satisfies = Field.optional(
    .satisfies, .code,
    "What must be true of what the program prints where more than one output is right, as `satisfies` of a check.",
    example: "1 <= int(output) <= 6")
  static let checks = Field.optional(
    .checks, .list(of: .form(ProgramCheckForm.self), named: "checks", atLeast: 1),
    "What a program must do where that is not one result, such as calls of its functions; it is right when it passes "
      + "all of them.",
    example: "[{call: double(4), returns: 8}]")

  static let payload = [
    text.declaration, CodeFields.languageOfExercise.declaration, ProgramFields.starter.declaration,
    ProgramFields.solutions.declaration, ProgramFields.reveal.declaration, ProgramFields.alsoRight.declaration,
    input.declaration, result.declaration, satisfies.declaration, checks.declaration,
    ChallengeForm.inputs.declaration, ProgramFields.uses.declaration, ProgramFields.avoids.declaration,
    ProgramFields.success.declaration, ProgramFields.failure.declaration, ProgramFields.failureAlone.declaration,
    ProgramFields.hints.declaration, ProgramFields.wrongPrograms.declaration,
  ]
  static let fields = CardKeys.all + payload
  static let constraints = [
    FieldConstraint.exactlyOne([result.key, satisfies.key, checks.key]),
    FieldConstraint.only(key: input.key, with: [result.key, satisfies.key]),
    FieldConstraint.only(key: ChallengeForm.inputs.key, with: [checks.key]),
    ProgramFields.onlyWithFailure,
  ]
  static let misplacedKeys = MisplacedKeys(
    keys: ["deck", "cardLimit", "leastCards", "practises", "stars"]
  ) { written in
    let keys = written.map { "'\($0.key)'" }.joined(separator: " and ")
    return "make the card a `challenge`, which has \(keys), or take \(written.count == 1 ? "it" : "them") out"
  }

  static let publishedBesides = ProgramFields.publishedBesides

  static func examples(in language: CodeLanguage) -> [String: String] { CodeExamples.task(language) }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let text = reader.located(text)
    var task = ProgramFields.Reading(reader, language: CodeFields.languageOfExercise)
    let (input, result) = (reader.located(input), reader.located(result))
    let (satisfies, checks) = (reader.located(satisfies), reader.located(checks))
    task.inputs = reader.located(ChallengeForm.inputs)
    task.readRest(reader)
    // Without checks `inputs` has no place, which is reported.
    if checks == nil { task.inputs = nil }
    guard let text, let task = task.whole, result != nil || satisfies != nil || checks != nil else { return nil }
    return AuthoredContent(
      .exercise(
        AuthoredExercise(text: text, task: task, input: input, result: result, satisfies: satisfies, checks: checks)))
  }
}
