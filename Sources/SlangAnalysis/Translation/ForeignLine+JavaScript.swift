import Slang

extension ForeignLine {
  /// A line of JavaScript.
  init?(javaScript line: Substring) {
    self.init(line, symbols: JavaScriptReader.symbols, comment: JavaScriptReader.comment)
  }

  /// What is said of the line; nil when nothing is known of it.
  var javaScriptFailure: ReadingFailure? {
    comments ?? blockOnOneLine ?? braces ?? augmented ?? steps ?? loop ?? severalValues
      ?? first(of: Self.javaScriptOddities) ?? comparison
  }

  private var comments: ReadingFailure? {
    guard tokens.count > 1, tokens[0].isSymbol("/"), tokens[1].isSymbol("*") else { return nil }
    return failure(Oddity("elements have no comments over several lines", "write // before each line, or take it out"))
  }

  /// `for (…) console.log("Hi");`, and `if (…) { … }` on one line.
  private var blockOnOneLine: ReadingFailure? {
    guard let word = firstWord, ["for", "if", "while"].contains(word), tokens.count > 2,
      let open = tokens.firstIndex(where: { $0.isSymbol("(") }), let close = closing(open), close + 1 < tokens.count
    else { return nil }
    let first = tokens[close + 1]
    if !first.isSymbol("{") {
      return failure(
        Oddity(
          "what belongs to the '\(word)' stands without braces", "write { behind the ), and it on lines of its own"),
        at: first)
    }
    guard close + 2 < tokens.count else { return nil }
    return failure(
      Oddity(
        "what belongs to the '\(word)' stands on the same line", "write it on the next line, and } on the one behind"),
      at: tokens[close + 2])
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    return tokens.indices.dropFirst(open).first { index in
      if tokens[index].isSymbol("(") { depth += 1 }
      if tokens[index].isSymbol(")") { depth -= 1 }
      return depth == 0
    }
  }

  /// Braces at places where they are not expected.
  private var braces: ReadingFailure? {
    let words = tokens.map(\.written)
    if words.first == "else" { return failure(Oddity("this 'else' does not stand behind its }", "write `} else {`")) }
    if words.first == "{" { return failure(Oddity("this { stands on a line of its own", "write it behind the )")) }
    return nil
  }

  /// `score++`.
  private var steps: ReadingFailure? {
    guard tokens.count > 1, let name = tokens[0].name else { return nil }
    for sign in ["++", "--"] where tokens[1].isSymbol(sign) {
      return failure(
        Oddity("Slang has no '\(sign)'", "write `\(name) = \(name) \(sign.prefix(1)) 1;`"), at: tokens[1])
    }
    return nil
  }

  /// A `for` that is not `for (let i = 0; i < 3; i++) {`.
  private var loop: ReadingFailure? {
    guard firstWord == "for" else { return nil }
    return failure(Oddity("Slang repeats so many times, and does not count from here to there", Self.countedLoop))
  }

  private static let countedLoop = "write how often, as in `for (let i = 0; i < 3; i++) {`"

  private var severalValues: ReadingFailure? {
    guard let comma = comma(behind: "console", ".", "log", "(") else { return nil }
    return failure(
      Oddity("Slang prints one value a line", "join them with +, as in `console.log(\"Score: \" + score);`"), at: comma)
  }

  /// An `if` that compares nothing, or twice.
  private var comparison: ReadingFailure? {
    guard firstWord == "if" else { return nil }
    let signs = tokens.filter { SlangComparison(rawValue: $0.written) != nil }
    if signs.count > 1 { return failure(Self.oneComparison, at: signs[1]) }
    guard signs.isEmpty, !tokens.contains(where: { $0.isSymbol("===") || $0.isSymbol("!==") }) else { return nil }
    return failure(Oddity("this 'if' compares nothing", "write with what, as in `if (score == 10) {`"))
  }

  private static let oneComparison = Oddity(
    "an 'if' compares two values, and nothing else", "put a second 'if' into its block")
  private static let function = Oddity("Slang has no functions of one's own", "write what it does where it is needed")
  private static let list = Oddity("Slang has no lists", "give each value a variable of its own")
  private static let log = Oddity("Slang prints, and has no windows", "write `console.log(…);`")

  private static let javaScriptOddities: [String: Oddity] = [
    "while": Oddity("Slang repeats so many times, and not as long as something holds", countedLoop),
    "do": Oddity("Slang repeats so many times, and not as long as something holds", countedLoop),
    "import": Oddity("Slang has no modules", "take the line out, and what needs it"), "function": function,
    "=>": function, "return": function, "class": Oddity("Slang has no classes", "take it out"), "&&": oneComparison,
    "||": oneComparison, "!": oneComparison, "[": list, "alert": log, "document": log,
    "prompt": Oddity("Slang reads nothing from a keyboard", "give the variable a value"),
    "**": Oddity("Slang has no powers", "multiply, as in `side * side`"),
    "`": Oddity("Slang cannot put values into a text", "join them with +, as in `\"Score: \" + score`"),
    "?": Oddity("a choice stands in an 'if' of its own", "write `if (…) {` and `} else {` around two lines"),
    "break": Oddity("a loop of Slang always goes on to its end", "write in the 'for' how often it is to run"),
    "continue": Oddity("a loop of Slang always goes on to its end", "put an 'if' around what follows"),
  ]
}
