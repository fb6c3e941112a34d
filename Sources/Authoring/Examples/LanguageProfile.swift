package import CurriculumBundle

/// The words and samples of a language in the manual and in scaffolds: all that a new language needs there.
struct LanguageProfile: Sendable {
  /// The name that people give it.
  let title: String
  /// How it is written, and what is done with it, for the manual and editors.
  let meaning: String
  /// A program that shows a word.
  let hello: String
  /// A program that shows a sum.
  let sum: String
  /// Lines to put in order, as a list between brackets.
  let lines: String
  /// Solutions of an exercise that shows the name Ada, as a list between brackets.
  var solutions = ProgramFields.solutions.example
  /// The kind of the first card that asks for something: to run a program, to do a level, or to answer a question where
  /// nothing is run.
  let firstTask: CardKind
}

extension CodeLanguage {
  /// The name that people give it.
  package var title: String { profile.title }

  /// Its words and samples.
  var profile: LanguageProfile {
    switch self {
    case .python: .python
    case .slang: .slang
    case .robot: .robot
    case .swift: .swift
    case .java: .java
    case .javascript: .javascript
    case .pseudocode: .pseudocode
    }
  }
}

extension LanguageProfile {
  fileprivate static let python = LanguageProfile(
    title: "Python", meaning: "Python, as text.", hello: "print(\"Hello\")", sum: "print(2 + 3)",
    lines: CodeBlocksForm.lines.example, firstTask: .executor)

  fileprivate static let slang = LanguageProfile(
    title: "Slang", meaning: "Slang, one element a line.", hello: "print \"Hello\"", sum: "print 2 + 3",
    lines: "['variable name = \"Ada\"', print name]", solutions: "[print \"Ada\"]", firstTask: .executor)

  fileprivate static let robot = LanguageProfile(
    title: "Robot", meaning: "Robot, one card a line.", hello: "forward", sum: "forward", lines: "[forward, collect]",
    firstTask: .challenge)

  fileprivate static let swift = LanguageProfile(
    title: "Swift", meaning: "Swift; shown, not run.", hello: "print(\"Hello\")", sum: "print(2 + 3)",
    lines: "['let name = \"Ada\"', print(name)]", firstTask: .questionWithCode)

  fileprivate static let java = LanguageProfile(
    title: "Java", meaning: "Java; shown, not run.", hello: "System.out.println(\"Hello\");",
    sum: "System.out.println(2 + 3);", lines: "['String name = \"Ada\";', System.out.println(name);]",
    firstTask: .questionWithCode)

  fileprivate static let javascript = LanguageProfile(
    title: "JavaScript", meaning: "JavaScript; apps show it, and `--with-toolchains` runs it.",
    hello: "console.log(\"Hello\");", sum: "console.log(2 + 3);",
    lines: "['const name = \"Ada\";', console.log(name);]", solutions: "['console.log(\"Ada\");']",
    firstTask: .questionWithCode)

  fileprivate static let pseudocode = LanguageProfile(
    title: "pseudocode",
    meaning: "The pseudocode of the AP Computer Science Principles exam; steps in other words are shown, not run.",
    hello: "DISPLAY(\"Hello\")", sum: "DISPLAY(2 + 3)", lines: "['name ← \"Ada\"', DISPLAY(name)]",
    solutions: "['DISPLAY(\"Ada\")']", firstTask: .executor)
}
