internal import Python

/// The expressions in the text of a question: what is in backticks, and calls and elements such as `len(s)`.
struct QuestionExpressions {
  private let all: [String]

  /// The expressions of a text.
  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let quoted = parts.count > 2 ? parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) } : []
    let plain = parts.count > 2 ? parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element) : [text[...]]
    all = (quoted + plain.flatMap(Self.compounds)).filter { PythonProgram.isExpression($0) && !$0.hasPrefix("print(") }
  }

  /// The one expression that is more than a name and has one of some names, or a call of a function; nil where there is
  /// none, and where there are several.
  func onlyOne(naming names: Set<String>) -> String? {
    let found = Set(
      all.filter { expression in
        let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.contains(where: names.contains) && !names.contains(expression)
      })
    return found.count == 1 ? found.first : nil
  }

  /// The names in a text with brackets or attributes right behind them.
  private static func compounds(in text: Substring) -> [String] {
    var (found, rest) = ([String](), text)
    while let start = rest.firstIndex(where: isOfName) {
      rest = rest[start...]
      let name = rest.prefix(while: isOfName)
      var end = name.endIndex
      while let next = endOfSuffix(in: rest[end...]) { end = next }
      if end > name.endIndex { found.append(String(rest[..<end])) }
      rest = rest[end...]
    }
    return found
  }

  /// The end of a bracket, or of an attribute, at the beginning of a text; nil for another beginning.
  private static func endOfSuffix(in text: Substring) -> Substring.Index? {
    switch text.first {
    case ".":
      let name = text.dropFirst().prefix(while: isOfName)
      // A call must follow: a full stop may lack the space behind it.
      return !name.isEmpty && text[name.endIndex...].first == "(" ? name.endIndex : nil
    case "(", "[":
      var depth = 0
      for index in text.indices {
        if "([{".contains(text[index]) { depth += 1 }
        if ")]}".contains(text[index]) { depth -= 1 }
        if depth == 0 { return text.index(after: index) }
      }
      return nil
    default: return nil
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
