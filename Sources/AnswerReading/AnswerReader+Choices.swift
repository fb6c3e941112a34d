import Support

extension AnswerReader {
  /// The relation that a question asks of each answer, where all of its words but those for a type or for a value only
  /// say that an answer is to be chosen, in whatever order they are.
  ///
  ///     AnswerReader.english.typeOrValueAsked(in: "Choose the expression that gives a text.")?.condition()
  ///     // type(answer).__name__ in ("str",)
  func typeOrValueAsked(in text: String) -> StatedRelation? {
    let sentences = Self.sentences(of: text)
    let found = languagesWithRelations.compactMap { language -> StatedRelation? in
      let asking = sentences.filter { !language.onlyChooses($0) }
      guard asking.count == 1, let words = asking.first else { return nil }
      return relation(askedBy: words, language)
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// True for an answer that names two others by their letters alone, as no other answer does: `A and C`.
  package func namesLetters(_ answer: String, among answers: [String]) -> Bool {
    guard answer.utf8.withContiguousStorageIfAvailable(\.mayNameLetters) ?? true else { return false }
    let words = answer.split(separator: " ")
    guard words.count == 3, let last = words.last else { return false }
    let letters = "ABCDEFGH".prefix(answers.count)
    func hasLetter(_ other: String) -> Bool { other.split(separator: " ").contains { $0 == words[0] || $0 == last } }
    return [words[0], last].allSatisfy { $0.count == 1 && letters.contains($0) } && words[0] != last
      && !answers.contains(where: { $0 != answer && hasLetter($0) })
      && languages.contains { $0.signs(of: AnswerLanguage.folded(words[1])).contains(.pairs) }
  }

  /// True for an answer about others, to a question about code, that does not speak of what the code has: it has a word
  /// for answers, or two capital letters for them that neither the code nor another answer has.
  ///
  ///     let answers = ["It is a list", "It has three items", "Both A and B"]
  ///     let reader = AnswerReader.english
  ///     reader.speaksOfAnswers("Both A and B", among: answers, about: "numbers = [4, 8, 15]")      // true
  ///     reader.speaksOfAnswers("Both A and B", among: answers, about: "for c in \"AB\": print(c)")   // false
  package func speaksOfAnswers(_ answer: String, among answers: [String], about code: String) -> Bool {
    let words = Self.wordsApart(in: answer[...])
    let names = Self.wordsApart(in: code[...])
    let isSaid = words.contains { word in
      let folded = AnswerLanguage.folded(word)
      return !names.contains(folded) && languages.contains { $0.signs(of: folded).contains(.namesAnswer) }
    }
    if isSaid { return true }
    let letters = words.filter { $0.count == 1 && "ABCDEFGH".contains($0) }
    let others = answers.filter { $0 != answer }
    return letters.count == 2 && letters[0] != letters[1]
      && letters.allSatisfy { letter in
        "ABCDEFGH".prefix(answers.count).contains(letter) && !code.contains(letter)
          && !names.contains(letter.lowercased())
          && !others.contains { Self.wordsApart(in: $0[...]).contains(letter) }
      }
  }

  /// The words of each sentence.
  private static func sentences(of text: String) -> [[String]] {
    // `Aponte-a` is two words, `-3` is a number.
    let text = text.replacing(#/(\p{L})-(\p{L})/#) { "\($0.output.1) \($0.output.2)" }
    return text.split(separator: #/[.?!\u{3002}\u{FF1F}\u{FF01}\u{61F}](?:\s+|$)/#).map { sentence in
      sentence.split { $0.isWhitespace || "\u{BF}\u{A1},\u{60C}\u{3001};:'\u{2019}()".contains($0) }.map(String.init)
    }
  }

  private func relation(askedBy words: [String], _ language: AnswerLanguage) -> StatedRelation? {
    guard words.count <= 20 else { return nil }
    let isPassedOver = language.wordsOfChoice(words)
    guard isPassedOver.contains(true), let first = isPassedOver.firstIndex(of: false),
      let last = isPassedOver.lastIndex(of: false)
    else { return nil }
    if first == last, let value = language.value(of: words[first]) { return value }
    // `value` only says that one is chosen, and is a part of the name of a type, too: `Boolean value`.
    for start in (max(0, first - 2)...first).reversed() {
      for end in last...min(words.count - 1, last + 2) {
        let type = words[start...end].joined(separator: " ")
        let found = statedRelation(in: "\(Self.answer) \(type)", of: CodeNames(in: "\(Self.answer) = 0"))
        if let found, found.isOfType, !found.isOfEnd { return found }
      }
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True for what begins with a letter and ends with one, each a word of its own; hardly any answer does.
  fileprivate var mayNameLetters: Bool {
    (5...20).contains(count) && self[1] == 0x20 && self[count - 2] == 0x20 && (0x41...0x48).contains(self[0])
      && (0x41...0x48).contains(self[count - 1])
  }
}

extension AnswerLanguage {
  /// True where the words of a sentence only say that an answer is to be chosen.
  fileprivate func onlyChooses(_ words: [String]) -> Bool { wordsOfChoice(words).allSatisfy { $0 } }

  /// For each word whether it only says that an answer is to be chosen, by itself or with the next one.
  fileprivate func wordsOfChoice(_ words: [String]) -> [Bool] {
    let words = words.map(Self.folded)
    var found = words.map { signs(of: $0).contains(.chooses) || isSkipped($0) || articles.contains($0) }
    for index in words.indices.dropLast() where signs(of: "\(words[index]) \(words[index + 1])").contains(.chooses) {
      (found[index], found[index + 1]) = (true, true)
    }
    return found
  }

  /// The relation of an answer that is a value, which one word names; nil for another word.
  fileprivate func value(of word: String) -> StatedRelation? {
    let answer = StatedRelation.Thing.expression(AnswerReader.answer)
    func relation(_ relation: Relation, _ things: [StatedRelation.Thing]) -> StatedRelation {
      StatedRelation(relation: relation, isDenied: false, things: things, isOfEnd: false)
    }
    if ["True", "False", "None"].contains(word) || word.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) != nil {
      return relation(.equal, [answer, .literal(word)])
    }
    let signs = signs(of: Self.folded(word))
    if signs.contains(.saysTrue) { return relation(.isTrue, [answer]) }
    return signs.contains(.saysFalse) ? relation(.isFalse, [answer]) : nil
  }
}
