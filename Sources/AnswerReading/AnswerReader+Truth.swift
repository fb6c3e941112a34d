// Words for `True` and `False`.
extension AnswerReader {
  /// The truth of values for which a question asks; nil where it has words for both, or for none.
  ///
  ///     AnswerReader.english.truthAsked(in: "Which values count as false?")          // false
  ///     AnswerReader.english.truthAsked(in: "Is it True or False?")                  // nil
  package func truthAsked(in text: String) -> Bool? {
    let folded = AnswerLanguage.folded(text)
    let signs = languages.reduce(into: WordSigns()) { $0.formUnion($1.signs(in: folded[...])) }
    let isTrue = signs.contains(.saysTrue)
    return isTrue == signs.contains(.saysFalse) ? nil : isTrue
  }

  /// The answer `True` or `False` to which a sentence in small letters comes: `therefore the comparison is false`; nil
  /// where the code has more than one condition of which it may speak.
  func truthConcluded(in sentence: Substring, _ language: AnswerLanguage, among answers: [String]) -> Int? {
    guard let clause = sentence.split(whereSeparator: Self.isBetweenClauses).last, !hasSeveralConditions else {
      return nil
    }
    let words = Self.wordsApart(in: clause)
    guard words.count > 1, words.count <= Self.mostWordsOfTruth, let first = words.first, let last = words.last,
      language.conclusions.contains(first), language.signs(of: first).contains(.leadsTo),
      language.signs(in: clause).isDisjoint(with: [.negates, .supposes, .restricts, .denies])
    else { return nil }
    let isTrue = language.signs(of: last).contains(.saysTrue)
    guard isTrue != language.signs(of: last).contains(.saysFalse) else { return nil }
    return answers.firstIndex(of: isTrue ? "True" : "False")
  }

  private static let mostWordsOfTruth = 5

  private var hasSeveralConditions: Bool {
    let words = Self.wordsApart(in: code[...])
    return ["not", "and", "or", "if", "while", "for", "in", "is"].contains(where: words.contains)
      || code.count(where: { "<>=!".contains($0) }) > 2
  }
}
