extension AnswerReader {
  /// How often a sentence says that the body of a loop runs; nil for one with a word that may say anything else, and in
  /// scripts without spaces, whose words are not known one by one.
  ///
  ///     AnswerReader.english.roundsStated(in: "The body of the loop runs four times.")     // 4
  package func roundsStated(in text: String) -> Int? {
    guard understandsLocale, text.utf8.count <= 200, !negates(text), !supposes(text),
      let parts = StatementScanner.parts(of: text)
    else { return nil }
    var words: [String] = []
    for part in parts {
      switch part {
      case .word(let word), .number(let word): words.append(AnswerLanguage.folded(word))
      case .comma: continue
      case .code, .quoted, .display: return nil
      }
    }
    guard !words.contains(where: { $0.contains(where: \.isWrittenWithoutSpaces) }) else { return nil }
    return languages.lazy.compactMap { rounds(in: words, $0) }.first
  }

  /// The one count that some words say, where all others only speak of a loop.
  private func rounds(in words: [String], _ language: AnswerLanguage) -> Int? {
    for length in [3, 2, 1] where length <= words.count {
      for start in 0...(words.count - length) {
        guard case .count(let count)? = claim(of: words[start..<(start + length)].joined(separator: " "), to: .count),
          count > 0, Int(words[start]) != nil || language.isCounted(words[start]),
          !words[(start + 1)..<(start + length)].contains(where: { language.namesLines($0) })
        else { continue }
        let others = words[..<start] + words[(start + length)...]
        return others.allSatisfy { language.speaksOfLoop($0) } && others.contains { language.namesLoop($0) }
          ? count : nil
      }
    }
    return nil
  }
}

extension AnswerLanguage {
  /// True for a word for a number or for so many times.
  fileprivate func isCounted(_ word: String) -> Bool { numbers[word] != nil || isOrdinal(word) }

  /// True for a word that a text may have which only says how often a loop runs.
  fileprivate func speaksOfLoop(_ word: String) -> Bool {
    let plain: WordSigns = [.statesValue, .statesCount, .namesLoop]
    return !signs(of: word).isDisjoint(with: plain) || vocabulary[word].map { skipped.contains($0) } ?? false
  }

  /// True for a word only by which a text speaks of a loop.
  fileprivate func namesLoop(_ word: String) -> Bool { signs(of: word).contains(.namesLoop) }

  /// True for a word behind a number that counts lines, which may be those of the code.
  fileprivate func namesLines(_ word: String) -> Bool {
    !signs(of: word).isDisjoint(with: [.namesLine, .statesValue])
  }
}
