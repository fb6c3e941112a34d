internal import Phrases

extension AnswerReader {
  /// The expression for whose value a question asks in words: `s[-1]` of `What is s[-1]?`, `s` of `What is the value of
  /// s?`, `len(xs)` of `How many elements does xs have?`; nil where none is found.
  ///
  /// - Parameter names: The names to which the code gives values.
  func askedExpression(in text: String, names: Set<String>) -> String? {
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let named = names.filter(words.contains)
    if let written = QuestionExpressions(text).onlyOne(naming: names) { return written }
    guard named.count == 1, let name = named.first else { return nil }
    if asksForLength(text) { return "len(\(name))" }
    return asksForValue(text) ? name : nil
  }
}
