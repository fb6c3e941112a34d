internal import Support

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
    guard let sign = rest.first, "!.,".contains(sign) else { return nil }
    // "Right, but …" praises only a part.
    let next = AnswerLanguage.folded(rest.dropFirst()).split { !$0.isLetter }.first.map(String.init)
    guard sign != "," || next.map({ !Self.restrictions.contains($0) }) ?? true else { return nil }
    let praise = String(words).trimmingWhitespace()
    let folded = AnswerLanguage.folded(praise)
    return languages.contains { $0.praises.contains(folded) } ? praise : nil
  }

  /// The index of the answer that an explanation calls the right one; nil where it names none for certain.
  ///
  ///     AnswerReader.english.answer(namedIn: "The right answer is 4, since …", among: ["3", "4"])    // 1
  package func answer(namedIn explanation: String, among answers: [String]) -> Int? {
    let words = AnswerLanguage.folded(explanation)
    let named = Set(
      languages.flatMap(\.namings).flatMap { naming in
        words.ranges(of: naming).compactMap { range in
          let isWord = words[..<range.lowerBound].last.map { !$0.isLetter } ?? true
          return isWord ? answer(at: words[range.upperBound...], among: answers) : nil
        }
      })
    return named.count == 1 ? named.first : nil
  }

  /// The longest answer with which a text begins, quotes and a colon aside.
  private func answer(at text: Substring, among answers: [String]) -> Int? {
    let text = text.drop { " :`\"\u{201C}\u{201E}\u{AB}".contains($0) }
    let found = answers.indices.filter { index in
      let answer = AnswerLanguage.folded(answers[index].drop { "\"'".contains($0) })
      guard !answer.isEmpty, text.hasPrefix(answer) else { return false }
      let next = text.dropFirst(answer.count)
      return next.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" && !Self.goesOn(next) } ?? true
    }
    return found.max { answers[$0].count < answers[$1].count }
  }

  /// True where a number or an expression goes on: `3.5`, `3 + 4`.
  private static func goesOn(_ rest: Substring) -> Bool {
    guard let sign = rest.first, let next = rest.dropFirst().first else { return false }
    return ".,".contains(sign) && next.isNumber || "+-*/([{=<>%".contains(sign)
      || sign == " " && "+-*/=<>%".contains(next)
  }

  private static let restrictions: Set<String> = ["but", "aber", "mais", "pero", "ma", "però", "ama", "fakat", "only"]
}
