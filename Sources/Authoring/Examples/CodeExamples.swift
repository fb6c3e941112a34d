package import CurriculumBundle

/// The samples that scaffolds write in the place of a field's own example where the language is not Python.
///
/// The profile of each language is beside them.
enum CodeExamples {
  /// The id of the card with which a first episode begins to ask for something.
  static let firstTaskID = "first-task"

  /// A task for a program, by key.
  static func task(_ language: CodeLanguage) -> [String: String] {
    language == .robot ? level : ["language": language.rawValue, "solutions": language.profile.solutions]
  }

  /// A question about what a robot does.
  static let robotQuestion = [
    "code": "|\n  left\n  left", "text": "Where does the robot look that looked to the right?",
    "answers": "[to the right, to the left, up]", "correctAnswer": "to the left",
  ]

  private static let level = [
    "title": "Fetch the coin", "text": "Take the coin.", "language": "robot",
    "solutions": "\n  - |\n    forward\n    forward\n    collect",
    "checks": "\n  - world: |\n      #####\n      #>.o#\n      #####",
  ]
}

extension WrittenValue {
  /// The value of a container's file in another language: its texts name that, and its cards have code in it.
  func inLanguage(_ language: CodeLanguage) -> WrittenValue {
    switch self {
    case .text(let text): .text(text.replacing("Python", with: language.title))
    case .content(let text): .content(text.replacing("Python", with: language.title))
    case .asWritten: self
    case .list(let elements): .list(elements.map { $0.inLanguage(language) })
    case .mapping(let entries): .mapping(entries.inLanguage(language))
    }
  }
}

extension [WrittenValue.Entry] {
  /// The entries of a container's file in another language.
  package func inLanguage(_ language: CodeLanguage) -> Self {
    guard language != .python else { return self }
    guard case .text(CardKind.executor.rawValue)? = first(where: { $0.key == CardKeys.type.key })?.value else {
      return map { entry in
        entry.key == ModuleForm.language.key
          ? WrittenValue.Entry(entry.key, .text(language.rawValue))
          : WrittenValue.Entry(entry.key, entry.value.inLanguage(language))
      }
    }
    let kind = language.profile.firstTask
    let entries = kind == .executor ? self : CardForms.form(of: kind).exampleEntries
    return entries.with(.id, .text(CodeExamples.firstTaskID)).with(.type, .text(kind.rawValue))
      .examples(of: kind, in: language, ofModule: language)
  }

  /// The entries with a card's examples in another language; the card says so where its module is in another one.
  package func examples(of kind: CardKind, in language: CodeLanguage, ofModule: CodeLanguage?) -> Self {
    let others = language == .python ? [:] : CardForms.form(of: kind).examples(in: language)
    var entries = map { entry in others[entry.key].map { WrittenValue.Entry(entry.key, example: $0) } ?? entry }
    let form = CardForms.form(of: kind)
    let mayBeSaid = form.constraints.allSatisfy { constraint in
      guard case .only(CodeFields.language.key, let others) = constraint else { return true }
      return entries.contains { others.contains($0.key) }
    }
    let says = form.payload.contains { $0.key == CodeFields.language.key }
    if says, mayBeSaid, language != ofModule, !entries.contains(where: { $0.key == CodeFields.language.key }) {
      let place = entries.firstIndex { $0.key == "code" } ?? entries.count
      entries.insert(WrittenValue.Entry(CodeFields.language.key, .text(language.rawValue)), at: place)
    }
    return entries
  }
}
