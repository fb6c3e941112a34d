import CurriculumBundle
import JSON

/// Swiftly's chapters as Firestore has them.
///
///     {"chapters": [{"title": "Constants", "description": "…", "author": "Ada", "difficulty": 1, "length": 30,
///       "number": 1, "subscriptionCode": "SPRING", "visible": true,
///       "lessons": [{"id": "L1", "title": "What stays", "lessonContent": ["A paragraph.", "iVBORw0KGgo…"]}],
///       "playground": [{"title": "let", "description": "Which word?", "type": "mcq", "mcqOptions": ["let", "var"],
///         "answers": ["let"]}]}]}
///
/// A collection is an array, or an object with each document under its id. A chapter becomes a module, a lesson an
/// episode with a `reading` card, a question of the playground an episode of its own, since they open one by one.
enum SwiftlyFormat: DraftFormat {
  typealias Reader = SwiftlyReader
  typealias Writer = SwiftlyWriter

  static let names = FormatNames("swiftly", title: "Swiftly")
  static let kinds: [CardKind] = [.reading, .question, .multiSelect, .trueFalse, .codeBlocks]
  static let carried = ExportOmission.CarriedKeys(
    curriculum: ["title", "modules"],
    module: [
      "id", "title", "summary", "authors", "difficulty", "minutes", "access", "featured", "language", "blocks",
    ],
    block: ["episodes"], episode: ["id", "title", "difficulty", "cards"])
  static let keys = ForeignKeys(
    [
      "id", "title", "description", "author", "difficulty", "length", "number", "subscriptionCode", "visible",
      "lessonContent", "type", "mcqOptions", "codeBlocks", "answers", "fields", "documents", "name",
    ], collections: ["chapters", "lessons", "playground"])
  /// The ids of a module's blocks.
  static let (lessons, playground) = ("lessons", "playground")
}

/// The types of questions in a playground.
enum SwiftlyQuestionType: String, CaseIterable {
  case mcq, trueFalse, codeBlocks

  /// The type that a word means, in any case and whatever stands between its parts: `Multiple Choice`.
  init?(foreign word: String) {
    let letters = word.lowercased().filter(\.isLetter)
    switch letters {
    case "mcq", "multiplechoice", "multiplechoicequestion": self = .mcq
    case "truefalse", "trueorfalse": self = .trueFalse
    case "codeblocks", "codeblock", "draganddrop": self = .codeBlocks
    default: return nil
    }
  }
}

/// The text of a card among several questions of an episode, where a blank line ends its title.
enum SwiftlyQuestionText {
  static func split(_ text: String) -> (title: String, description: String) {
    let bytes = Array(text.utf8)
    let gap = bytes.indices.dropLast().first { bytes[$0] == 0x0A && bytes[$0 + 1] == 0x0A }
    guard let gap else { return (text, "") }
    return (String(decoding: bytes[..<gap], as: UTF8.self), String(decoding: bytes[(gap + 2)...], as: UTF8.self))
  }
}
