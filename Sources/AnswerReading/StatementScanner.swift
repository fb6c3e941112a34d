import Support

/// Splits a sentence about code into its words, its values and its code.
///
///     StatementScanner("Now `x` is [1, 2].").parts    // word Now, code x, word is, value [1, 2]
struct StatementScanner {
  /// A part of a sentence.
  enum Part: Hashable {
    case word(String)
    /// A text between backticks, or a variable with an index.
    case code(String)
    case number(String)
    /// A text between quotes.
    case quoted(String)
    /// A collection in brackets.
    case display(String)
    case comma
  }

  private var rest: Substring
  /// The sign right before `rest`.
  private var last: Character?

  /// The parts of a sentence; nil for several sentences, and for one with a sign that is read as none of these.
  static func parts(of sentence: String) -> [Part]? {
    var text = sentence.trimmingWhitespace()[...]
    if let end = text.last, ".!\u{3002}\u{FF01}".contains(end) { text.removeLast() }
    var scanner = StatementScanner(rest: text, last: nil)
    var parts: [Part] = []
    while let next = scanner.rest.first {
      if next.isWhitespace || scanner.isApostrophe(next) {
        scanner.drop(1)
      } else if ",;:\u{3001}\u{60C}".contains(next) {
        scanner.drop(1)
        guard scanner.rest.first?.isNumber != true else { return nil }
        parts.append(.comma)
      } else {
        guard let part = scanner.quotedPart() ?? scanner.indexedPart() ?? scanner.numberPart() ?? scanner.wordPart()
        else { return nil }
        parts.append(part)
      }
    }
    return parts
  }

  private init(rest: Substring, last: Character?) { (self.rest, self.last) = (rest, last) }

  private mutating func drop(_ count: Int) {
    last = rest.dropFirst(count - 1).first
    rest = rest.dropFirst(count)
  }

  /// True for an apostrophe within a word or behind a number: `l'ora`, `3'tür`.
  private func isApostrophe(_ sign: Character) -> Bool {
    guard sign == "'" || sign == "\u{2019}", let last, rest.dropFirst().first?.isLetter == true else { return false }
    return last.isLetter || last.isNumber || last == "`"
  }

  /// The text between backticks, quotes or brackets.
  private mutating func quotedPart() -> Part? {
    guard let open = rest.first, let closing = Self.closing[open] else { return nil }
    let inner = rest.dropFirst().prefix { !closing.contains($0) }
    guard !inner.isEmpty, !inner.contains(where: \.isNewline), inner.endIndex < rest.endIndex else { return nil }
    let whole = String(rest.prefix(inner.count + 2))
    drop(inner.count + 2)
    switch open {
    case "`": return .code(String(inner).trimmingWhitespace())
    case "[", "{", "(": return CodeNames.isDisplay(whole) ? .display(whole) : nil
    default: return .quoted(String(inner))
    }
  }

  private static let closing: [Character: String] = [
    "`": "`", "\"": "\"", "'": "'", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}\u{201D}\"", "\u{AB}": "\u{BB}",
    "\u{300C}": "\u{300D}", "[": "]", "{": "}", "(": ")",
  ]

  /// A variable with an index, outside of backticks.
  private mutating func indexedPart() -> Part? {
    guard let found = try? Self.indexed.prefixMatch(in: rest) else { return nil }
    let text = String(found.output)
    drop(text.count)
    return .code(text)
  }

  private mutating func numberPart() -> Part? {
    let sign = rest.first.map { "-\u{2212}".contains($0) } ?? false
    let digits = sign ? rest.dropFirst() : rest
    guard let found = try? Self.decimal.prefixMatch(in: digits) else { return nil }
    let number = String(found.output)
    guard !sign || last.map({ $0.isWhitespace || $0.isWrittenWithoutSpaces }) ?? true else { return nil }
    drop(number.count + (sign ? 1 : 0))
    let isWhole = rest.first.map { !$0.isLetter && !$0.isNumber || $0.isWrittenWithoutSpaces } ?? true
    return isWhole ? .number((sign ? "-" : "") + number) : nil
  }

  /// The letters up to those of a script that is written in another way.
  private mutating func wordPart() -> Part? {
    guard let first = rest.first, first.isLetter || first == "_" else { return nil }
    let word = rest.prefix { sign in
      (sign.isLetter || sign.isNumber || sign == "_") && sign.isWrittenWithoutSpaces == first.isWrittenWithoutSpaces
    }
    drop(word.count)
    return .word(String(word))
  }

  private static var indexed: Regex<Substring> {
    /[A-Za-z_][A-Za-z0-9_]*(?:\[(?:-?[0-9]+|'[^'\]]*'|"[^"\]]*")\])+/
  }
  private static var decimal: Regex<Substring> { /[0-9]+(?:\.[0-9]+)?/ }
}

extension StatementScanner.Part {
  /// A part as Python writes the value; nil for one that is none.
  var literal: String? {
    switch self {
    case .number(let text), .display(let text): return text
    case .quoted(let text):
      let isPlain = !text.contains { "\\\"\n".contains($0) }
      return isPlain ? "\"\(text)\"" : nil
    case .word(let word): return ["True", "False", "None"].contains(word) ? word : nil
    case .code(let text):
      let isText = text.wholeMatch(of: /'[^'\\]*'|"[^"\\]*"/) != nil
      let isNumber = text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil
      return isText || isNumber || ["True", "False", "None"].contains(text) || CodeNames.isDisplay(text) ? text : nil
    case .comma: return nil
    }
  }
}
