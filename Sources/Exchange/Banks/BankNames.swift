/// The names that keys of JSON banks usually have, in small letters and without signs between their words.
enum BankNames {
  /// The text of a question.
  static let text = ["question", "questiontext", "prompt", "text", "stem", "statement", "query", "q", "title"]
  /// The answers to choose from.
  static let choices = [
    "choices", "options", "alternatives", "answeroptions", "possibleanswers", "answerchoices", "variants",
  ]
  /// The right answers; next to choices `answers` are these, too.
  static let keys = [
    "correctanswerindex", "correctindex", "answerindex", "correctoptionindex", "correctindices",
    "correctanswerindices", "correctanswer", "correctanswers", "correctoption", "correctoptions", "correctchoice",
    "rightanswer", "correct", "answerkey", "answer", "solution", "key",
  ]
  /// The wrong answers, next to a key with the right one.
  static let wrong = ["incorrectanswers", "wronganswers", "incorrect", "distractors"]
  /// The code that is asked about.
  static let code = ["code", "codesnippet", "snippet", "program"]
  /// The language of the code.
  static let language = ["language", "lang", "codelanguage"]
  /// The explanation that follows the question.
  static let explanation = ["explanation", "rationale", "feedback", "reason", "reasoning", "comment"]
  /// The name of the question.
  static let name = ["id", "name", "slug", "questionid", "number"]
  /// The category that the questions of an episode have in common.
  static let section = ["category", "topic", "section", "chapter", "subject"]
  /// Keys without a loss: the other keys show the kind of a question.
  static let ignored = ["type", "questiontype", "kind"]

  /// The parts of an answer that is an object.
  static let answerText = ["text", "answer", "option", "content", "value", "title", "label", "choice"]
  static let answerLabel = ["id", "key", "letter", "label"]
  static let answerIsRight = ["correct", "iscorrect", "right", "isright", "isanswer"]
  static let answerFeedback = ["feedback", "explanation", "rationale"]

  /// A key as it is looked up.
  static func plain(_ key: String) -> String { key.lowercased().filter { !"_- ".contains($0) } }
}
