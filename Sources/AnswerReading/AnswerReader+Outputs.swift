import Support

// What stands around an output in a text.
extension AnswerReader {
  /// True where words right around something say that it is printed: `print 15`, `15 on the screen`, `the number 15`.
  ///
  ///     AnswerReader.english.introducesOutput(before: "so that it prints ", behind: ".")       // true
  ///     AnswerReader.english.introducesOutput(before: "Print the year after ", behind: ".")    // false
  ///
  /// - Parameters:
  ///   - before: The text before it, in its sentence.
  ///   - behind: The text behind it.
  package func introducesOutput(before: String, behind: String) -> Bool {
    let (left, right) = (AnswerLanguage.folded(before), AnswerLanguage.folded(behind))
    let bare = left.trimmingWhitespace()
    if bare.last.map({ ":\u{FF1A}".contains($0) }) ?? false { return true }
    return languages.contains { language in
      let words = Self.wordsApart(in: left[...])
      let last = words.last { !language.isPassedOver($0) } ?? ""
      let next = Self.wordsApart(in: right[...]).first { !language.isPassedOver($0) } ?? ""
      let ending = right.drop { !$0.isLetter }
      return language.mayAskForOutput(last) || language.mayAskForOutput(next)
        || language.introductions.contains { AnswerLanguage.folded($0).split(separator: " ").last ?? "" == last[...] }
        || language.outputEndings.contains { ending.hasPrefix(AnswerLanguage.folded($0)) }
    }
  }

  /// True where the word right before something, or right behind it, is one that only says what a value is: `is 15`.
  package func introducesValue(before: String, behind: String) -> Bool {
    let words = [
      Self.wordsApart(in: AnswerLanguage.folded(before)[...]).last,
      Self.wordsApart(in: AnswerLanguage.folded(behind)[...]).first,
    ]
    return languages.contains { language in
      words.contains { $0.map { language.signs(of: $0).contains(.statesValue) } ?? false }
    }
  }

  /// True for a word that is passed over wherever it is: `exactly`.
  package func passesOver(_ word: String) -> Bool {
    let word = AnswerLanguage.folded(word)
    return languages.contains { $0.isPassedOver(word) }
  }

  /// True for a word that no adjective is: it has a place in a list, such as an article or a word for a name, or asks.
  package func isKnown(_ word: String) -> Bool {
    let word = AnswerLanguage.folded(word)
    return languages.contains { language in
      !language.signs(of: word).isEmpty || language.isPassedOver(word) || language.questionWords.contains(word)
        || language.mayAskForOutput(word) || language.types[word].map(Self.types.contains) ?? false
    }
  }
}

extension AnswerLanguage {
  /// True for a word in small letters by which a question asks what is printed.
  func mayAskForOutput(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return asksForOutput.contains { word.hasPrefix($0) || first.isWrittenWithoutSpaces && word.contains($0) }
  }

  /// True for an article, and for a word that says nothing: `exactly`.
  fileprivate func isPassedOver(_ word: String) -> Bool {
    articles.contains(word) || vocabulary[word].map { skipped.contains($0) } ?? false
  }
}
