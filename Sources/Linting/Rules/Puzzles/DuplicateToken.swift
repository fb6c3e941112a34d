import CurriculumBundle
import Diagnostics

/// A token of a puzzle that says the same as another one, in other signs.
enum DuplicateToken: CardRule {
  static let description = RuleDescription(
    "duplicate-token", .puzzles, .warning, "two tokens differ in nothing but spaces or the kind of quotes",
    explanation: """
      A learner who sees `'Ada'` and `"Ada"` looks for a difference that there is not, and where one of them is right and
      the other one is not, the puzzle is unfair. Tokens that differ in nothing but spaces behind their beginning or the
      kind of their quotes are found, in blanks of code. The same token may be there several times: once for each blank
      that needs it.
      """,
    wrong: [.cards(greet(tokens: "[name, '\"Eve\"', ↓\"'Eve'\"]")), .cards(greet(tokens: "[name, a + b, ↓a+b]"))],
    right: [.cards(greet(tokens: "[name, '\"Eve\"', Eve]")), .cards(greet(tokens: "[name, '\"Eve\"', '\"eve\"']"))])

  static let yieldsTo: [Cause] = [.onSameCard("ambiguous-blank"), .onSameCard("undecided-blank")]

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content, puzzle.code != nil else { return [] }
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
        "the token '\(onOneLine(token))' says the same as another one",
        notes: [Diagnostic.Note("the other one is here", at: card.location(of: card.fields.tokens, at: first))],
        help: "write another token")
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
