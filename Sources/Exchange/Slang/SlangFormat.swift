import CurriculumBundle
import JSON
import Slang

/// Slang's lessons of pages, and its list of challenges.
///
///     {"lessons": [{"title": "Say hello", "subtitle": "Print texts.", "badge": "Printer", "pages": [
///         {"type": "page", "instructions": "Print Hello.", "program": [{"type": "blank"}],
///           "solution": [{"type": "print", "statement": {"string": "Hello"}}], "output": "Hello",
///           "success": "You did it.", "failure": "Look at the quotes."},
///         {"type": "quiz", "title": "What do you know?", "passMark": 1, "questions": [
///           {"question": "What does Print do?", "options": ["It writes", "It reads"], "answer": 0}]}],
///       "challenge": {"title": "Twice", "description": "…", "difficulty": "easy", "solution": […], "output": "…"}}],
///      "challenges": [{"title": "FizzBuzz", "description": "…", "difficulty": "intermediate", "solution": […],
///       "output": "…"}]}
///
/// Programs are lists of elements as the module `Slang` codes them.
enum SlangFormat: DraftFormat {
  typealias Reader = SlangReader
  typealias Writer = SlangWriter

  static let names = FormatNames("slang", title: "Slang")
  static let kinds: [CardKind] = [.exercise, .quiz, .challenge]
  static let carried = ExportOmission.CarriedKeys(
    curriculum: ["title", "modules"], module: ["blocks"], block: ["episodes"],
    episode: ["title", "summary", "badge", "cards"])
  static let keys = ForeignKeys([
    "title", "lessons", "challenges", "subtitle", "badge", "pages", "challenge", "type", "instructions", "program",
    "solution", "output", "success", "failure", "passMark", "questions", "question", "options", "answer", "description",
    "difficulty", "name", "value", "count", "left", "comparison", "right", "statement",
    "operator", "integer", "double", "bool", "string", "negative",
  ])
  /// The ids of the module and of its blocks.
  static let (module, lessons, challenges) = ("slang", "lessons", "challenges")
}

/// How hard Slang's challenges can be.
enum SlangDifficulty: String, CaseIterable {
  case easy, intermediate

  init(_ difficulty: Difficulty) {
    switch difficulty {
    case .easy: self = .easy
    case .medium, .hard: self = .intermediate
    }
  }

  var difficulty: Difficulty {
    switch self {
    case .easy: .easy
    case .intermediate: .medium
    }
  }
}

/// Programs between JSON and the text that authors write.
enum SlangProgramText {
  /// The text of a list of elements.
  static func text(of elements: JSONValue) -> String? {
    guard let text = (try? JSONValueDecoder().decode(SlangProgram.self, from: elements))?.text else { return nil }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The elements of a text.
  static func elements(of text: String) -> JSONValue? {
    try? JSONValueEncoder().encode(SlangSource(text).program)
  }
}
