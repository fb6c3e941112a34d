internal import CurriculumBundle

/// What scaffolds write in the place of a field's own example where the language is not Python.
enum CodeExamples {
  /// The examples for a kind of card, by key.
  static func examples(of kind: CardKind, in language: CodeLanguage) -> [String: String] {
    switch kind {
    case .descriptionWithCode, .executor: ["code": hello(language)]
    case .questionWithCode: language == .robot ? robotQuestion : ["code": sum(language)]
    case .exercise, .challenge:
      language == .robot ? level : ["language": language.rawValue, "solutions": ada(language)]
    case .description, .question, .finished: [:]
    }
  }

  private static func hello(_ language: CodeLanguage) -> String {
    switch language {
    case .python, .swift: "print(\"Hello\")"
    case .slang: "print \"Hello\""
    case .robot: "forward"
    case .java: "System.out.println(\"Hello\");"
    case .javascript: "console.log(\"Hello\");"
    case .pseudocode: "write \"Hello\""
    }
  }

  private static func sum(_ language: CodeLanguage) -> String {
    switch language {
    case .python, .swift: "print(2 + 3)"
    case .slang: "print 2 + 3"
    case .robot: "forward"
    case .java: "System.out.println(2 + 3);"
    case .javascript: "console.log(2 + 3);"
    case .pseudocode: "write 2 + 3"
    }
  }

  private static func ada(_ language: CodeLanguage) -> String {
    language == .slang ? "[print \"Ada\"]" : ProgramFields.solutions.example
  }

  private static let robotQuestion = [
    "code": "|\n  left\n  left", "text": "Where does the robot look that looked to the right?",
    "answers": "[to the right, to the left, up]",
  ]

  private static let level = [
    "title": "Fetch the coin", "text": "Take the coin.", "language": "robot",
    "solutions": "\n  - |\n    forward\n    forward\n    collect",
    "checks": "\n  - world: |\n      #####\n      #>.o#\n      #####",
  ]
}

extension [WrittenValue.Entry] {
  /// The entries with a card's examples in another language; the card says so where its module is in another one.
  func examples(of kind: CardKind, in language: CodeLanguage, ofModule: CodeLanguage?) -> Self {
    let others = CodeExamples.examples(of: kind, in: language)
    var entries = map { entry in others[entry.key].map { WrittenValue.Entry(entry.key, example: $0) } ?? entry }
    let says = CardForms.form(of: kind).payload.contains { $0.key == CodeFields.language.key }
    if says, language != ofModule, !entries.contains(where: { $0.key == CodeFields.language.key }) {
      let place = entries.firstIndex { $0.key == "code" } ?? entries.count
      entries.insert(WrittenValue.Entry(CodeFields.language.key, .text(language.rawValue)), at: place)
    }
    return entries
  }
}
