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
    case .outputLine, .codeLine, nil: lineQuestion(in: text, about: code)
    }
  }

  /// The line of the output for which a question asks by its number, or by that of the line of code that prints it.
  private func lineQuestion(in text: String, about code: String) -> CodeQuestion? {
    languages.lazy.compactMap { language -> CodeQuestion? in
      language.numberedPart(in: text).flatMap { part, number in
        if part == .outputLine { return .outputLine(line: number) }
        return PrintingLines.outputLine(ofCodeLine: number, in: code).map { .outputLine(line: $0) }
      }
    }.first
  }

  private func askedPart(in text: String) -> AnswerLanguage.AskedPart? {
    let words = " " + AnswerLanguage.folded(text).split { !$0.isLetter }.joined(separator: " ") + " "
    let parts = AnswerLanguage.AskedPart.allCases.filter { $0 != .outputLine && $0 != .codeLine }
    return parts.first { part in
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

extension AnswerLanguage {
  /// The part for which a question asks by a number, and the number: 3 of `What does the third line print?`.
  fileprivate func numberedPart(in text: String) -> (part: AskedPart, number: Int)? {
    let tokens = Self.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { vocabulary[$0].map { !skipped.contains($0) } ?? true }
    for (index, token) in tokens.enumerated() {
      guard let number = place(token), number > 0 else { continue }
      let words = " " + (tokens[..<index] + ["<n>"] + tokens[(index + 1)...]).joined(separator: " ") + " "
      let asked = [AskedPart.outputLine, .codeLine].first { part in
        asksForParts[part, default: []].contains { words.contains(" \($0) ") }
      }
      if let asked { return (asked, number) }
    }
    return nil
  }

  /// The number that a word says: `3`, `3rd`, `three`, `third`.
  private func place(_ token: String) -> Int? {
    let digits = token.prefix { ("0"..."9").contains($0) }
    let rest = String(token.dropFirst(digits.count))
    if !digits.isEmpty {
      return rest.isEmpty || vocabulary[rest].map(ordinalEndings.contains) == true ? Int(digits) : nil
    }
    if let number = numbers[token] { return Int(number) }
    return vocabulary[token].flatMap { word in
      phrases[.ordinal]?[word]?.first { $0.words.count == 1 }?.value
    }
  }
}
