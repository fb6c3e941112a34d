/// The words of a question about code, in small letters: English, German and Turkish.
struct QuestionWords {
  private let words: [String]
  private let pairs: [String]
  private let isEnglish: Bool

  /// Takes the words in the order of the text.
  init(_ words: [String]) {
    self.words = words
    pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    isEnglish = words.contains { ["what", "which", "how", "why", "the", "does"].contains($0) }
  }

  /// Whether the text asks for what the code prints.
  var isAboutOutput: Bool {
    let beginnings = isEnglish ? Self.english : Self.others
    return words.contains { word in beginnings.contains { word.hasPrefix($0) } }
  }

  /// Whether it asks for less than the whole output, for a number of times, or for a reason.
  ///
  /// One place decides about these; what asks for a count has no other form here than `concept`.
  var isAboutAPart: Bool {
    words.contains { Self.parts.contains($0) } || pairs.contains { Self.pairsOfParts.contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "line" && $1.allSatisfy(\.isNumber) }
  }

  /// Whether it asks for the error in which the code ends.
  var isAboutErrors: Bool {
    words.contains { ["error", "exception"].contains($0) } && words.contains { ["which", "what"].contains($0) }
  }

  private static let english = [
    "print", "output", "display", "write", "writes", "written", "screen", "result", "see", "seen", "appear", "happen",
    "show",
  ]
  private static let others = [
    "ausgegeben", "ausgabe", "ausgibt", "gibt", "druck", "zeig", "anzeig", "angezeigt", "bildschirm", "ergebnis",
    "schreibt", "steht", "siehst", "erschein", "passiert", "yazd", "yazar", "çıktı", "ekran", "sonuç", "göster",
    "görün",
    "print",
  ]
  private static let parts: Set<String> = [
    "first", "second", "third", "last", "final", "finally", "why", "wrong", "never", "warum", "wieso", "falsch",
    "letzte", "letzter", "letztes", "erste", "erster", "erstes", "zeile", "zeilen", "wievielmal", "kaç", "kez", "neden",
    "niçin", "satır", "ilk", "son",
  ]
  private static let pairsOfParts: Set<String> = [
    "how many", "how often", "how much", "how long", "which line", "which lines", "what line", "for which", "for what",
    "with which", "wie oft", "wie viele", "wie viel", "bei welchem", "für welchen", "für welches",
  ]
}
