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

  /// The answers that a text names as it is written, or without its markup, and the explanation behind a label.
  static func match(_ text: String, in answers: [BankAnswer]) -> BankMatch {
    let key = BankKey(answers)
    var explained = BankMatch.missing
    for form in forms(of: text) {
      switch key.match(form) {
      case .missing: continue
      case .answers(let indices, let doubt, let rest) where !rest.isEmpty:
        if explained == .missing { explained = .answers(indices, doubt: doubt, rest: rest) }
      case let match: return match
      }
    }
    return explained == .missing ? self.explained(text, key) : explained
  }

  /// A text without the marks around it: `**B**`.
  static func bare(_ text: some StringProtocol) -> String { String(text.withoutOuter { "*_` ".contains($0) }) }

  /// A text as it is written, without its markup and without the marks around it, each also without a full stop.
  private static func forms(of text: String) -> [String] {
    let texts = text.hasSuffix(".") ? [text, String(text.dropLast())] : [text]
    return texts.flatMap { [$0, MarkedText($0, .markdown).textWithCode, bare($0)] }
  }

  /// An answer that an explanation follows: `B - since it is so`.
  private static func explained(_ text: String, _ key: BankKey) -> BankMatch {
    for sign in [" - ", " – ", " — ", ". ", ", ", " ("] {
      guard let end = text.firstRange(of: sign) else { continue }
      let name = bare(text[..<end.lowerBound])
      let rest = text[end.upperBound...]
      // Expressions have these signs, too: `a - b`.
      let words = rest.split(whereSeparator: \.isWhitespace).count { $0.count(where: \.isLetter) > 1 }
      guard words >= (name.allSatisfy(\.isUppercase) ? 1 : 2) else { continue }
      let isSentence = [" – ", " — ", ". "].contains(sign)
      if let index = key.index(ofLabel: name) ?? (isSentence ? key.index(ofText: name) : nil) {
        return .answers([index], rest: String(sign == " (" && rest.hasSuffix(")") ? rest.dropLast() : rest))
      }
    }
    return .missing
  }

  /// Lines with an answer are short.
  private static let mostCharacters = 1_000
}
