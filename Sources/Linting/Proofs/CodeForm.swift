/// A line of code, or a piece of one, with one kind of quotes and without redundant spaces.
///
/// In a line redundant parentheses are left out, too; its indentation stays.
///
///     CodeForm(ofLine: "print( 'a' )") == CodeForm(ofLine: "print((\"a\"))")
struct CodeForm: Hashable {
  private let text: [Character]

  /// The form of a whole line.
  init(ofLine line: String) {
    let signs = Self.signs(of: line)
    let redundant = Self.redundantParentheses(in: signs)
    text = signs.indices.filter { !redundant.contains($0) }.map { signs[$0].character }
  }

  /// The form of a piece of a line, in which parentheses may matter: `(a + b)` before ` / 2`.
  init(ofPiece piece: String) { text = Self.signs(of: piece).map(\.character) }

  /// A character that counts.
  private struct Sign {
    let character: Character
    /// True for a character between quotes, and for the quotes themselves.
    let isOfText: Bool
  }

  /// The characters that count: no space next to a bracket, a comma or a quote, between a word and an operator, or
  /// behind another space.
  private static func signs(of code: String) -> [Sign] {
    let margin = code.prefix { $0 == " " }
    var signs = margin.map { Sign(character: $0, isOfText: false) }
    var (quote, isEscaped, isSpaced) = (Character?.none, false, false)
    for character in code.dropFirst(margin.count) {
      if let open = quote {
        let ends = character == open && !isEscaped
        signs.append(Sign(character: ends ? "\"" : character, isOfText: true))
        isEscaped = character == "\\" && !isEscaped
        if ends { quote = nil }
      } else if character == " " {
        isSpaced = true
      } else {
        if isSpaced, signs.count > margin.count, let last = signs.last, isNeeded(between: last, character) {
          signs.append(Sign(character: " ", isOfText: false))
        }
        isSpaced = false
        let opens = character == "\"" || character == "'"
        if opens { quote = character }
        signs.append(Sign(character: opens ? "\"" : character, isOfText: opens))
      }
    }
    return signs
  }

  /// True between two words, and between two operators: `> =` is another one than `>=`.
  private static func isNeeded(between last: Sign, _ next: Character) -> Bool {
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    func isOfOperator(_ character: Character) -> Bool { "+-*/%=<>!&|^~:".contains(character) }
    guard !last.isOfText else { return false }
    return isOfWord(last.character) && isOfWord(next) || isOfOperator(last.character) && isOfOperator(next)
  }

  /// The places of parentheses around a whole expression that is no tuple: `x=(a+b)`, `print((a))`.
  private static func redundantParentheses(in signs: [Sign]) -> Set<Int> {
    var (open, redundant) = ([(index: Int, hasComma: Bool)](), Set<Int>())
    for (index, sign) in signs.enumerated() where !sign.isOfText {
      switch sign.character {
      case "(", "[", "{": open.append((index, false))
      case ",": if !open.isEmpty { open[open.count - 1].hasComma = true }
      case ")", "]", "}":
        guard let last = open.popLast(), sign.character == ")", signs[last.index].character == "(", !last.hasComma,
          index > last.index + 1, beginsExpression(last.index, in: signs), endsExpression(index, in: signs)
        else { continue }
        redundant.formUnion([last.index, index])
      default: continue
      }
    }
    return redundant
  }

  private static func beginsExpression(_ open: Int, in signs: [Sign]) -> Bool {
    guard open > 0, let before = signs[..<open].last(where: { $0.character != " " || $0.isOfText }) else { return true }
    if !before.isOfText, "=([,{:".contains(before.character) { return true }
    let word = signs[..<open].reversed().drop { $0.character == " " }
      .prefix { $0.character.isLetter || $0.character.isNumber || $0.character == "_" }
    return ["return", "if", "elif", "while"].contains(String(word.reversed().map(\.character)))
  }

  private static func endsExpression(_ close: Int, in signs: [Sign]) -> Bool {
    close + 1 == signs.count || !signs[close + 1].isOfText && ")],}:".contains(signs[close + 1].character)
  }
}
