package import CurriculumBundle
internal import Support

/// Understands what questions about code ask, in any language that has a file.
///
/// A text is taken to be in English where it has a word by which questions are known there, else in the first language
/// of which it has one; lists of other languages are not read for it.
///
///     QuestionReader("What is the value of x?").question(about: "x = 1\nx += 2") == .value(of: "x")
package struct QuestionReader {
  private let text: String
  private let reader: AnswerReader
  /// The language of the text.
  private let language: AnswerLanguage

  /// A reader of one question.
  package init(_ text: String) {
    self.text = text
    let tag = Self.language(of: text) ?? "en"
    language = AnswerLanguage.all[tag]?.value ?? .english
    reader = AnswerReader(locale: tag)
  }

  /// The tag of the language of a question, such as `de`; nil where no word tells it.
  package static func language(of text: String) -> String? {
    let words = Set(text.split { !$0.isLetter }.map { AnswerLanguage.folded($0) })
    let others = AnswerLanguage.tags.subtracting(["en"]).sorted()
    return (["en"] + others).first { tag in
      AnswerLanguage.all[tag]?.value.asks[.anything, default: []].contains { words.contains($0) } ?? false
    }
  }

  /// What is asked of code in Python; nil where the words do not say it for certain.
  ///
  /// In doubt nothing is proven: a wrong guess would call a right key wrong.
  package func question(about code: String) -> CodeQuestion? {
    let value = name(after: .value, code)
    let type = name(after: .type, code)
    // A variable may be called `result`, which is a word for what is printed, too.
    let named = value ?? type
    let words = words.filter { word in named.map { $0 != word } ?? true }.map { AnswerLanguage.folded($0) }
    let asksForOutput = words.contains { word in language.asksForOutput.contains { word.hasPrefix($0) } }
    if asksForOutput, let part = reader.outputQuestion(in: text, about: code) { return part }
    if asks(.part, words) { return nil }
    if asksForOutput { return .output }
    if let value { return .value(of: value) }
    if let type { return .type(of: type) }
    if asks(.code, words), !code.trimmingWhitespace().contains("\n") {
      return .value(of: code.trimmingWhitespace())
    }
    if asks(.returned, words), let call = call(of: code) { return .value(of: call) }
    return asks(.error, words) ? .error : nil
  }

  private var words: [Substring] { Self.words(of: text) }

  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private func asks(_ asking: AnswerLanguage.Asking, _ words: [String]) -> Bool {
    let text = " " + words.joined(separator: " ") + " "
    return language.asks[asking, default: []].contains { text.contains(" \($0) ") }
  }

  /// The name behind words such as `value of`, where the code has it, too.
  private func name(after asking: AnswerLanguage.Asking, _ code: String) -> String? {
    let words = words
    let names = Set(Self.words(of: code))
    let phrases = language.asks[asking, default: []].map { $0.split(separator: " ").map(String.init) }
    for start in words.indices {
      let folded = words[start...].prefix(Self.mostWords).map { AnswerLanguage.folded($0) }
      for phrase in phrases where folded.starts(with: phrase) {
        let rest = words[(start + phrase.count)...].drop { Self.fillers.contains(AnswerLanguage.folded($0)) }
        if let name = rest.first, names.contains(name), name.first?.isNumber == false { return String(name) }
      }
    }
    return nil
  }

  /// The most words of a phrase before a name.
  private static let mostWords = 4
  /// Words between such a phrase and the name.
  private static let fillers: Set<String> = ["the", "variable", "der", "die", "das", "variablen"]

  /// The one call in the text of a function that the code defines: `f(3)`.
  private func call(of code: String) -> String? {
    let functions = code.split(separator: "\n").filter { $0.hasPrefix("def ") }
      .map { $0.dropFirst("def ".count).prefix { $0 != "(" } }
    let calls = Set(
      functions.flatMap { function in
        text.ranges(of: function + "(").compactMap { range -> String? in
          let before = text[..<range.lowerBound].last
          guard before.map({ !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) ?? true else { return nil }
          return Self.closed(text[range.lowerBound...])
        }
      })
    return calls.count == 1 ? calls.first : nil
  }

  /// The start of a text up to the bracket that closes its first one.
  private static func closed(_ text: Substring) -> String? {
    var depth = 0
    let end = text.firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == ")" && depth == 0
    }
    return end.map { String(text[...$0]) }
  }
}
