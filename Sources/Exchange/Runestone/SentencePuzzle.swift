import PythonSyntax

/// Recognizes a puzzle whose lines are sentences, such as the steps of a recipe, and not code.
enum SentencePuzzle {
  /// Returns whether most lines are sentences, and Python cannot read them in a row.
  static func holds(_ lines: [String]) -> Bool {
    guard case .other = ForeignCode(lines.joined(separator: "\n")) else { return false }
    let rows = lines.flatMap { $0.split(separator: "\n") }.map { $0.withoutOuter(\.isWhitespace) }
    return rows.count(where: isSentence) * 2 > rows.count
  }

  /// Returns whether a line has at least two words, no signs of code, and is not a line of Python by itself.
  private static func isSentence(_ line: Substring) -> Bool {
    let signs = line.filter { !$0.isLetter && !$0.isWhitespace }
    guard signs.allSatisfy({ $0.isNumber || ".,;:!?'’\"“”„()-–—…/&%".contains($0) }) else { return false }
    let words = line.split(whereSeparator: \.isWhitespace).filter { $0.contains(where: \.isLetter) }
    guard words.count > 1 else { return false }
    return !isPython(String(line)) && !isPython("\(line)\n    pass")
  }

  private static func isPython(_ code: String) -> Bool {
    (try? SyntaxTree(parsing: PythonSyntax.SourceText(code))) != nil
  }
}
