internal import Execution

/// An answer that says in words in which error a program ends: `It ends in an error`, `A TypeError`, `a type error`.
struct SpokenEnding {
  /// The error's type in small letters; nil where the answer stands for any error.
  let type: String?

  /// The ending that an answer names; nil where it says anything besides.
  init?(_ answer: some StringProtocol) {
    guard answer.utf8.count < 80, !answer.contains(where: \.isNumber) else { return nil }
    let words = answer.split { !$0.isLetter }.map { $0.lowercased() }.filter { !Self.idle.contains($0) }
    switch words.count {
    case 1 where Self.any.contains(words[0]): type = nil
    case 1 where words[0].hasSuffix("error") && words[0] != "terror": type = words[0]
    case 2, 3: type = words.last == "error" ? words.joined() : nil
    default: return nil
    }
    if words.count > 1, type == nil || !Self.kinds.contains(words.dropLast().joined()) { return nil }
  }

  /// Whether it is the error in which a run ended.
  func names(_ error: RaisedError) -> Bool { type.map { $0 == error.type.lowercased() } ?? true }

  /// Words that stand for any error, some of them in the languages of other courses.
  private static let any: Set<String> = [
    "error", "errors", "exception", "crash", "crashes", "fehler", "fehlermeldung", "erreur", "errore",
  ]
  /// What stands before `error` where an error's type is written in two words.
  private static let kinds: Set<String> = [
    "assertion", "attribute", "import", "indentation", "index", "key", "name", "overflow", "recursion", "syntax",
    "type", "value", "zerodivision",
  ]
  /// Words around it that say nothing more.
  private static let idle: Set<String> = [
    "a", "an", "the", "it", "there", "python", "program", "code", "is", "will", "be", "comes", "ends", "end", "stops",
    "fails", "raises", "gives", "throws", "causes", "shows", "happens", "occurs", "in", "with", "by", "of",
    "message", "and", "this", "that", "you", "get", "we", "ein", "eine", "es", "gibt", "einen", "une", "un",
  ]
}
