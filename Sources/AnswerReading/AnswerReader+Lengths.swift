/// How many elements a statement says that a collection has.
///
///     AnswerReader.english.statedLength(in: "The list row has 3 elements.", of: ["row"])    // row, 3, elements
package struct LengthStatement: Hashable {
  /// The things that are counted.
  package enum Unit: Hashable {
    /// The elements of a list, a tuple, a set or a dictionary.
    case elements
    /// The numbers in one of these.
    case numbers
    /// The letters of a string.
    case letters
  }

  /// The variable; nil where the sentence speaks of the only one of its kind.
  package let variable: String?
  /// The number of elements.
  package let count: Int
  /// The things that are counted.
  package let unit: Unit
}

extension AnswerReader {
  /// How many elements a sentence says that one variable has; nil where it has a word that may say anything else, in a
  /// language without a file, and where it names other values.
  ///
  /// - Parameter variables: Those of the code.
  package func statedLength(in text: String, of variables: Set<String>) -> LengthStatement? {
    guard understandsLocale, text.utf8.count <= 200, !negates(text), !supposes(text),
      let parts = StatementScanner.parts(of: text)
    else { return nil }
    let named = parts.indices.filter { name(at: $0, in: parts, of: variables) != nil }
    guard named.count < 2 else { return nil }
    let variable = named.first.flatMap { name(at: $0, in: parts, of: variables) }
    let others = parts.indices.filter { !named.contains($0) && parts[$0] != .comma }.map { parts[$0] }
    return languages.lazy.compactMap { language -> LengthStatement? in
      guard let (count, unit) = language.length(statedBy: others, ofNamed: variable != nil) else { return nil }
      return LengthStatement(variable: variable, count: count, unit: unit)
    }.first
  }
}

extension AnswerReader {
  /// The index of the element for which a text asks by its place in words; nil where it names no place of an element,
  /// or more than one, and where it denies or supposes something.
  ///
  ///     AnswerReader.english.statedIndex(in: "Fill the blank so that the last letter appears.")    // -1
  package func statedIndex(in text: String) -> Int? {
    guard understandsLocale, text.utf8.count <= 300, !negates(text), !supposes(text), let language = languages.first
    else { return nil }
    let words = Self.wordsApart(in: AnswerLanguage.folded(text)[...])
    let places = words.map(language.place(of:))
    let named = places.indices.filter { places[$0] != nil }
    guard named.count == 1, let index = named.first, let place = places[index] else { return nil }
    let element = [index - 1, index + 1].first { next in
      words.indices.contains(next)
        && !language.signs(of: words[next]).isDisjoint(with: [.namesElement, .namesLetter, .namesNumber])
    }
    // `The letter after the first letter` is another one.
    guard let element, words.count(where: { $0 == words[element] }) == 1 else { return nil }
    return place > 0 ? place - 1 : place
  }
}

extension AnswerLanguage {
  /// The place in a row that a word stands for, from 1, or from -1 backwards; nil for any other word.
  fileprivate func place(of word: String) -> Int? {
    vocabulary[word].flatMap { phrases[.ordinal]?[$0] }?.first { $0.words.count == 1 }?.value
  }

  /// The count right next to the word for what is counted, where all other words say nothing else.
  ///
  /// - Parameter isNamed: Whether a variable is named elsewhere in the sentence; without one it has to speak of a list.
  fileprivate func length(
    statedBy parts: [StatementScanner.Part], ofNamed isNamed: Bool
  ) -> (count: Int, unit: LengthStatement.Unit)? {
    let counts = parts.indices.filter { count(at: $0, in: parts) != nil }
    // Words such as `a` are numbers, too, in many a language.
    let places = counts.compactMap { place in unit(nextTo: place, in: parts).map { (place, $0) } }
    guard places.count == 1, let (place, found) = places.first, let count = count(at: place, in: parts),
      counts.allSatisfy({ $0 == place || isArticle(parts[$0]) })
    else { return nil }
    let rest = parts.indices.filter { $0 != place && $0 != found.place }
    guard rest.allSatisfy({ saysLength(parts[$0]) || isArticle(parts[$0]) }) else { return nil }
    let speaksOfCollection = rest.contains { word(parts[$0]).map { signs($0, .namesCollection) } ?? false }
    return isNamed || speaksOfCollection && found.unit != .letters ? (count, found.unit) : nil
  }

  private func word(_ part: StatementScanner.Part) -> String? {
    if case .word(let word) = part { Self.folded(word) } else { nil }
  }

  private func signs(_ word: String, _ list: WordSigns) -> Bool {
    let found = signsWithin(word)
    return !found.isEmpty && found.contains { $0.contains(list) }
  }

  /// The number that a part is; nil for an article, which does not count.
  private func count(at index: Int, in parts: [StatementScanner.Part]) -> Int? {
    switch parts[index] {
    case .number(let digits): return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
    case .word(let word):
      let folded = Self.folded(word)
      return articles.contains(folded) ? nil : numbers[folded].flatMap { Int($0) }
    case .code, .quoted, .display, .comma: return nil
    }
  }

  private func isArticle(_ part: StatementScanner.Part) -> Bool {
    word(part).map { articles.contains($0) || isSkipped($0) } ?? false
  }

  /// The unit by the word behind a number, or before it in a script without spaces.
  private func unit(
    nextTo place: Int, in parts: [StatementScanner.Part]
  ) -> (place: Int, unit: LengthStatement.Unit)? {
    for next in [place + 1, place - 1] where parts.indices.contains(next) {
      guard let word = word(parts[next]), next > place || word.first?.isWrittenWithoutSpaces == true else { continue }
      if signs(word, .namesElement) { return (next, .elements) }
      if signs(word, .namesNumber) { return (next, .numbers) }
      if signs(word, .namesLetter) { return (next, .letters) }
    }
    return nil
  }

  /// True for a word that a text may have which only says how many elements something has.
  private func saysLength(_ part: StatementScanner.Part) -> Bool {
    guard let word = word(part) else { return false }
    let plain: WordSigns = [
      .statesValue, .namesBefore, .namesEnd, .namesName, .namesCollection, .statesLength,
    ]
    let found = signsWithin(word)
    return !found.isEmpty && found.allSatisfy { !$0.isDisjoint(with: plain) }
  }
}
