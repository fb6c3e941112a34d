/// A line or a piece of code without what says nothing in it: spaces behind its beginning, the kind of its quotes, and
/// in a line parentheses around a whole expression.
///
///     CodeForm(ofLine: "print( 'a' )") == CodeForm(ofLine: "print((\"a\"))")
struct CodeForm: Hashable {
  private let text: String

  /// The form of a whole line.
  init(ofLine line: String) { text = Self.withoutParentheses(Self.withoutSpaces(line)) }

  /// The form of a piece of a line, in which parentheses may matter: `(a + b)` before ` / 2`.
  init(ofPiece piece: String) { text = Self.withoutSpaces(piece) }

  /// A line with the spaces that it needs, and with one kind of quotes; how far it is indented stays.
  private static func withoutSpaces(_ line: String) -> String {
    let margin = line.prefix { $0 == " " }
    var (form, quote) = (String(margin), Character?.none)
    for character in line.dropFirst(margin.count) {
      if let open = quote {
        if character == open { quote = nil }
        form.append(character == open ? "\"" : character)
      } else if character == "\"" || character == "'" {
        quote = character
        form.append("\"")
      } else if character == " " {
        // Between two words a space is needed, wherever else it says nothing.
        if form.last?.isLetter == true || form.last?.isNumber == true { form.append(" ") }
      } else {
        if form.last == " ", form.count > margin.count, !character.isLetter, !character.isNumber { form.removeLast() }
        form.append(character)
      }
    }
    return form
  }

  /// A line without parentheses that hold a whole expression, and no tuple: `x=(a+b)`, `print((a))`.
  private static func withoutParentheses(_ line: String) -> String {
    var signs = Array(line)
    var start = 0
    while let open = signs[start...].firstIndex(of: "(") {
      if let close = end(of: open, in: signs), beginsExpression(open, in: signs), endsExpression(close, in: signs) {
        signs.remove(at: close)
        signs.remove(at: open)
      } else {
        start = open + 1
      }
    }
    return String(signs)
  }

  /// The place of the parenthesis that closes another one; nil where there is none, and for a tuple, a generator and
  /// nothing at all.
  private static func end(of open: Int, in signs: [Character]) -> Int? {
    var (depth, isText) = (0, false)
    for index in open..<signs.count {
      if signs[index] == "\"" { isText.toggle() }
      guard !isText else { continue }
      if "([{".contains(signs[index]) { depth += 1 }
      if ")]}".contains(signs[index]) { depth -= 1 }
      if depth == 1, signs[index] == "," { return nil }
      if depth == 0 { return index > open + 1 && !String(signs[open...index]).contains(" for ") ? index : nil }
    }
    return nil
  }

  private static func beginsExpression(_ open: Int, in signs: [Character]) -> Bool {
    guard open > 0 else { return true }
    if "=([,{:".contains(signs[open - 1]) { return true }
    let word = String(signs[..<open].reversed().prefix { $0.isLetter }.reversed())
    return ["return", "if", "elif", "while"].contains(word)
  }

  private static func endsExpression(_ close: Int, in signs: [Character]) -> Bool {
    close + 1 == signs.count || ")],}:".contains(signs[close + 1])
  }
}
