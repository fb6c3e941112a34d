import PythonSyntax
import Support

/// Finds expressions that a sentence has without backticks around them.
///
///     CodeInText.marked("round(2.5) is 3")          // `round(2.5)` is 3
///     CodeInText.marked("The number 3 is odd")      // The number 3 is odd
enum CodeInText {
  /// The longest text that is looked through, in bytes.
  private static let mostBytes = 200
  /// The longest expression, in characters.
  private static let mostCharacters = 60

  /// True for a text with signs that an expression of values has, and most sentences do not; false is certain.
  static func mayBe(in text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
    var (hasOperation, hasValue) = (false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): (hasOperation, hasValue) = (true, true)
      case UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "`"):
        hasOperation = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "'"): hasValue = true
      default: continue
      }
    }
    return hasOperation && hasValue
  }

  /// The text with backticks around each expression that works something out of values alone.
  static func marked(_ text: String) -> String {
    guard mayBe(in: text), !text.contains("`") else { return text }
    var (marked, rest, last) = ("", text[...], Character?.none)
    while let next = rest.first {
      if last.map({ !mayBeOfCode($0) }) ?? true, let expression = longestExpression(at: rest) {
        marked += "`\(expression)`"
        rest = rest.dropFirst(expression.count)
        last = expression.last
      } else {
        marked.append(next)
        rest = rest.dropFirst()
        last = next
      }
    }
    return marked
  }

  /// The longest expression with which a text begins, and that ends where a word does.
  private static func longestExpression(at text: Substring) -> String? {
    guard let first = text.first, first.isLetter || first.isNumber || "\"'[{(-".contains(first),
      !first.isLetter || mayBegin(text)
    else { return nil }
    let window = beforeNextWord(in: text.prefix(mostCharacters))
    for end in window.indices.reversed() {
      let behind = window.index(after: end)
      guard !window[end].isWhitespace, isEnd(text[behind...]) else { continue }
      let candidate = String(window[...end])
      if isCalculation(candidate) { return candidate }
    }
    return nil
  }

  /// True for a text that begins with a word of Python for a value, or a function that changes nothing.
  private static func mayBegin(_ text: Substring) -> Bool {
    let word = String(text.prefix { $0.isLetter })
    return ["True", "False", "None"].contains(word) || CodeNames.harmless.contains(word)
  }

  /// The part of a text before a word or a value that follows another one without an operator: `print(3) shows`.
  private static func beforeNextWord(in text: Substring) -> Substring {
    var (depth, quote, last, isSpaced) = (0, Character?.none, Character?.none, false)
    for index in text.indices {
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
        last = sign
        continue
      }
      if sign.isWhitespace {
        isSpaced = true
        continue
      }
      let joins = last.map { $0.isLetter || $0.isNumber || "_)]}\"'".contains($0) } ?? false
      let begins = sign.isLetter || sign.isNumber || "\"'_([{".contains(sign)
      if depth == 0, isSpaced, joins, begins { return text[..<index] }
      if "([{".contains(sign) { depth += 1 }
      if ")]}".contains(sign) { depth -= 1 }
      if sign == "\"" || sign == "'" { quote = sign }
      (last, isSpaced) = (sign, false)
    }
    return text
  }

  /// True where the rest of a text does not go on with what is before it.
  private static func isEnd(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    guard ".,;:!?".contains(next) else { return !mayBeOfCode(next) }
    return rest.dropFirst().first?.isWhitespace ?? true
  }

  private static func mayBeOfCode(_ sign: Character) -> Bool {
    sign.isASCII && (sign.isLetter || sign.isNumber || "_.\"'([{)]}".contains(sign))
  }

  /// True for an expression that works something out of values written in it.
  private static func isCalculation(_ code: String) -> Bool {
    guard code.contains(where: { "([=<>+*/%".contains($0) }), words(of: code).isDisjoint(with: wordsOfSentences),
      let tree = try? SyntaxTree(parsingExpression: SourceText(code)),
      case .expression(let value)? = tree.body.first?.form
    else { return false }
    switch value.form {
    case .call, .subscript, .binary, .compare, .unary: break
    case .constant, .name, .attribute, .slice, .boolean, .conditional, .tuple, .list, .set, .dictionary, .starred,
      .yield, .yieldFrom, .await, .joinedString, .formatted, .walrus, .lambda, .listComprehension, .setComprehension,
      .dictionaryComprehension, .generator:
      return false
    }
    return CodeNames.namesOnlyValues(code)
  }

  private static func words(of code: String) -> Set<Substring> { Set(code.split { !$0.isLetter }) }

  /// Words of Python that are also those of a sentence: `3 is 4`, `2 and 3`.
  private static let wordsOfSentences: Set<Substring> = ["is", "and", "or", "if", "else", "not", "in"]
}
