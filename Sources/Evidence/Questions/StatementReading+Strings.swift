import AnswerReading
import CurriculumBundle
import Support

extension StatementReading {
  /// A text of the code that it prints on another way, where a statement says that it is printed: `Jana reads the word
  /// Eis`; nil where another word may be meant.
  ///
  /// It comes where only what is printed does: right behind a verb of printing or a word such as `word`, and before
  /// the end of a part of the sentence.
  static func unprintedString(
    _ code: CodeEvidence, _ card: TrueFalseCard, _ reader: AnswerReader
  ) -> String? {
    guard card.raises == nil, card.neverEnds != true, let shown = card.code, shown.contains("print("),
      let seen = code.seen, seen.error == nil, seen.emptyLines == nil, seen.output.utf8.count <= mostBytes
    else { return nil }
    let strings = printedStrings(of: shown).filter { !seen.output.contains($0) && card.text.contains($0) }
    guard !strings.isEmpty, reader.statesOutput(card.text) else { return nil }
    let words = card.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard CodeNames(in: shown).variables.isDisjoint(with: words) else { return nil }
    return strings.first { string in
      let places = card.text.ranges(of: string)
      return places.count == 1 && places.allSatisfy { isPrinted($0, in: card.text, reader) }
    }
  }

  private static let mostBytes = 400

  /// The strings that are all of what a call prints.
  private static func printedStrings(of code: String) -> [String] {
    code.matches(of: /print\((?:"([^"\\]*)"|'([^'\\]*)')\)/)
      .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
      .filter { $0.count > 1 && $0.contains(where: \.isLetter) }
  }

  /// True for a place that can only be that of a printed text.
  private static func isPrinted(
    _ place: Range<String.Index>, in text: String, _ reader: AnswerReader
  ) -> Bool {
    let quotes = "'\"\u{AB}\u{BB}\u{201C}\u{201D}\u{201E}"
    let before = text[..<place.lowerBound].trimmingSuffix { quotes.contains($0) || $0 == "\u{A0}" }
    let behind = text[place.upperBound...].drop { quotes.contains($0) || $0 == "\u{A0}" }
    guard before.last.map({ $0.isWhitespace }) ?? true, behind.first.map({ !$0.isLetter && !$0.isNumber }) ?? true,
      reader.introducesOutput(before: String(before), behind: "")
    else { return false }
    guard let next = behind.first(where: { !$0.isWhitespace }), next.isLetter || next.isNumber else { return true }
    return reader.pairs(String(behind.drop { !$0.isLetter }.prefix { $0.isLetter }), after: "")
  }
}

extension Substring {
  /// The text without characters at its end that are of some kind.
  fileprivate func trimmingSuffix(while isOfKind: (Character) -> Bool) -> Substring {
    lastIndex { !isOfKind($0) }.map { self[...$0] } ?? prefix(0)
  }
}
