import AnswerReading
import Support

/// Texts that say in words what a program prints: `It prints 5`.
package enum SpokenAnswer {
  /// Whether a text tells what a program prints.
  ///
  /// It does so in figures or words (It prints 7), or as the result of a sum in words (Nine less two is seven), by a
  /// sentence that claims it: one that asks, denies or supposes it tells nothing.
  package static func isTold(_ output: String, in text: String) -> Bool {
    guard !output.isEmpty, output.utf8.count < 200 else { return false }
    let words = AnswerReader.words(of: output)
    return claims(text, verbs, [output, "\"\(output)\"", "'\(output)'", "`\(output)`"] + words)
      || claims(text, sums, words)
  }

  /// True for an answer that has all lines of an output in their order, with words around them and nothing else that
  /// may be printed: `large, and below it very large`.
  static func tellsLines(of output: String, _ answer: String) -> Bool {
    let lines = output.split(separator: "\n").map { String($0).trimmingWhitespace() }
    guard (2...mostLines).contains(lines.count), output.utf8.count < 200, answer.utf8.count < 300,
      lines.allSatisfy({ !$0.isEmpty })
    else { return false }
    var (rest, around) = (answer[...], "")
    for line in lines {
      guard let place = rest.ranges(of: line).first(where: { isApart($0, in: answer) }) else { return false }
      around += rest[..<place.lowerBound] + " "
      rest = rest[place.upperBound...]
    }
    around += rest
    return around.contains(where: \.isLetter) && !around.contains { $0.isNumber || "\"'`=(".contains($0) }
  }

  private static let mostLines = 6

  /// True for a place that neither begins nor ends within a word.
  private static func isApart(_ place: Range<String.Index>, in text: String) -> Bool {
    func isOfWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return !isOfWord(text[..<place.lowerBound].last) && !isOfWord(text[place.upperBound...].first)
  }

  /// Whether a sentence of a text has one of some words right before one of some things, at the end of a phrase.
  private static func claims(_ text: String, _ words: [String], _ things: [String]) -> Bool {
    things.contains { thing in
      text.contains(thing)
        && words.contains { word in
          text.ranges(of: "\(word) \(thing)").contains { range in
            (text[..<range.lowerBound].last?.isWhitespace ?? true) && endsPhrase(text[range.upperBound...])
              && isClaim(text[..<range.lowerBound], text[range.upperBound...])
          }
        }
    }
  }

  private static func endsPhrase(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    guard ".,;:!?)".contains(next) else { return false }
    return rest.dropFirst().first.map(\.isWhitespace) ?? true
  }

  /// Whether the sentence around a place, of which what comes before and behind it is given, claims what it says.
  private static func isClaim(_ before: Substring, _ rest: Substring) -> Bool {
    if rest.first(where: { ".!?".contains($0) }) == "?" { return false }
    let sentence = before.split { ".!?\n".contains($0) }.last ?? ""
    let isWhole = before.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
    return isWhole || !ToldText.words(of: String(sentence)).contains(where: doubts.contains)
  }

  private static let doubts: Set<String> = ["if", "when", "whether", "unless", "not", "never", "t", "or"]
  private static let verbs = ["prints", "outputs", "displays", "writes", "shows"].flatMap {
    [$0, $0.capitalizedAtStart]
  }
  private static let sums = ["is", "are", "makes", "make", "gives", "equals"]
}

extension String {
  /// The word as it begins a sentence.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
