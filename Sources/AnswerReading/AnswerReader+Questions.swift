extension AnswerReader {
  /// Whether a question about code asks for all that is printed and for nothing else.
  ///
  ///     let reader = AnswerReader(locale: "en")
  ///     reader.asksForAllOutput("Look at the code. What does it print?", about: code)     // true
  ///     reader.asksForAllOutput("What is printed on the second line?", about: code)       // false
  package func asksForAllOutput(_ text: String, about code: String) -> Bool {
    QuestionReader(text, in: self).question(about: code) == .output
  }

  /// Whether a question asks which of its answers is an expression that is true.
  package func asksWhichIsTrue(_ text: String) -> Bool {
    let words = " " + AnswerLanguage.folded(text).split { !$0.isLetter }.joined(separator: " ") + " "
    return languages.contains { $0.truths.contains { words.contains(" \($0) ") } }
  }

  /// True for a question with a word by which it may ask for a part of the output, or for a moment of the run.
  ///
  /// - Parameter butLines: Pass true to leave out words for a line, and for a place in a row.
  package func mayAskForAPart(_ text: String, butLines: Bool = false) -> Bool {
    let text = AnswerLanguage.folded(text)
    return languages.contains { language in
      Self.wordsApart(in: text[...]).contains { word in
        let signs = language.signs(of: word)
        return butLines
          ? signs.contains(.asksForPart) && !signs.contains(.namesLine)
          : signs.contains(.asksForPart) || language.isOrdinal(word)
      } || language.unspacedSigns.contains { $0.signs == .asksForPart && text.contains($0.word) }
    }
  }

  /// True for a text that supposes something.
  package func supposes(_ text: String) -> Bool {
    let text = AnswerLanguage.folded(text)
    let asking = Self.askingSentences(of: text)
    return languages.contains { language in
      language.signs(in: text[...]).contains(.supposes)
        || asking.contains { language.signs(in: $0).contains(.supposesWhereItAsks) }
    }
  }

  /// The sentences of a text that ask, or all where none does.
  private static func askingSentences(of text: String) -> [Substring] {
    let marks: Set<Character> = ["?", "\u{61F}", "\u{FF1F}"]
    guard text.contains(where: marks.contains) else { return [text[...]] }
    var (sentences, start) = ([Substring](), text.startIndex)
    for index in text.indices where marks.contains(text[index]) || ".!\n\u{3002}\u{FF01}".contains(text[index]) {
      let next = text.index(after: index)
      guard text[index] != "." || next == text.endIndex || text[next].isWhitespace else { continue }
      if marks.contains(text[index]) { sentences.append(text[start..<next]) }
      start = next
    }
    return sentences
  }

  /// True for the text of a task that supposes something, other than what its program is to do.
  ///
  ///     AnswerReader.english.supposesInTask("The program should print 5.")     // false
  ///     AnswerReader.english.supposesInTask("Suppose that n is 5.")            // true
  package func supposesInTask(_ text: String) -> Bool {
    let text = AnswerLanguage.folded(text)
    return languages.contains { language in
      Self.wordsApart(in: text[...]).contains { word in
        let signs = language.signs(of: word)
        return signs.contains(.supposes) && !signs.contains(.demands)
      } || language.unspacedSigns.contains { $0.signs.contains(.supposes) && text.contains($0.word) }
    }
  }

  /// True for a text with a word by which a question asks for what does not do something.
  package func negates(_ text: String) -> Bool { hasSigns(.negates, text) }

  /// True for a text with a word for the end.
  package func namesTheEnd(_ text: String) -> Bool { hasSigns(.namesEnd, text) }

  /// True for a text with a word by which a question may ask for a way of doing something, and not only for what comes
  /// of it.
  ///
  ///     AnswerReader.english.namesWay("Which loop prints 1, 2 and 3?")      // true
  package func namesWay(_ text: String) -> Bool { hasSigns(.namesWay, text) }

  /// A text without words that only say that something is used, and that there is a loop.
  package func withoutUseAndLoop(_ text: String) -> String {
    Self.wordsByScript(in: text).filter { word in
      let folded = AnswerLanguage.folded(word)
      return !languages.contains { !$0.signs(of: folded).isDisjoint(with: [.namesUse, .namesLoop]) }
    }.joined(separator: " ")
  }

  /// True for a text with such a word that does not only say what a name is: `the variable n`.
  ///
  /// - Parameter names: The names of which the text speaks.
  package func namesWay(_ text: String, besides names: Set<String>) -> Bool {
    let words = Self.wordsByScript(in: text)
    let others = words.indices.filter { index in
      let isBesideName = [index - 1, index + 1].contains { words.indices.contains($0) && names.contains(words[$0]) }
      guard isBesideName else { return true }
      let word = AnswerLanguage.folded(words[index])
      return !languages.contains { $0.signs(of: word).contains(.namesName) }
    }
    return namesWay(others.map { words[$0] }.joined(separator: " "))
  }

  /// The words of a text, of which one ends where letters of a script without spaces begin or end.
  private static func wordsByScript(in text: String) -> [String] {
    var (words, isOpen) = ([String](), false)
    for character in text {
      guard character.isLetter || character.isNumber || character == "_" else {
        isOpen = false
        continue
      }
      if isOpen, let last = words.last?.last, last.isWrittenWithoutSpaces == character.isWrittenWithoutSpaces {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isOpen = true
    }
    return words
  }

  private func hasSigns(_ signs: WordSigns, _ text: String) -> Bool {
    let text = AnswerLanguage.folded(text)
    return languages.contains { $0.signs(in: text[...]).contains(signs) }
  }

  /// The place of the line for which a question asks, from 1, or -1 for the last one; nil where it has no such words,
  /// or others that may ask for something else.
  ///
  ///     AnswerReader.english.placeOfLine(in: "Which word is on the last line?")          // -1
  ///     AnswerReader.english.placeOfLine(in: "What is x after the last line?")           // nil
  package func placeOfLine(in text: String) -> Int? {
    guard !mayAskForAPart(text, butLines: true), !text.contains(where: \.isNumber) else { return nil }
    let text = AnswerLanguage.folded(text)
    return languages.lazy.compactMap { language -> Int? in
      guard language.signs(in: text[...]).contains(.namesLine) else { return nil }
      let places = Set(Self.wordsApart(in: text[...]).compactMap(language.placeInRow))
      return places.count == 1 ? places.first : nil
    }.first
  }

  /// How many answers a question asks its reader to choose, where a sentence begins so; nil for English, and where none
  /// says it.
  ///
  ///     AnswerReader(locale: "de").countToChoose(in: "Wähle die zwei Tiere.")     // 2
  package func countToChoose(in text: String) -> Int? {
    text.split { ".!?:\n\u{BF}\u{A1}".contains($0) }.lazy.compactMap { sentence -> Int? in
      let words = Self.foldedWords(in: String(sentence))
      return languages.lazy.compactMap { language -> Int? in
        guard let first = words.first, language.signs(of: first).contains(.asksToChoose) else { return nil }
        // An article may stand before the number.
        let rest = words.dropFirst().drop { language.number(of: $0) == nil && $0.count <= 3 }
        guard words.count - rest.count <= 2, let count = rest.first.flatMap(language.number), count > 1,
          !rest.contains(where: { language.signs(of: $0).contains(.pairs) })
        else { return nil }
        return count
      }.first
    }.first
  }

  /// True where words between two blanks of a sentence only join them, so that both may change places.
  ///
  ///     AnswerReader.english.pairs(" or with ", after: "Loops begin with ")     // true
  package func pairs(_ between: String, after before: String) -> Bool {
    guard !between.contains(where: { !$0.isLetter && $0 != " " && $0 != "," }) else { return false }
    let (words, earlier) = (Self.foldedWords(in: between), Self.foldedWords(in: before))
    guard let first = words.first, languages.contains(where: { $0.signs(of: first).contains(.pairs) }),
      !earlier.contains(where: { word in
        languages.contains { !$0.signs(of: word).isDisjoint(with: [.orders, .pairs]) }
      })
    else { return false }
    return earlier.suffix(words.count - 1).elementsEqual(words.dropFirst())
  }

  private static func foldedWords(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { AnswerLanguage.folded($0) }
  }

  /// The word by which a question asks for what does not do something; nil without one.
  package func negation(in text: String) -> String? {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.map(String.init).first { word in
      languages.contains { $0.signs(of: AnswerLanguage.folded(word)).contains(.negates) }
    }
  }
}

extension AnswerLanguage {
  /// The place in a row that one word says, from 1, or -1 for the last; nil for another word.
  fileprivate func placeInRow(_ word: String) -> Int? {
    vocabulary[word].flatMap { number in phrases[.ordinal]?[number]?.first { $0.words.count == 1 }?.value }
  }

  /// The number that a word or its digits say; nil for another word.
  fileprivate func number(of word: String) -> Int? { numbers[word].flatMap(Int.init) ?? Int(word) }
}
