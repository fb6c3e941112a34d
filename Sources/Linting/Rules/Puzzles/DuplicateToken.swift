import CurriculumBundle
import Diagnostics

/// A token of a puzzle that says the same as another one, in other signs.
enum DuplicateToken: CardRule {
  static let description = RuleDescription(
    "duplicate-token", .puzzles, .warning, "two tokens differ only in spaces or quotes",
    explanation: """
      A learner who sees `'Ada'` and `"Ada"` looks for a difference and finds none. Where only one of them is right, the
      puzzle is unfair. Tokens that differ only in redundant spaces or in the kind of their quotes
      are found, in blanks of Python. The same token may be there several times: once for each blank that needs it.
      """,
    wrong: [.cards(greet(tokens: "[name, '\"Eve\"', ↓\"'Eve'\"]")), .cards(greet(tokens: "[name, a + b, ↓a+b]"))],
    right: [.cards(greet(tokens: "[name, '\"Eve\"', Eve]")), .cards(greet(tokens: "[name, '\"Eve\"', '\"eve\"']"))])

  static let yieldsTo: [Cause] = [.onSameCard("ambiguous-blank"), .onSameCard("undecided-blank")]

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content, let code = puzzle.code, card.language == .python,
      !hasBlankInQuotes(code)
    else { return [] }
    var firsts: [CodeForm: Int] = [:]
    return puzzle.tokens.enumerated().compactMap { index, token -> Finding? in
      let form = CodeForm(ofPiece: token)
      guard let first = firsts[form] else {
        firsts[form] = index
        return nil
      }
      let other = puzzle.tokens[first]
      // Both may be right, where either is accepted.
      guard !other.utf8.elementsEqual(token.utf8),
        !puzzle.answers.contains(where: { $0.contains(token) && $0.contains(other) })
      else { return nil }
      return Finding(
        at: card.location(of: card.fields.tokens, at: index),
        "the token '\(onOneLine(token))' differs from '\(onOneLine(other))' only in spaces or quotes",
        notes: [Diagnostic.Note("the other one is here", at: card.location(of: card.fields.tokens, at: first))],
        help: "write another token")
    }
  }

  /// True for code with a blank in a text, where each sign of a token counts.
  private static func hasBlankInQuotes(_ code: String) -> Bool {
    code.split(whereSeparator: \.isNewline).contains { line in
      guard let blank = line.firstRange(of: "__") else { return false }
      return line[..<blank.lowerBound].count { "\"'".contains($0) } % 2 == 1
    }
  }

  private static func greet(tokens: String) -> String {
    """
    - id: greet
      type: dragAndDrop
      text: Greet Ada.
      code: |
        name = "Ada"
        print(__1__)
      tokens: \(tokens)
      answers: [name]
      result: Ada

    """
  }
}
