package import CurriculumBundle

extension AnswerReader {
  /// The part of the output for which a question asks in words; nil where none is found.
  ///
  ///     let reader = AnswerReader(locale: "en")
  ///     reader.outputQuestion(in: "How many times is HELLO printed?", about: code) == .occurrences(of: "HELLO")
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - code: The code that it is about: a text that is counted or looked for is in quotes in the question, or as a
  ///     word of the question in quotes in the code.
  package func outputQuestion(in text: String, about code: String) -> CodeQuestion? {
    switch askedPart(in: text) {
    case .lineCount: .lineCount
    case .firstLine: .outputLine(line: 1)
    case .lastLine: .lastLine
    case .occurrences: Self.quoted(in: text, code).map { .occurrences(of: $0) }
    case .position: Self.quoted(in: text, code).map { .position(of: $0) }
    case nil: nil
    }
  }

  private func askedPart(in text: String) -> AnswerLanguage.AskedPart? {
    let words = " " + AnswerLanguage.folded(text).split { !$0.isLetter }.joined(separator: " ") + " "
    return AnswerLanguage.AskedPart.allCases.first { part in
      languages.contains { $0.asksForParts[part, default: []].contains { words.contains(" \($0) ") } }
    }
  }

  /// What a question has in quotes, or the one word of it that the code has in quotes.
  private static func quoted(in text: String, _ code: String) -> String? {
    for (open, close) in [("\"", "\""), ("`", "`"), ("“", "”"), ("„", "“"), ("'", "'")] {
      guard let start = text.firstRange(of: open),
        let end = text[start.upperBound...].firstRange(of: close), start.upperBound < end.lowerBound
      else { continue }
      return String(text[start.upperBound..<end.lowerBound])
    }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let named = words.filter { code.contains("\"\($0)\"") || code.contains("'\($0)'") }
    return named.count == 1 ? named.first : nil
  }
}
