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
  /// The language of programs that print.
  static let languageOfExercise = Field.required(
    .language, .printing, "The language of its programs; a robot has `challenge` cards.", example: "python")
  /// The language of programs of any kind.
  static let languageOfChallenge = Field.required(
    .language, FieldType<ProgramLanguage>.choice(explain), "The language of its programs.", example: "python")
}

extension FieldType where Value == CodeLanguage {
  /// The language of code, each with what is done with it.
  static let language = choice { language in
    switch language {
    case .python, .slang, .robot: language.program.map(explain) ?? ""
    case .swift: "Swift; shown, not run."
    case .java: "Java; shown, not run."
    case .javascript: "JavaScript; shown, not run."
    case .pseudocode: "Steps in the words of people; shown, not run."
    }
  }
}

extension FieldType where Value == ProgramLanguage {
  /// The language of programs that print something.
  fileprivate static let printing = choice(
    among: [.python, .slang], instead: "make it a card of type `challenge`: its checks have the robot's worlds", explain
  )
}

private func explain(_ language: ProgramLanguage) -> String {
  switch language {
  case .python: "Python, as text."
  case .slang: "Slang, one element a line."
  case .robot: "Robot, one card a line."
  }
}
