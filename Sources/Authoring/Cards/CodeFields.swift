import CurriculumBundle
import JSON

/// The keys that say in which language something is written.
enum CodeFields {
  /// The language of the code on one card.
  static let language = Field.optional(
    .language, FieldType<CodeLanguage>.language, "The language of the code, where it is not that of the module.",
    example: "java")
  /// The language of code that an app runs and shows what it prints.
  static let languageOfRun = Field.optional(
    .language, .printing, "The language of the code, where it is not that of the module.", example: "slang")
  /// The same program in other languages.
  static let variants = Field.optional(
    .variants, .form(CodeVariantsForm.self),
    "The same program in other languages; a learner chooses one for all cards, and sees `code` where it has none in "
      + "that. Each is run, and must come to the same.",
    example: "{java: System.out.println(5);}")
  /// The same program in other languages that apps run.
  static let variantsToRun = Field.optional(
    .variants, .form(RunVariantsForm.self),
    "The same program in other languages that apps run; a learner chooses one for all cards, and sees `code` where it "
      + "has none in that. Each is run, and must come to the same.",
    example: "{pseudocode: DISPLAY(5)}")
  /// The language of programs that print.
  static let languageOfExercise = Field.required(
    .language, .printingInEditor, "The language of its programs; a robot has `challenge` cards.", example: "python")
  /// The language of programs that a learner writes and runs as they like.
  static let languageOfPlayground = Field.required(
    .language, .printing, "The language of its programs, which print what they come to.", example: "slang")
  /// The language of programs of any kind.
  static let languageOfChallenge = Field.required(
    .language, .anyProgram, "The language of its programs.", example: "python")
}

extension FieldType where Value == CodeLanguage {
  /// The language of code, each with what is done with it.
  static let language = choice { $0.profile.meaning }
}

extension FieldType where Value == ProgramLanguage {
  /// The language of programs of any kind.
  fileprivate static let anyProgram = choice { CodeLanguage($0).profile.meaning }
  /// The language of programs that print something where apps run them.
  fileprivate static let printing = printing(among: [.python, .slang, .pseudocode])
  /// The language of programs that learners write and that print something.
  fileprivate static let printingInEditor = printing(among: [.python, .slang, .pseudocode, .javascript])

  private static func printing(among languages: [ProgramLanguage]) -> Self {
    choice(
      among: languages, instead: "make it a card of type `challenge`: its checks have the robot's worlds"
    ) { CodeLanguage($0).profile.meaning }
  }
}
