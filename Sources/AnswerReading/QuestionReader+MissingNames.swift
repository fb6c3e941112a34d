extension QuestionReader {
  /// The name that a question asks the value of, where the code does not have it: `total` in `What is the value of the
  /// variable total?`; nil where it may be a word.
  ///
  /// All other words have to be a question for a value, and right before the name has to be a word such as `variable`,
  /// or no article, where the language has one before each other word. The name is a part of the text.
  package func missingVariable(in code: String) -> Substring? {
    let asking = text.sentences.filter(\.isQuestion)
    guard asking.count == 1, let sentence = asking.first, doubt(about: asking) == nil else { return nil }
    for index in sentence.pieces.indices {
      let piece = sentence.pieces[index]
      guard piece.form == .word, Self.mayBeName(piece.text), !isWord(piece.text) else { continue }
      // A second such word is no part of any question.
      return isAskedFor(at: index, in: sentence) && !Self.isPart(piece.text, of: code) ? text.text[piece.range] : nil
    }
    return nil
  }

  private func isAskedFor(at index: Int, in sentence: QuestionText.Sentence) -> Bool {
    let name = sentence.pieces[index].text
    let mention = Mention(
      text: name, isVariable: true, isExpression: false, isCall: false, hasDefinition: false, isText: false)
    let before = index > 0 ? AnswerLanguage.folded(sentence.pieces[index - 1].text) : ""
    return languages.contains { language in
      guard language.signs(of: before).contains(.namesName) || language.isBare(behind: before) else { return false }
      let kinds = Set(matches(of: MentionChoice(index: index, mention: mention), in: sentence, [language]).map(\.kind))
      return !kinds.isEmpty && kinds.isSubset(of: [.value, .valueAtTheEnd, .valueAfterLine])
    }
  }

  /// True for a name of small letters of ASCII, of which no word is made in most scripts.
  static func mayBeName(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
  }

  private func isWord(_ word: String) -> Bool {
    languages.contains { $0.vocabulary[AnswerLanguage.folded(word)] != nil }
  }

  /// True where code has a name, in whatever place.
  private static func isPart(_ name: String, of code: String) -> Bool {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}

extension AnswerLanguage {
  /// True for a name right behind a word that is no article, in a language in which one is before each other word.
  fileprivate func isBare(behind word: String) -> Bool {
    let hasArticles = articles.contains { article in vocabulary[article].map { skipped.contains($0) } ?? false }
    return hasArticles && !word.isEmpty && !articles.contains(word)
      && !(vocabulary[word].map { skipped.contains($0) } ?? false)
  }
}
