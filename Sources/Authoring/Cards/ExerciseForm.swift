internal import CurriculumBundle

/// How an `exercise` card is written.
enum ExerciseForm: CardForm {
  static let kind = CardKind.exercise
  static let documentation =
    "A program to write or to complete; the linter proves that each solution prints the result, and the starter does "
    + "not."

  static let text = Field.required(.text, .text, "The instructions.", example: "Print the name Ada.")
  static let input = Field.optional(
    .input, .list(of: .output, named: "texts"), "The lines that the program reads as its input.", example: "[Ada]")
  static let result = Field.required(
    .result, .output, "What the program must print, the prompts of `input()` included.", example: "Ada")

  static let payload = [
    text.declaration, CodeFields.languageOfExercise.declaration, ProgramFields.starter.declaration,
    ProgramFields.solutions.declaration, ProgramFields.alsoRight.declaration, input.declaration, result.declaration,
    ProgramFields.uses.declaration, ProgramFields.success.declaration, ProgramFields.hints.declaration,
    ProgramFields.wrongPrograms.declaration,
  ]
  static let fields = CardKeys.all + payload
  static let misplacedKeys = MisplacedKeys(
    keys: ["checks", "inputs", "deck", "cardLimit", "practises", "stars"]
  ) { written in
    let keys = written.map { "'\($0.key)'" }.joined(separator: " and ")
    return "make the card a `challenge`, which has \(keys), or take \(written.count == 1 ? "it" : "them") out"
  }

  static func examples(in language: CodeLanguage) -> [String: String] { CodeExamples.task(language) }

  static func read(_ reader: borrowing FieldReader) -> CardContent? {
    let (text, language, starter) = (reader[text], reader[CodeFields.languageOfExercise], reader[ProgramFields.starter])
    let (solutions, input, result) = (reader[ProgramFields.solutions], reader[input], reader[result])
    let (success, hints) = (reader[ProgramFields.success], reader[ProgramFields.hints])
    let (wrongPrograms, alsoRight) = (reader[ProgramFields.wrongPrograms], reader[ProgramFields.alsoRight])
    let uses = reader[ProgramFields.uses]
    guard let text, let language, let solutions, let result else { return nil }
    return .exercise(
      ExerciseCard(
        text: text, language: language, starter: starter, solutions: solutions, alsoRight: alsoRight, input: input,
        result: result, uses: uses, success: success, hints: hints, wrongPrograms: wrongPrograms))
  }
}
