import Slang

/// A line of another language that has no shape of Slang's, and what it holds that Slang has not.
struct ForeignLine {
  /// Something that a language has and Slang has not: what is said of it, and what to write instead.
  struct Oddity {
    let fact: String
    let help: String

    init(_ fact: String, _ help: String) {
      self.fact = fact
      self.help = help
    }
  }

  /// Its tokens, those included that Slang does not know.
  let tokens: [Token]
  private let line: Substring

  /// A line; nil for one that has not even the language's tokens.
  init?(_ line: Substring, symbols: [String], comment: String) {
    let others = [
      "===", "!==", "**=", "//=", ">>", "<<", "**", "+=", "-=", "*=", "/=", "%=", "++", "--", "&&", "||", "=>", "->",
      ":=", "`", "$", "[", "]", "{", "}", "!", "?", ":", ";", ".", ",", "&", "|", "@", "~", "^",
    ]
    let all = (others + symbols).sorted { $0.utf8.count > $1.utf8.count }
    guard let tokens = try? Tokenizer.tokens(of: line, symbols: all, comment: comment) else { return nil }
    self.tokens = tokens
    self.line = line
  }

  /// The names that it mentions.
  var names: Set<String> { Set(tokens.compactMap(\.name)) }

  /// Its first word; nil when it begins with none.
  var firstWord: String? { tokens.first?.name }

  /// The failure that tells of something at a token, or in the whole line.
  func failure(_ oddity: Oddity, at token: Token? = nil) -> ReadingFailure {
    guard let token else { return ReadingFailure(.unknownElement, oddity.fact, help: oddity.help, at: range) }
    return ReadingFailure(oddity.fact, help: oddity.help, at: token.range)
  }

  /// Its bytes from the first token to the last.
  private var range: Range<Int> { (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0) }

  /// What is written between two tokens, both included.
  func text(from first: Int, through last: Int) -> String {
    String(
      line.utf8.dropFirst(tokens[first].range.lowerBound)
        .prefix(tokens[last].range.upperBound - tokens[first].range.lowerBound)) ?? ""
  }

  /// `score += 1` as Slang has it: `score = score + 1`.
  var augmented: ReadingFailure? {
    guard tokens.count > 2, let name = tokens[0].name, case .symbol(let sign) = tokens[1].kind,
      ["+=", "-=", "*=", "/=", "%="].contains(sign)
    else { return nil }
    let isClosed = tokens[tokens.count - 1].isSymbol(";")
    let last = tokens.count - (isClosed ? 2 : 1)
    guard last >= 2 else { return nil }
    let value = text(from: 2, through: last)
    let needsParentheses = last > 2 && sign != "+="
    return failure(
      Oddity(
        "Slang has no '\(sign)'",
        "write `\(name) = \(name) \(sign.dropLast()) "
          + "\(needsParentheses ? "(\(value))" : value)\(isClosed ? ";" : "")`"),
      at: tokens[1])
  }

  /// The first token outside of all brackets that satisfies a condition.
  func outermost(where condition: (Token) -> Bool) -> Int? {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if depth == 0, condition(token) { return index }
      if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
    }
    return nil
  }

  /// The comma that parts the arguments of a call of a function, which begins the line.
  func comma(behind call: String...) -> Token? {
    guard tokens.count > call.count, zip(tokens, call).allSatisfy({ $0.name == $1 || $0.isSymbol($1) }) else {
      return nil
    }
    var depth = 0
    return tokens.dropFirst(call.count).first { token in
      if token.isSymbol("(") { depth += 1 }
      if token.isSymbol(")") { depth -= 1 }
      return depth == 0 && token.isSymbol(",")
    }
  }

  /// The failure of the first token for which there is one in a table, by how it is written.
  func first(of oddities: [String: Oddity]) -> ReadingFailure? {
    for token in tokens {
      switch token.kind {
      case .name(let word), .symbol(let word): if let oddity = oddities[word] { return failure(oddity, at: token) }
      case .integer, .double, .string: continue
      }
    }
    return nil
  }
}
