import Support

extension AnswerReader {
  /// Returns whether a condition on a run of code may say what a text does whose words are not read: it has each number
  /// and each quoted text that the text has, and one of the variables; the text has each string of the condition; and
  /// it denies something only where the text does.
  ///
  ///     reader.mayState("The list has three things.", "len(row) == 3", about: "row = [1, 2, 3]")     // true
  ///     reader.mayState("The list has three things.", "len(row) == 4", about: "row = [1, 2, 3]")     // false
  package func mayState(_ text: String, _ condition: String, about code: String) -> Bool {
    let (words, parts) = (Self.parts(of: text), Self.parts(of: condition))
    let variables = CodeNames(in: code).variables
    let named = variables.intersection(words.filter { $0.count > 1 || text.contains("`\($0)`") })
    let isAboutNames = named.isEmpty || parts.contains("output") || !named.isDisjoint(with: parts)
    let (stated, asked) = (numbers(in: words), Self.numbers(in: condition))
    let quoted = Self.quoted(in: text).flatMap(Self.parts)
    let strings = Self.quoted(in: condition, by: ["\"": "\"", "'": "'"]).flatMap { Self.parts(of: Self.plain($0)) }
    let folded = Set(words.map(AnswerLanguage.folded))
    return isAboutNames && stated.isSubset(of: asked)
      && quoted.allSatisfy { parts.contains($0) || strings.contains($0) || variables.contains($0) }
      && strings.allSatisfy { Self.isMade($0, of: folded) || Double($0) != nil || isInside($0, text) }
      && (!negates(text) || Self.denies(condition))
  }

  /// True for a word, or for one again and again, as `teatea` is of `tea`.
  private static func isMade(_ string: String, of words: Set<String>) -> Bool {
    let string = AnswerLanguage.folded(string)
    return words.contains(string)
      || words.contains { word in
        word.count > 1 && string.count.isMultiple(of: word.count)
          && string == String(repeating: word, count: string.count / word.count)
      }
  }

  /// True for a word in a text whose script has no spaces.
  private func isInside(_ word: String, _ text: String) -> Bool {
    text.contains(where: \.isWrittenWithoutSpaces) && text.contains(word)
  }

  /// The words, names and numbers of a text.
  private static func parts(of text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.flatMap { word -> [String] in
      let whole = word.last == "." ? word.dropLast() : word
      return Double(whole) == nil ? whole.split(separator: ".").map(String.init) : [String(whole)]
    }
  }

  /// The numbers of a text, in digits and in words.
  ///
  ///     AnswerReader.english.numbers(saidIn: "Print five.")     // 5
  package func numbers(saidIn text: String) -> Set<Double> { numbers(in: Self.parts(of: text)) }

  /// The numbers of a text in digits, and those from 2 on in words, as 1 is an article in many a language.
  private func numbers(in words: [String]) -> Set<Double> {
    let known = understandsLocale ? languages.first?.numbers ?? [:] : [:]
    var numbers = Set<Double>()
    for word in words {
      if let number = Double(word) {
        numbers.insert(number)
      } else if let number = known[AnswerLanguage.folded(word)].flatMap(Double.init), number >= 2 {
        numbers.insert(number)
      }
    }
    return numbers
  }

  /// The numbers of a condition, also those in strings; where it counts line ends, there is one line more.
  private static func numbers(in condition: String) -> Set<Double> {
    let found = Set(parts(of: plain(condition)).compactMap { Double($0) })
    return condition.contains("count(\"\\n\")") || condition.contains("count('\\n')")
      ? found.union(found.map { $0 + 1 }) : found
  }

  /// A text without the signs that stand for line ends and tabs.
  private static func plain(_ text: String) -> String {
    text.replacing("\\n", with: " ").replacing("\\t", with: " ")
  }

  /// The texts between quotes.
  private static func quoted(in text: String, by quotes: [Character: Character] = quotes) -> [String] {
    var (found, rest) = ([String](), text[...])
    while let start = rest.firstIndex(where: { quotes[$0] != nil }), let closing = quotes[rest[start]] {
      let behind = rest[rest.index(after: start)...]
      guard let end = behind.firstIndex(of: closing) else { break }
      found.append(String(behind[..<end]))
      rest = behind[behind.index(after: end)...]
    }
    return found
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "\u{201C}": "\u{201D}", "\u{201E}": "\u{201C}", "\u{AB}": "\u{BB}", "\u{300C}": "\u{300D}",
  ]

  /// True for a condition with a sign by which it may deny something.
  private static func denies(_ condition: String) -> Bool {
    condition.contains { "<>!".contains($0) }
      || !Set(["not", "False", "None", "0"]).isDisjoint(with: parts(of: condition)) || condition.contains("\"\"")
      || condition.contains("''")
  }
}
