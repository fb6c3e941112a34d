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
    let words = Self.words(ofQuestion: text)
    let parts = AnswerLanguage.AskedPart.allCases.filter { $0 != .outputLine && $0 != .codeLine }
    return parts.first { part in
      languages.contains { $0.asksForParts[part, default: []].contains { words.contains(" \($0) ") } }
    }
  }

  private func asks(_ asking: AnswerLanguage.Asking, _ text: String) -> Bool {
    let words = Self.words(ofQuestion: text)
    return languages.contains { $0.asks[asking, default: []].contains { words.contains(" \($0) ") } }
  }

  /// The words of a question with blanks around them.
  private static func words(ofQuestion text: String) -> String {
    " " + AnswerLanguage.folded(text).split { !$0.isLetter }.joined(separator: " ") + " "
  }

  /// Whether a question asks for all that is printed and for nothing else: each of its words is one that such questions
  /// have.
  ///
  ///     let reader = AnswerReader(locale: "en")
  ///     reader.asksForAllOutput("Look at the code. What does it print?")     // true
  ///     reader.asksForAllOutput("What is printed on the second line?")       // false
  package func asksForAllOutput(_ text: String) -> Bool {
    guard asksForOutput(text) else { return false }
    let sentences = text.split { ".!:\n".contains($0) }.flatMap { sentence in
      sentence.split(separator: "?", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
    let asked = sentences.isEmpty ? [text] : sentences
    return asked.allSatisfy { sentence in
      let words = AnswerLanguage.folded(sentence).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      return languages.contains { language in words.allSatisfy(language.wholeOutputWords.contains) }
    }
  }

  /// Whether a question asks on which line of the code an error is.
  package func asksForErrorLine(_ text: String) -> Bool {
    let words = Self.words(ofQuestion: text).split(separator: " ")
    return asks(.line, text)
      && languages.contains { language in
        words.contains { word in language.errorWords.contains { word.hasPrefix($0) } }
      }
  }

  /// Whether a question asks which of its answers is an expression that is true.
  package func asksWhichIsTrue(_ text: String) -> Bool { asks(.truth, text) }

  /// Whether a question asks how many elements something has.
  package func asksForLength(_ text: String) -> Bool { asks(.length, text) }

  /// Whether a question asks for the value of something.
  package func asksForValue(_ text: String) -> Bool { asks(.value, text) }

  /// The word by which a question asks for what does not do something; nil without one.
  package func negation(in text: String) -> String? {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.map(String.init).first { word in
      languages.contains { $0.negations.contains(AnswerLanguage.folded(word)) }
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
