import AnswerReading
import Support

/// Looks which variables of the code have the type or the value that the text of a question names, where the answers
/// are variables.
///
///     // Which of the variables hold a float?
///     // a = 7 // 2; b = 7 / 2; d = 2.0 * 3: b and d
struct NamedVariables {
  let text: NamingText
  let outcomes: [AnswerOutcome]
  /// The variables that are answers.
  let names: [String]
  let code: String
  let reader: AnswerReader

  /// The indices of the answers that are named, in their order; none where the text names more than one type or value,
  /// denies or supposes something, and where it may ask for a moment at which they were different.
  func find() -> [Int] {
    guard !reader.negates(text.whole), !reader.supposes(text.whole), areKnown, !namesAnother else {
      return []
    }
    let values = Set(outcomes.compactMap(\.value).filter(isNamed))
    guard values.count < 2 else { return [] }
    let types = types.filter { $0 != "NoneType" || values.isEmpty }
    guard types.count < 2 else { return [] }
    if let value = values.first {
      let named = outcomes.filter { $0.value == value }
      let isOfType = types.first.map { type in named.allSatisfy { $0.type == type } } ?? true
      return isOfType && !hasEqual(to: value) ? named.map(\.answer) : []
    }
    // A number may be that of a line, or of what is asked besides the type.
    guard let type = types.first, !text.whole.contains(where: \.isNumber) else { return [] }
    let named = outcomes.filter { $0.type == type }
    guard !isNarrowed(type) else { return [] }
    // `A list of strings` is not any list, and nothing tells of what.
    return ["list", "tuple", "set", "dict"].contains(type) && named.count > 1 ? [] : named.map(\.answer)
  }

  /// True where all variables get one value alone, or the text speaks of the end.
  private var areKnown: Bool {
    reader.namesTheEnd(text.whole) || CodeNames.changing(in: code).isDisjoint(with: names)
  }

  /// True where the text speaks of a variable that is not an answer, as in `Which one is the same list as c?`.
  private var namesAnother: Bool {
    let others = CodeNames(in: code).variables.subtracting(names)
    return !others.isDisjoint(with: ProgramWords.all(in: text.whole))
  }

  // MARK: - Values

  /// True for a value that the text has as Python shows it: a number, `True`, `False`, `None`, or a text in quotes.
  private func isNamed(_ value: String) -> Bool {
    let isText = value.first.map { "'\"".contains($0) } ?? false
    let isPlain = isText || Double(value) != nil || ["True", "False", "None"].contains(value)
    guard isPlain, value.count > (isText ? 2 : 0), !value.contains("\\") else { return false }
    return text.range(of: [isText ? "'\(value.dropFirst().dropLast())'" : value]) != nil
  }

  /// True where another value is equal to one, so that it is open which of them count: `3` and `3.0`.
  private func hasEqual(to value: String) -> Bool {
    guard let number = Self.number(value) else { return false }
    return outcomes.contains { $0.value != value && $0.value.flatMap(Self.number) == number }
  }

  private static func number(_ value: String) -> Double? {
    value == "True" ? 1 : value == "False" ? 0 : Double(value)
  }

  // MARK: - Types

  /// The types that the text names; of words that mean something else, too, only where they are marked as code.
  private var types: Set<String> {
    let words = text.whole.split { !NamingText.isOfWord($0) && $0 != "-" }.map(String.init)
    return words.indices.reduce(into: []) { types, start in
      for count in 1...3 where start + count <= words.count {
        let words = words[start..<(start + count)].joined(separator: " ")
        guard let type = reader.type(namedBy: words), !isOtherWord(words) else { continue }
        types.insert(type)
      }
    }
  }

  /// True where an adjective is right before the word for a type, with nothing but a space between them: `an even int`.
  private func isNarrowed(_ type: String) -> Bool {
    let parts = text.whole.split(whereSeparator: \.isWhitespace)
    let words = parts.map { String($0.filter { NamingText.isOfWord($0) || $0 == "-" }) }
    return words.indices.contains { start in
      guard start > 0, parts[start].first.map(NamingText.isOfWord) ?? false,
        parts[start - 1].last.map(NamingText.isOfWord) ?? false,
        !reader.isKnown(words[start - 1]), !names.contains(words[start - 1])
      else { return false }
      return (1...3).contains { count in
        start + count <= words.count
          && reader.type(namedBy: words[start..<(start + count)].joined(separator: " ")) == type
      } && reader.type(namedBy: words[start - 1] + " " + words[start]) == nil
    }
  }

  /// True for `List` at the beginning of a sentence, and for `set`, which may be a verb.
  private func isOtherWord(_ word: String) -> Bool {
    guard ["list", "set", "range", "function", "complex"].contains(word.lowercased()) else { return false }
    return word != "list" && !["`\(word)`", "(\(word))"].contains(where: text.whole.contains)
  }
}
