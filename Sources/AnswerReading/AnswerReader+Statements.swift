/// The value that a statement gives a variable of the code.
///
///     AnswerReader.english.statedValue(in: "After the loop `n` is 3.", of: ["n"])    // n, 3, at the end
package struct ValueStatement: Hashable {
  /// The value that the statement gives.
  package enum Value: Hashable {
    /// A value as Python writes it.
    case literal(String)
    /// The elements of a list or a tuple in their order, as Python writes them.
    case row([String])
    /// A word that may be a text without its quotes.
    case word(String)
  }

  /// The variable, with an index where an element is meant.
  package let expression: String
  /// The value.
  package let value: Value
  /// True where words say that the code has run.
  package let isOfEnd: Bool
}

extension AnswerReader {
  /// The value that a sentence gives one variable; nil where it has a word that may say anything else, in a language
  /// without a file, and where it names other code or other values.
  ///
  /// - Parameter variables: Those of the code.
  package func statedValue(in text: String, of variables: Set<String>) -> ValueStatement? {
    guard understandsLocale, text.utf8.count <= 300, !negates(text), !supposes(text),
      let parts = StatementScanner.parts(of: text)
    else { return nil }
    let named = parts.indices.filter { name(at: $0, in: parts, of: variables) != nil }
    guard named.count == 1, let place = named.first, let expression = name(at: place, in: parts, of: variables),
      let sides = Sides(parts, around: place)
    else { return nil }
    return languages.lazy.compactMap { language -> ValueStatement? in
      guard let value = language.value(statedBy: sides) else { return nil }
      let isOfEnd = sides.words.contains { word in
        language.signsWithin(word).contains { !$0.isDisjoint(with: [.namesBefore, .namesEnd]) }
      }
      return ValueStatement(expression: expression, value: value, isOfEnd: isOfEnd)
    }.first
  }

  /// True for a sentence that says that something is printed, and has no word for an error, for nothing, or for a part
  /// of the output; false in scripts without spaces, whose words are not known one by one.
  ///
  ///     AnswerReader.english.statesOutput("The program shows Ada on the screen.")     // true
  ///     AnswerReader.english.statesOutput("The program stops with an error.")         // false
  package func statesOutput(_ text: String) -> Bool {
    guard understandsLocale, text.utf8.count <= 200, !text.contains(where: { "`(=\n?".contains($0) }),
      !text.contains(where: \.isWrittenWithoutSpaces), asksForOutput(text), !negates(text), !supposes(text),
      !deniesOrSupposes(text[...])
    else { return false }
    let words = Self.wordsApart(in: AnswerLanguage.folded(text)[...])
    let isLimited = words.contains { word in
      languages.contains { language in
        let signs = language.signs(of: word)
        return signs.contains(.asksForPart) && !signs.contains(.statesValue) || language.isOrdinal(word)
      }
    }
    let rows = words.indices.flatMap { start in
      (1...5).filter { start + $0 <= words.count }.map { words[start..<(start + $0)].joined(separator: " ") }
    }
    return !isLimited && words.count <= 14 && rows.allSatisfy { claim(of: $0) == nil }
  }

  /// The variable or the element that a part of a sentence names; nil for any other part.
  func name(at index: Int, in parts: [StatementScanner.Part], of variables: Set<String>) -> String? {
    switch parts[index] {
    case .code(let text):
      let base = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isElement = text.dropFirst(base.count).wholeMatch(of: /(\[(-?[0-9]+|'[^'\]]*'|"[^"\]]*")\])*/) != nil
      return isElement && variables.contains(String(base)) ? text : nil
    case .word(let word):
      guard variables.contains(word) else { return nil }
      if word.count == 1 { return isMarked(index, in: parts) ? word : nil }
      // `liste` is a word of the language.
      let folded = AnswerLanguage.folded(word)
      return languages.contains { $0.states(folded) } ? nil : word
    case .number, .quoted, .display, .comma: return nil
    }
  }

  /// True for a single letter that is a name: next to a word that says so, and in a text of another script.
  private func isMarked(_ index: Int, in parts: [StatementScanner.Part]) -> Bool {
    let isForeign = parts.contains { part in
      if case .word(let word) = part { (word.unicodeScalars.first?.value ?? 0) >= 0x370 } else { false }
    }
    guard !isForeign, index > 0, case .word(let before) = parts[index - 1] else { return isForeign }
    return saysName(before: before[...])
  }
}

/// The parts of a sentence around the name of a variable.
private struct Sides {
  /// The words before and behind, without the value.
  private(set) var words: [String] = []
  /// The words behind, which may be the value of a string, by their places in `words`.
  private(set) var behind: Range<Int> = 0..<0
  /// The values, as Python writes them.
  private(set) var values: [String] = []
  /// The words between values.
  private(set) var joints: [String] = []
  /// True where all values are numbers, or all are texts.
  private(set) var isRow = true

  /// Nil where a value is before the name, other code is named, or values are apart from each other.
  init?(_ parts: [StatementScanner.Part], around place: Int) {
    for part in parts[..<place] {
      switch part {
      case .word(let word): words.append(word)
      case .comma: continue
      case .code, .number, .quoted, .display: return nil
      }
    }
    let start = words.count
    guard let last = parts.indices.last(where: { $0 > place && parts[$0].literal != nil }) else {
      for case .word(let word) in parts[(place + 1)...] { words.append(word) }
      guard !parts[(place + 1)...].contains(where: { Self.isCode($0) }) else { return nil }
      behind = start..<words.count
      return
    }
    for (index, part) in parts.enumerated().dropFirst(place + 1) {
      if let literal = part.literal {
        values.append(literal)
        isRow = isRow && Self.mayBeInRow(part)
      } else if case .word(let word) = part {
        if values.isEmpty || index > last { words.append(word) } else { joints.append(word) }
      } else if part != .comma {
        return nil
      }
    }
    behind = start..<words.count
  }

  private static func isCode(_ part: StatementScanner.Part) -> Bool { if case .code = part { true } else { false } }

  private static func mayBeInRow(_ part: StatementScanner.Part) -> Bool {
    switch part {
    case .number, .quoted: true
    case .word, .code, .display, .comma: false
    }
  }
}

extension AnswerLanguage {
  /// The value that a sentence states, where all of its other words say nothing else.
  fileprivate func value(statedBy sides: Sides) -> ValueStatement.Value? {
    let others = sides.words.indices.filter { !states(Self.folded(sides.words[$0])) }
    guard !sides.values.isEmpty else {
      guard others.count == 1, let only = others.first, sides.behind.contains(only), sides.words[only].count > 1 else {
        return nil
      }
      return .word(sides.words[only])
    }
    guard others.isEmpty else { return nil }
    if sides.values.count == 1 { return .literal(sides.values[0]) }
    let areJoints = sides.joints.allSatisfy { signs(of: Self.folded($0)).contains(.pairs) || $0 == "\u{3068}" }
    return sides.isRow && areJoints ? .row(sides.values) : nil
  }

  /// True for a word, in small letters, that a text may have which only says what a value is.
  func states(_ word: String) -> Bool {
    let plain: WordSigns = [.statesValue, .namesBefore, .namesEnd, .namesName]
    let parts = signsWithin(word)
    return !parts.isEmpty && parts.allSatisfy { !$0.isDisjoint(with: plain) } || isSkipped(word)
  }

  func isSkipped(_ word: String) -> Bool { vocabulary[word].map { skipped.contains($0) } ?? false }

  /// The lists of a word, or of those that it is made of where it is written without spaces; none for an unknown one.
  func signsWithin(_ word: String) -> [WordSigns] {
    let word = Self.folded(word)
    let own = signs(of: word)
    guard own.isEmpty, word.first?.isWrittenWithoutSpaces == true else { return own.isEmpty ? [] : [own] }
    var (found, rest) = ([WordSigns](), word[...])
    while !rest.isEmpty {
      let next = unspacedSigns.map(\.word).filter { rest.hasPrefix($0) && saysValue($0) }.max { $0.count < $1.count }
      guard let next else { return [] }
      found.append(signs(of: next))
      rest = rest.dropFirst(next.count)
    }
    return found
  }

  private func saysValue(_ word: String) -> Bool {
    !signs(of: word).isDisjoint(with: [
      .statesValue, .namesBefore, .namesEnd, .namesName, .namesElement, .namesLetter, .namesNumber, .namesCollection,
      .statesLength,
    ])
  }
}
