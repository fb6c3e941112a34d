/// The line of a quiz that names the right answer.
enum MarkdownAnswer {
  /// Words before an answer, in the languages in which answers are understood.
  private static let words = [
    "correct answers", "correct answer", "right answer", "correct option", "answers", "answer", "correct", "ans",
    "solution", "richtige antwort", "antwort", "lösung", "respuesta correcta", "respuesta", "bonne réponse", "réponse",
    "risposta", "resposta", "doğru cevap", "cevap",
  ]

  /// What is behind `Answer:` on a line, without the signs around it; nil for another line.
  static func text(of line: Substring) -> String? {
    guard line.count < mostCharacters else { return nil }
    let plain = line.drop { "*_#>-+ ".contains($0) }.filter { $0 != "*" }
    guard let word = word(at: plain) else { return nil }
    let rest = plain.dropFirst(word.count).drop { $0 == " " || $0 == "_" }
    guard let sign = rest.first, ":=：".contains(sign) else { return nil }
    return String(rest.dropFirst().withoutOuter { $0 == " " || $0 == "_" })
  }

  /// Nothing, where a summary only says that an answer is below it: `Show answer`; nil for another one.
  static func summary(_ line: Substring) -> String? {
    let lower = line.lowercased()
    return lower.count < 40 && words.contains { lower.contains($0) } ? "" : nil
  }

  /// The right places, and what is said behind them; nil where none of the answers is named.
  static func places(
    of text: String, in answers: [BankAnswer]
  ) -> (places: Set<Int>, said: String)? {
    let key = BankKey(answers)
    let plain = text.filter { $0 != "`" }
    if let places = key.places(of: plain) ?? key.places(of: plain.hasSuffix(".") ? String(plain.dropLast()) : plain) {
      return (places, "")
    }
    // What follows a letter is the text of the answer, or why it is right.
    for sign in [" - ", " – ", " — ", ". ", ": ", ", ", ") ", " ("] {
      guard let end = plain.firstRange(of: sign), let place = key.place(of: String(plain[..<end.lowerBound])) else {
        continue
      }
      let said = plain[end.upperBound...]
      return ([place], String(sign == " (" && said.hasSuffix(")") ? said.dropLast() : said))
    }
    return nil
  }

  /// Lines with an answer are short.
  private static let mostCharacters = 1_000

  private static func word(at text: String) -> String? {
    let lower = text.prefix(40).lowercased()
    return words.first { lower.hasPrefix($0) }
  }
}
