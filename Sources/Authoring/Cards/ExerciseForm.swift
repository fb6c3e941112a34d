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
    ProgramFields.solutions.declaration, ProgramFields.reveal.declaration, ProgramFields.alsoRight.declaration,
    input.declaration, result.declaration, ProgramFields.uses.declaration, ProgramFields.success.declaration,
    ProgramFields.hints.declaration,
    ProgramFields.wrongPrograms.declaration,
  ]
  static let fields = CardKeys.all + payload
  static let misplacedKeys = MisplacedKeys(
    keys: ["checks", "inputs", "deck", "cardLimit", "practises", "stars"]
  ) { written in
    let keys = written.map { "'\($0.key)'" }.joined(separator: " and ")
    return "make the card a `challenge`, which has \(keys), or take \(written.count == 1 ? "it" : "them") out"
  }

  static let publishedBesides = ProgramFields.publishedBesides

  static func examples(in language: CodeLanguage) -> [String: String] { CodeExamples.task(language) }

  static func read(_ reader: borrowing FieldReader) -> AuthoredContent? {
    let (text, language, starter) = (reader[text], reader[CodeFields.languageOfExercise], reader[ProgramFields.starter])
    let (task, input, result) = (ProgramFields.task(reader), reader[input], reader[result])
    let (success, hints) = (reader[ProgramFields.success], reader[ProgramFields.hints])
    let (wrongPrograms, uses) = (reader[ProgramFields.wrongPrograms], reader[ProgramFields.uses])
    guard let text, let language, let task, let result else { return nil }
    let card = ExerciseCard(
      text: text, language: language, starter: starter, input: input, result: result, uses: uses, success: success,
      hints: hints, wrongPrograms: wrongPrograms)
    return AuthoredContent(.exercise(card), task: task)
  }
}
