extension AnswerReader {
  /// Whether an answer says an output in words, and is not the output itself.
  package func says(_ answer: String, _ output: String) -> Bool {
    guard !output.isEmpty, output.utf8.count < 200, answer.utf8.count < 300 else { return false }
    return languages.contains { language in
      if language.number(saidBy: answer) == output { return true }
      guard answer.utf8.contains(0x20) else { return false }
      if language.outputs(saidBy: answer.trimmingStop()).dropFirst().contains(where: { Self.withoutEnds($0) == output })
      {
        return true
      }
      guard let rest = Self.withoutBeginning(answer, language) else { return false }
      return rest == output || language.number(saidBy: rest) == output || Self.withoutEnds(rest) == output
    }
  }

  /// True for an answer that says with words of a language that something is printed: `It prints 1`.
  package func saysOutput(_ answer: String) -> Bool {
    answer.utf8.count < 300 && languages.contains { $0.outputs(saidBy: answer.trimmingStop()).count > 1 }
  }

  /// The words of English for a number in digits: `five` for `5`.
  package static func words(of number: String) -> [String] { wordsByNumber[number] ?? [] }

  /// The rest of an answer behind words such as `it prints the number`; nil when it has none.
  private static func withoutBeginning(_ answer: String, _ language: AnswerLanguage) -> String? {
    var rest = answer[...]
    while let words = language.introductions.first(where: { rest.lowercased().hasPrefix("\($0) ") }) {
      rest = rest.dropFirst(words.count + 1)
    }
    return rest.count == answer.count ? nil : String(rest)
  }

  /// A text without a full stop and without quotes around it.
  private static func withoutEnds(_ text: String) -> String {
    var text = text[...]
    if text.last == "." { text = text.dropLast() }
    if let first = text.first, text.count > 1, first == text.last, "\"'`".contains(first) {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }

  /// English words by the numbers for which they stand.
  private static let wordsByNumber: [String: [String]] = {
    let numbers = AnswerLanguage.embedded(["en"], .claims).first?.numbers ?? [:]
    return Dictionary(grouping: numbers.keys.sorted()) { numbers[$0] ?? "" }
  }()
}

extension String {
  /// The text without a full stop at its end.
  fileprivate func trimmingStop() -> String { hasSuffix(".") || hasSuffix("\u{3002}") ? String(dropLast()) : self }

  /// The text without one space at each end.
  fileprivate func trimmingSpaces() -> String {
    let text = hasPrefix(" ") ? dropFirst() : self[...]
    return String(text.hasSuffix(" ") ? text.dropLast() : text)
  }
}

extension AnswerLanguage {
  /// What a part of an answer may say that is printed: the part itself, and it without words around it that introduce
  /// it or say that it is printed, as in `First A is printed`.
  func outputs(saidBy part: String) -> [String] {
    var outputs = [part]
    func add(_ text: String) { if !text.isEmpty, !outputs.contains(text) { outputs.append(text) } }
    // Words end at a space, but in scripts that have none.
    func addRest(_ rest: Substring, _ edge: Character?, isApart: (Substring) -> Bool) {
      guard isApart(rest) || edge?.isWrittenWithoutSpaces == true else { return }
      add(String(rest).trimmingSpaces())
    }
    for index in 0..<4 where index < outputs.count {
      let text = outputs[index]
      let small = text.lowercased()
      // Small letters may take other places than large ones.
      guard small.utf8.count == text.utf8.count else { continue }
      for words in introductions where small.hasPrefix(words) {
        addRest(text.dropFirst(words.count), words.last, isApart: { $0.first == " " })
      }
      for words in outputEndings where small.hasSuffix(words) {
        addRest(text.dropLast(words.count), words.first, isApart: { $0.last == " " })
      }
    }
    return outputs
  }

  /// The number in digits that words say; nil for other words.
  fileprivate func number(saidBy words: String) -> String? { numbers[Self.folded(words)] }
}
