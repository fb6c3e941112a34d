extension AnswerReader {
  /// True for a text with a word such as `variable`, which may say of another one that it is a name in code.
  package func hasWordForName(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      shared._withUnsafeGuaranteedRef { shared in
        shared.beginnings.indices.contains { index in
          shared.beginnings[index]._withUnsafeGuaranteedRef { $0.mayHaveWordForName(bytes) }
            && shared.languages[index].hasWord(.namesName, in: bytes)
        }
      }
    }
  }

  /// True where words around something say that it is a name in code: `the variable total`.
  ///
  /// - Parameters:
  ///   - before: The text before it.
  ///   - behind: The text behind it; nil where only words before it count.
  package func saysName(before: Substring, behind: Substring? = nil) -> Bool {
    let isLetter = { (character: Character) in character.isLetter }
    let left = before.reversed().drop { " '\"`\u{201C}\u{201E}\u{AB}".contains($0) }.prefix(while: isLetter)
    let right = behind.map { $0.drop { " '\"`\u{201D}\u{201C}\u{BB}".contains($0) }.prefix(while: isLetter) } ?? ""
    let words = [String(left.reversed()), String(right)].map { AnswerLanguage.folded($0) }
    return languages.contains { language in
      words.contains { language.signs(of: $0).contains(.namesName) }
        || language.unspacedSigns.contains { $0.signs.contains(.namesName) && words[0].hasSuffix($0.word) }
    }
  }

  /// The variable of which a statement says nothing but a value, where the code does not have it; nil where it may be a
  /// word, or where the statement has a name of the code.
  ///
  ///     AnswerReader.english.missingVariable(statedIn: "The variable total is 5.", about: "count = 5")     // total
  ///
  /// - Returns: The name, as a part of the text.
  package func missingVariable(statedIn text: String, about code: String) -> Substring? {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let known = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { $0.lowercased() })
    let strange = words.filter { word in
      QuestionReader.mayBeName(String(word)) && !known.contains(String(word))
        && !languagesWithQuestions.contains { $0.vocabulary[AnswerLanguage.folded(word)] != nil }
    }
    guard strange.count == 1, let name = strange.first,
      CodeNames(in: code).variables.isDisjoint(with: words.map(String.init)), isBesideWordForName(name, in: text),
      case .literal? = statedValue(in: text, of: [String(name)])?.value
    else { return nil }
    return name
  }

  private func isBesideWordForName(_ name: Substring, in text: String) -> Bool {
    if saysName(before: text[..<name.startIndex]) { return true }
    let next = AnswerLanguage.folded(text[name.endIndex...].drop { $0 == " " }.prefix { $0.isLetter })
    return languages.contains { $0.signs(of: next).contains(.followsName) }
  }

  /// True for a text that restricts what it says, as with `but` and `only`.
  package func restricts(_ text: String) -> Bool {
    let folded = AnswerLanguage.folded(text)
    return languages.contains { $0.signs(in: folded[...]).contains(.restricts) }
      || text.contains(where: \.isWrittenWithoutSpaces)
        && languages.contains { $0.unspacedSigns.contains { $0.signs.contains(.restricts) && text.contains($0.word) } }
  }

  /// True for a text that names a variable of some code; a letter alone may be a word of it in Latin letters.
  package func namesVariable(of code: String, in text: String) -> Bool {
    let isLatin = !text.unicodeScalars.contains { $0.value >= 0x370 }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return CodeNames(in: code).variables.contains { ($0.count > 1 || !isLatin) && words.contains($0) }
  }

  /// True where a sentence says that something is not there, or supposes it.
  package func deniesOrSupposes(_ sentence: Substring) -> Bool {
    sentence.split { !$0.isLetter }.contains { word in
      let word = AnswerLanguage.folded(word)
      return languages.contains {
        !$0.signs(of: word).isDisjoint(with: [.negates, .denies, .supposes, .restricts])
      }
    }
  }

  /// True for a sentence that says that the program reads a file.
  package func saysThatProgramReads(_ sentence: Substring) -> Bool {
    let sentence = AnswerLanguage.folded(sentence)
    return languages.contains { $0.signs(in: sentence[...]).isSuperset(of: [.opensFile, .namesProgram]) }
  }

  /// True for a sentence that says that a file is read, whatever reads it.
  package func saysThatFileIsRead(_ sentence: Substring) -> Bool {
    let sentence = AnswerLanguage.folded(sentence)
    return languages.contains { $0.signs(in: sentence[...]).contains(.opensFile) }
  }

  /// True for a text with a word for a condition, so that what it says need not be so: `if`, `when`.
  package func statesCondition(_ text: String) -> Bool {
    let words = Self.wordsApart(in: AnswerLanguage.folded(text)[...])
    return words.contains { word in
      languages.contains { $0.signs(of: word).isSuperset(of: [.digresses, .asksForPart]) }
    }
  }
}
