import Support

extension AnswerReader {
  /// Whether an answer names a type: `int`, `<class 'int'>`, `an integer`.
  package func names(_ answer: String, type: String) -> Bool {
    let exact = answer.trimmingWhitespace()
    if [type, "<class '\(type)'>", "class '\(type)'", "<class '__main__.\(type)'>"].contains(exact) { return true }
    return languages.contains { language in
      language.wordsOfType(exact).map { $0 == type || type == language.types[$0] } ?? false
    }
  }

  /// Whether an answer names one of the types that lessons speak of.
  package func isTypeName(_ answer: String) -> Bool { type(namedBy: answer) != nil }

  /// The type that an answer names, of those that lessons speak of; nil for other answers.
  package func type(namedBy answer: String) -> String? { Self.types.first { names(answer, type: $0) } }

  /// Whether a text is how a program writes one of them.
  package static func isTypeInPrograms(_ text: String) -> Bool {
    types.contains(text) && !["NoneType", "function"].contains(text)
  }

  static let types = [
    "int", "float", "str", "bool", "list", "tuple", "dict", "set", "NoneType", "complex", "range", "bytes", "function",
  ]
}

extension AnswerLanguage {
  /// An answer in small letters without an article.
  fileprivate func wordsOfType(_ answer: String) -> String? {
    var words = answer.split { $0 == " " || $0 == "-" }.map { Self.folded($0) }
    if let first = words.first, words.count > 1, articles.contains(first) { words.removeFirst() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
