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
          guard before.last.map({ !$0.isLetter }) ?? true, !language.doubts(after: before) else { return nil }
          return answer(at: words[range.upperBound...], among: answers)?.index
        }
      })
    return named.count == 1 ? named.first : nil
  }
}

extension AnswerLanguage {
  /// True where the sentence at the end of a text doubts what comes next: `Many think that the right answer is …`.
  fileprivate func doubts(after text: Substring) -> Bool {
    let sentence = text.lastIndex { ".!?\n\u{3002}".contains($0) }.map { text[text.index(after: $0)...] } ?? text
    return !signs(in: sentence).isDisjoint(with: [.supposes, .digresses, .negates])
  }

  /// True where the text behind a praise speaks of a part of the answer, or of other code.
  fileprivate func limitsPraise(_ text: Substring) -> Bool {
    !signs(in: text).isDisjoint(with: [.restricts, .supposes]) || beginsElsewhere(text)
  }
}
