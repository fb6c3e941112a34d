/// The names that keys of JSON banks usually have, in small letters and without signs between their words.
enum BankNames {
  /// What is asked.
  static let text = ["question", "questiontext", "prompt", "text", "stem", "statement", "query", "q", "title"]
  /// The answers to choose from.
  static let choices = [
    "choices", "options", "alternatives", "answeroptions", "possibleanswers", "answerchoices", "variants",
  ]
  /// The right answers; beside choices `answers` are these, too.
  static let keys = [
    "correctanswerindex", "correctindex", "answerindex", "correctoptionindex", "correctindices",
    "correctanswerindices", "correctanswer", "correctanswers", "correctoption", "correctoptions", "correctchoice",
    "rightanswer", "correct", "answerkey", "answer", "solution", "key",
  ]
  /// The wrong answers, beside a right one.
  static let wrong = ["incorrectanswers", "wronganswers", "incorrect", "distractors"]
  /// The code that is asked about.
  static let code = ["code", "codesnippet", "snippet", "program"]
  /// The language of the code.
  static let language = ["language", "lang", "codelanguage"]
  /// What is said after the question.
  static let explanation = ["explanation", "rationale", "feedback", "reason", "reasoning", "comment"]
  /// What the question is called.
  static let name = ["id", "name", "slug", "questionid", "number"]
  /// What the questions of an episode have in common.
  static let section = ["category", "topic", "section", "chapter", "subject"]
  /// What says nothing that the rest does not say.
  static let said = ["type", "questiontype", "kind"]

  /// The parts of an answer that is an object.
  static let answerText = ["text", "answer", "option", "content", "value", "title", "label", "choice"]
  static let answerLabel = ["id", "key", "letter", "label"]
  static let answerIsRight = ["correct", "iscorrect", "right", "isright", "isanswer"]
  static let answerFeedback = ["feedback", "explanation", "rationale"]

  /// A key as it is looked up.
  static func plain(_ key: String) -> String { key.lowercased().filter { !"_- ".contains($0) } }
}
