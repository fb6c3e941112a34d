import Support

// The sentence with which an explanation ends.
extension AnswerReader {
  /// The index of the answer of which the last sentence of an explanation says that the code gives it; nil where it
  /// says so of none for certain.
  ///
  ///     let reader = AnswerReader.english
  ///     reader.answer(concludedIn: "A text is true, so it prints yes.", among: ["yes", "no"], keys: [1])    // 0
  ///     reader.answer(concludedIn: "Without `not` it prints yes.", among: ["yes", "no"], keys: [1])         // nil
  package func answer(concludedIn explanation: String, among answers: [String], keys: [Int]) -> Int? {
    guard let sentence = Self.lastSentence(of: AnswerLanguage.folded(explanation)) else { return nil }
    let given = Set(
      languages.filter { !$0.digresses(beforeConclusionOf: sentence) }
        .flatMap {
          answersGiven(in: sentence, $0, among: answers)
            + [truthConcluded(in: sentence, $0, among: answers)].compactMap { $0 }
        }
        + [errorConcluded(in: sentence, among: answers)]
        .compactMap { $0 })
    guard given.count == 1, let only = given.first, !keys.contains(only) else { return nil }
    return only
  }

  /// The one answer that says that there is an error, where the last clause of a sentence says the same.
  private func errorConcluded(in sentence: Substring, among answers: [String]) -> Int? {
    // `Multiplying strings, however, raises an error` is about other code.
    guard !languages.contains(where: { $0.digresses(in: sentence) || $0.signs(in: sentence).contains(.restricts) }),
      let clause = sentence.split(whereSeparator: Self.isBetweenClauses).last,
      Self.isAnyError(claim(of: String(clause)))
    else { return nil }
    let saying = answers.indices.filter { Self.isAnyError(claim(of: answers[$0])) }
    return saying.count == 1 ? saying[0] : nil
  }

  private static func isAnyError(_ claim: AnswerClaim?) -> Bool { claim == .anyError || claim == .errorAtRunTime }

  /// True for a sign between the clauses of a sentence.
  static func isBetweenClauses(_ character: Character) -> Bool {
    ",;:\u{3001}\u{60C}".contains(character)
  }

  /// The output with which an explanation ends: a number, a text in quotes, `True`, `False` or `None`.
  ///
  ///     AnswerReader.english.concludedOutput(of: "Both are one list, so it prints True.")     // "True"
  package func concludedOutput(of explanation: String) -> String? {
    guard let sentence = Self.lastSentence(of: explanation), sentence.utf8.count <= Self.mostBytesOfStatement,
      let clause = sentence.split(whereSeparator: Self.isBetweenClauses).last
    else { return nil }
    let values = Self.values(in: clause)
    let folded = AnswerLanguage.folded(sentence)[...]
    guard values.count == 1, let value = values.first else { return nil }
    let isSaid = languages.contains { language in
      !language.digresses(beforeConclusionOf: folded) && !language.signs(in: folded).contains(.negates)
        && answersStated(in: AnswerLanguage.folded(clause)[...], language, AnswerLanguage.folded(value.text))
    }
    return isSaid ? value.text : nil
  }

  /// The output that a statement says the code to have, where it names nothing else: a number, a text in quotes, a
  /// collection in brackets, `True`, `False` or `None`; questions and short introductions before it are passed over.
  ///
  ///     AnswerReader(locale: "de").statedOutput(in: "Stimmt das? Die Ausgabe lautet False.")?.text     // "False"
  package func statedOutput(in text: String) -> (text: String, isQuoted: Bool)? {
    guard text.utf8.count <= Self.mostBytesOfStatement else { return nil }
    guard let collection = Self.onlyCollection(in: text) else { return statedValue(in: text) }
    // Commas in it end no clause.
    let placeholder = "None"
    let rest = text.replacing(collection, with: placeholder, maxReplacements: 1)
    guard !text.contains(placeholder), statedValue(in: rest)?.text == placeholder else { return nil }
    return (collection, false)
  }

  /// The longest statement that is read: patterns in it are tried at each of its brackets and words.
  private static let mostBytesOfStatement = 400

  /// The one collection that a text has in brackets, as Python writes it.
  private static func onlyCollection(in text: String) -> String? {
    let found = text.matches(of: /\[[^\[\]]*\]|\{[^{}]*\}|\([^()]*,[^()]*\)/).map { String($0.output) }
    guard found.count == 1, let only = found.first, CodeNames.isDisplay(only) else { return nil }
    return only
  }

  private func statedValue(in text: String) -> (text: String, isQuoted: Bool)? {
    guard let sentence = Self.lastSentence(of: text) else { return nil }
    let folded = AnswerLanguage.folded(sentence)[...]
    let before = text[..<sentence.startIndex]
    let clauses = sentence.split(whereSeparator: Self.isBetweenClauses)
    guard let clause = clauses.last, !before.contains(where: \.isNumber), Self.wordsApart(in: before).count <= 8,
      clauses.dropLast().allSatisfy({ !$0.contains(where: \.isNumber) && Self.wordsApart(in: $0).count <= 4 })
    else { return nil }
    let values = Self.values(in: clause)
    guard values.count == 1, let value = values.first else { return nil }
    let stated = languages.contains { language in
      // `En la pantalla aparece 3` is about the whole output though it begins with a place.
      let isDigressing =
        language.conclusions.contains { folded.hasPrefix($0) }
        ? !language.signs(in: folded).isDisjoint(with: [.supposes, .digresses]) : language.digresses(in: folded)
      return !isDigressing && !language.signs(in: folded).contains(.negates)
        && answersStated(in: AnswerLanguage.folded(clause)[...], language, AnswerLanguage.folded(value.text))
    }
    return stated ? value : nil
  }

  /// True where a clause of few words says with words of a language that a value is the output.
  private func answersStated(in clause: Substring, _ language: AnswerLanguage, _ value: String) -> Bool {
    func isShort(_ before: Substring) -> Bool {
      let words = Self.wordsApart(in: before)
      return words.count <= 4 && !words.contains(where: language.isOrdinal) && !before.contains(where: \.isNumber)
    }
    let isBefore = language.conclusions.contains { words in
      clause.ranges(of: words).contains { range in
        isShort(clause[..<range.lowerBound])
          && Self.isWhole(value, clause[range.upperBound...], in: language)
          && Self.isApart(clause[..<range.lowerBound], words[...])
      }
    }
    return isBefore
      || language.outputEndings.contains { words in
        let end = clause.lastIndex { $0.isLetter || $0.isNumber }.map { clause[...$0] } ?? clause
        guard end.hasSuffix(AnswerLanguage.folded(words)) else { return false }
        let rest = Self.withoutMargins(end.dropLast(AnswerLanguage.folded(words).count))
        return rest.hasSuffix(value) && isShort(rest.dropLast(value.count))
          && Self.isApart(rest.dropLast(value.count), value[...])
      }
  }

  /// True for a value alone, and behind words that may introduce it: `the number 2`, `a 2`.
  private static func isWhole(_ value: String, _ text: Substring, in language: AnswerLanguage) -> Bool {
    let text = withoutMargins(text)
    return text == value || language.articles.contains { text == "\($0) \(value)" }
      || language.introductions.contains { words in
        let words = AnswerLanguage.folded(words)
        return text.hasPrefix(words + " ") && withoutMargins(text.dropFirst(words.count)) == value
      }
  }

  /// The numbers, the texts in quotes and the words of Python for values in a clause.
  private static func values(in clause: Substring) -> [(text: String, isQuoted: Bool)] {
    if let open = clause.firstIndex(where: { "\"\u{201C}\u{201E}\u{AB}".contains($0) }) {
      let inner = clause[clause.index(after: open)...]
      guard let close = inner.firstIndex(where: { "\"\u{201D}\u{201C}\u{BB}".contains($0) }), close > inner.startIndex,
        !clause[..<open].contains(where: \.isNumber), !inner[close...].contains(where: \.isNumber)
      else { return [] }
      return [(String(inner[..<close]), true)]
    }
    let words = clause.split { $0.isWhitespace || ":!?)(\u{3002}".contains($0) }
    return words.compactMap { word in
      let word = word.last == "." ? word.dropLast() : word
      let isValue = ["True", "False", "None"].contains(word) || Double(word) != nil && word.last?.isNumber == true
      return isValue ? (String(word), false) : nil
    }
  }

  /// The answers that the last clause of a sentence says to be given by the code, in the words of a language.
  ///
  /// Before such words the clause only has others that lead to them: `so the program prints yes`.
  private func answersGiven(in sentence: Substring, _ language: AnswerLanguage, among answers: [String]) -> [Int] {
    let clause = sentence.split(whereSeparator: Self.isBetweenClauses).last ?? sentence
    guard !language.signs(in: clause).contains(.negates),
      !Self.wordsApart(in: clause).contains(where: language.isOrdinal)
    else {
      return []
    }
    // Code with one operation has no value on the way to what it prints.
    let isConclusion = language.beginsWithConclusion(clause) && CodeNames.hasOneOperation(code)
    func isLedTo(_ before: Substring, _ index: Int) -> Bool {
      if isConclusion, !code.contains(answers[index]) { return true }
      let words = Self.wordsApart(in: before)
      // Behind `and` a part begins of its own.
      let start = words.lastIndex { !language.signs(of: $0).isDisjoint(with: [.pairs, .endsCause]) }
      let part = start.map { words[($0 + 1)...] } ?? words[...]
      return part.allSatisfy { leads(to: $0, language) }
    }
    // The value comes last, and right before it a conclusion.
    let before =
      Self.answer(endingText: Self.withoutMargins(clause), among: answers) ?? errorAnswer(ending: clause, answers)
    let isConcluded = before.map { index, rest in
      let rest = Self.withoutEnd(rest)
      return language.conclusions.contains { rest.hasSuffix($0) && isLedTo(rest.dropLast($0.count), index) }
    }
    let behind = language.outputEndings.compactMap { words -> Int? in
      let words = AnswerLanguage.folded(words)
      let end = clause.lastIndex { $0.isLetter || $0.isNumber }.map { clause[...$0] } ?? clause
      guard end.hasSuffix(words),
        let (index, rest) = Self.answer(endingText: end.dropLast(words.count), among: answers), isLedTo(rest, index)
      else { return nil }
      return index
    }
    return (isConcluded == true ? [before?.index].compactMap { $0 } : []) + behind
  }

  /// True for a word that may stand before a conclusion, as the name of the one function whose result the code prints.
  private func leads(to word: String, _ language: AnswerLanguage) -> Bool {
    if language.signs(of: word).contains(.leadsTo) { return true }
    let isOneCall = code.hasPrefix("print(") && !code.trimmingWhitespace().contains(where: \.isNewline)
    guard isOneCall, let called = code.dropFirst("print(".count).split(separator: "(").first else { return false }
    return AnswerLanguage.folded(called) == word || language.signs(of: word).contains(.namesName)
  }

  /// The words and numbers of a text in small letters.
  static func wordsApart(in text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func lastSentence(of text: String) -> Substring? {
    var (sentences, start) = ([Substring](), text.startIndex)
    for index in text.indices where ".!?\u{3002}\u{FF01}\u{FF1F}\u{61F}\n".contains(text[index]) {
      let next = text.index(after: index)
      // A point inside a number or a name ends nothing.
      guard text[index] != "." || next == text.endIndex || text[next].isWhitespace else { continue }
      sentences.append(text[start..<next])
      start = next
    }
    sentences.append(text[start...])
    return sentences.last { $0.contains { $0.isLetter || $0.isNumber } }
  }

  // MARK: - Answers in a text

  /// The one answer that says the error which a clause names last, and the text before it.
  private func errorAnswer(ending clause: Substring, _ answers: [String]) -> (index: Int, rest: Substring)? {
    let clause = Self.withoutMargins(clause)
    let word = clause.split { !$0.isLetter }.last ?? ""
    guard let type = AnswerLanguage.errorType(word) else { return nil }
    let saying = answers.indices.filter { index in
      switch claim(of: answers[index]) {
      case .anyError, .errorAtRunTime: true
      case .error(let other, _, _): other == type
      case .errorOnLine, .nothing, .emptyLines, .nothingAndError, .noError, .neverEnds, .endlessRecursion,
        .noneOfTheOthers, .allOfTheOthers, .someOfTheOthers, .count, .position, nil:
        false
      }
    }
    return saying.count == 1 ? (saying[0], clause[..<word.startIndex]) : nil
  }

  /// The longest answer with which a text begins, quotes and a colon aside, and the text behind it.
  func answer(at text: Substring, among answers: [String]) -> (index: Int, rest: Substring)? {
    let text = text.drop { Self.margins.contains($0) }
    let found = answers.indices.filter { index in
      let answer = Self.folded(answer: answers[index])
      guard !answer.isEmpty, text.hasPrefix(answer) else { return false }
      let next = text.dropFirst(answer.count)
      return Self.isApart(answer[...], next) && !Self.goesOn(next)
    }
    return found.max { answers[$0].count < answers[$1].count }
      .map { ($0, text.dropFirst(Self.folded(answer: answers[$0]).count)) }
  }

  /// The longest answer with which a text ends, quotes aside, and the text before it.
  static func answer(
    endingText text: Substring, among answers: [String]
  ) -> (index: Int, rest: Substring)? {
    let end = text.lastIndex { !margins.contains($0) }.map { text[...$0] } ?? ""
    let found = answers.indices.filter { index in
      let answer = folded(answer: answers[index])
      guard !answer.isEmpty, end.hasSuffix(answer) else { return false }
      return isApart(end.dropLast(answer.count), answer[...]) && !isOperation(end.dropLast(answer.count))
    }
    return found.max { answers[$0].count < answers[$1].count }
      .map { ($0, end.dropLast(folded(answer: answers[$0]).count)) }
  }

  private static func folded(answer: String) -> String {
    AnswerLanguage.folded(withoutMargins(answer[...]))
  }

  /// True where a word ends between two texts: a letter of a script that is written without spaces ends one by itself.
  private static func isApart(_ before: Substring, _ behind: Substring) -> Bool {
    guard let last = before.last, let first = behind.first else { return true }
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    return !isOfWord(last) || !isOfWord(first) || last.isWrittenWithoutSpaces != first.isWrittenWithoutSpaces
  }

  /// True where a number or an expression goes on: `3.5`, `3 + 4`.
  private static func goesOn(_ rest: Substring) -> Bool {
    guard let sign = rest.first, let next = rest.dropFirst().first else { return false }
    return ".,".contains(sign) && next.isNumber || "+-*/([{=<>%".contains(sign)
      || sign == " " && "+-*/=<>%".contains(next)
  }

  /// True where a text ends within a number or an expression: `3.`, `4 +`.
  private static func isOperation(_ text: Substring) -> Bool {
    let bare = text.last == " " ? text.dropLast() : text
    return bare.last.map { "+-*/=<>%".contains($0) } ?? false || text.last.map { ".,".contains($0) } ?? false
  }

  /// A text without signs around an answer at its end.
  private static func withoutEnd(_ text: Substring) -> Substring {
    text.lastIndex { !margins.contains($0) }.map { text[...$0] } ?? ""
  }

  private static func withoutMargins(_ text: Substring) -> Substring {
    var text = text.drop { margins.contains($0) }
    while let last = text.last, margins.contains(last) || ".!?;)\u{3002}\u{FF01}".contains(last) { text.removeLast() }
    return text
  }

  /// The signs that may be around an answer in a text.
  private static let margins =
    " :`\"'*\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}\u{BB}\u{300C}\u{300D}\u{A0}"
}

extension AnswerLanguage {
  /// True where a sentence, in small letters, speaks of other code, or supposes something.
  func digresses(in sentence: Substring) -> Bool {
    !signs(in: sentence).isDisjoint(with: [.supposes, .digresses]) || beginsElsewhere(sentence)
  }

  /// True where a sentence speaks of other code, or of a part of the output; of one that ends with a conclusion (`so it
  /// prints 3`) only that clause counts, and what it supposes.
  func digresses(beforeConclusionOf sentence: Substring) -> Bool {
    let clauses = sentence.split { ",;:\u{3001}\u{60C}".contains($0) }
    guard clauses.count > 1, let clause = clauses.last, beginsWithConclusion(clause) else {
      return digresses(in: sentence)
    }
    return signs(in: sentence).contains(.supposes) || digresses(in: clause) || beginsElsewhere(sentence)
  }

  /// True where the first word of a clause, in small letters, says that it follows from what is before: `so it is 3`.
  func beginsWithConclusion(_ clause: Substring) -> Bool {
    guard let first = AnswerReader.wordsApart(in: clause).first else { return false }
    return conclusions.contains(first) && signs(of: first).contains(.leadsTo)
  }

  /// True where the first word of a text, in small letters, leads to other code.
  func beginsElsewhere(_ text: Substring) -> Bool {
    AnswerReader.wordsApart(in: text).first.map { signs(of: $0).contains(.digressesFirst) } ?? false
  }

  /// True where a word, in small letters, is a place in a row or so many times.
  func isOrdinal(_ word: String) -> Bool {
    guard let number = vocabulary[word] else { return false }
    return [.ordinal, .times].contains { special in
      phrases[special]?[number]?.contains { $0.words.count == 1 } ?? false
    }
  }
}
