import Support

// Feedback and explanations, which follow an answer.
extension AnswerReader {
  /// The words with which a text praises an answer as right, as they are written; nil where it begins with none.
  ///
  ///     AnswerReader.english.praise(in: "Correct! It goes on.")         // "Correct"
  ///     AnswerReader.english.praise(in: "Right idea, wrong operator.")  // nil
  package func praise(in text: String) -> String? {
    let text = text.drop { !$0.isLetter }
    let words = text.prefix { $0.isLetter || $0 == " " || $0 == "'" || $0 == "\u{2019}" }
    let rest = text.dropFirst(words.count)
    guard let sign = rest.first, "!.,\u{FF01}\u{3002}\u{3001}\u{60C}".contains(sign) else { return nil }
    // "Right, but …" praises only a part, as does "Right. For 2 * 3 …".
    let next = AnswerLanguage.folded(rest.dropFirst())
    let isWhole = sign == "!" || sign == "\u{FF01}"
    let praise = String(words).trimmingWhitespace()
    let folded = AnswerLanguage.folded(praise)
    let isLimited = !isWhole && languages.contains { $0.limitsPraise(next[...]) }
    return !isLimited && languages.contains { $0.praises.contains(folded) } ? praise : nil
  }

  /// The index of the answer that an explanation calls the right one; nil where it names none for certain.
  ///
  ///     AnswerReader.english.answer(namedIn: "The right answer is 4, since …", among: ["3", "4"])    // 1
  package func answer(namedIn explanation: String, among answers: [String]) -> Int? {
    let words = AnswerLanguage.folded(explanation)
    let named = Set(
      languages.flatMap { language in
        language.namings.flatMap { words.ranges(of: $0) }.compactMap { range -> Int? in
          let before = words[..<range.lowerBound]
          guard before.last.map({ !$0.isLetter }) ?? true, !language.doubts(after: words[..<range.upperBound]) else {
            return nil
          }
          return answer(at: words[range.upperBound...], among: answers)?.index
        } + answersCalledRight(in: words, language, among: answers)
      })
    return named.count == 1 ? named.first : nil
  }

  /// The answers of which words behind them say, at the end of a sentence, that they are right: `so 4 is right`.
  private func answersCalledRight(
    in words: String, _ language: AnswerLanguage, among answers: [String]
  ) -> [Int] {
    language.namingsBehind.flatMap { naming in
      words.ranges(of: naming).compactMap { range -> Int? in
        let next = words[range.upperBound...].first
        guard next.map({ ".!\n\u{3002}\u{FF01}".contains($0) }) ?? true,
          let (index, before) = Self.answer(endingText: words[..<range.lowerBound], among: answers),
          !answers[index].contains(where: { ".!?".contains($0) }), !language.doubts(after: before)
        else { return nil }
        let clause = before.lastIndex { Self.isBetweenClauses($0) || ".!?\n\u{3002}".contains($0) }
        let lead = clause.map { before[before.index(after: $0)...] } ?? before
        return language.leadsToRightOne(lead) ? index : nil
      }
    }
  }
}

extension AnswerLanguage {
  /// True where the sentence at the end of a text doubts what comes next: `Many think that the right answer is …`.
  fileprivate func doubts(after text: Substring) -> Bool {
    let sentence = text.lastIndex { ".!?\n\u{3002}".contains($0) }.map { text[text.index(after: $0)...] } ?? text
    guard let (reason, conclusion) = conclusion(endingSentence: sentence) else {
      return !signs(in: sentence).isDisjoint(with: [.supposes, .digresses, .negates])
    }
    // Whatever the reason denies or leaves out, the conclusion holds.
    return signs(in: reason).contains(.supposes) || beginsElsewhere(reason)
      || !signs(in: conclusion).isDisjoint(with: [.supposes, .digresses, .negates])
  }

  /// The last clause of a sentence in small letters and what is before it, where that is its reason: `…, so the right
  /// one`; nil for another sentence.
  private func conclusion(endingSentence sentence: Substring) -> (reason: Substring, conclusion: Substring)? {
    guard let mark = sentence.lastIndex(where: AnswerReader.isBetweenClauses) else { return nil }
    let (reason, conclusion) = (sentence[..<mark], sentence[sentence.index(after: mark)...].drop { $0.isWhitespace })
    let isReason = unspacedSigns.contains { $0.signs.contains(.endsCause) && reason.hasSuffix($0.word) }
    return isReason || leadingConclusion(of: conclusion) != nil ? (reason, conclusion) : nil
  }

  /// The words with which a clause begins that say that it follows from what is before; nil without such.
  private func leadingConclusion(of clause: Substring) -> String? {
    guard let first = AnswerReader.wordsApart(in: clause).first, signs(of: first).contains(.leadsTo) else { return nil }
    return conclusions.filter { words in
      clause.hasPrefix(words) && clause.dropFirst(words.count).first.map { !$0.isLetter } ?? true
    }.max { $0.count < $1.count }
  }

  /// True for nothing, and for words that only lead to the answer behind them: `therefore`, `deshalb ist`.
  fileprivate func leadsToRightOne(_ text: Substring) -> Bool {
    let words = AnswerReader.wordsApart(in: text)
    return words.count <= 3
      && words.allSatisfy { word in
        let signs = signs(of: word)
        return !signs.contains(.namesLine) && !signs.isDisjoint(with: [.leadsTo, .statesValue])
          || conclusions.contains(word)
      }
  }

  /// True where the text behind a praise speaks of a part of the answer, or of other code.
  fileprivate func limitsPraise(_ text: Substring) -> Bool {
    !signs(in: text).isDisjoint(with: [.restricts, .supposes]) || beginsElsewhere(text)
  }
}
