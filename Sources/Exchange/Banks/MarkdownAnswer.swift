/// The line of a quiz that names the right answer.
enum MarkdownAnswer {
  /// The text behind `Answer:` on a line, without the signs around it; nil for another line.
  static func text(of line: Substring) -> String? {
    guard line.count < mostCharacters,
      let rest = BankWords.behindAnswer(line.drop { "*_#>-+ ".contains($0) })
    else { return nil }
    // The marks of `**Answer:** B` end behind the colon; those of `*args` belong to the answer.
    let marks = rest.prefix { "*_".contains($0) }
    let isEnd = rest.dropFirst(marks.count).first?.isWhitespace ?? true
    return String((isEnd ? rest.dropFirst(marks.count) : rest).withoutOuter(\.isWhitespace))
  }

  /// Nothing, where a summary only says that an answer is below it: `Show answer`; nil for another one.
  static func summary(_ line: Substring) -> String? { BankWords.namesAnswer(line) ? "" : nil }

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
}
