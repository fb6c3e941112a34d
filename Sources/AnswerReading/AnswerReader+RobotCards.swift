import Support

extension AnswerReader {
  /// The words of a text that name a card of the robot: in quotes, or next to a word for a card.
  ///
  /// Words that mean something else, too, such as `left`, count next to that word only at the end of their phrase: `the
  /// card left.`, and not `the card left of it`. Sentences that deny or suppose something are passed over.
  ///
  ///     AnswerReader.english.robotCards(["left", "repeat"], in: "Use the card repeat.").map(\.name)   // ["repeat"]
  ///     AnswerReader.english.robotCards(["left", "repeat"], in: "Take the card left of it.").isEmpty  // true
  ///
  /// - Parameter names: The names of cards.
  package func robotCards(_ names: Set<String>, in text: String) -> [(name: String, range: Range<String.Index>)] {
    let sentences = text.split { ".!?\n\u{3002}\u{FF01}\u{FF1F}".contains($0) }
    return sentences.flatMap { sentence -> [(name: String, range: Range<String.Index>)] in
      let words = sentence.split { !$0.isLetter }
      let named = words.indices.filter { names.contains(String(words[$0])) && isNamed(at: $0, words, in: sentence) }
      guard !named.isEmpty, !deniesOrSupposes(sentence) else { return [] }
      return named.map { (String(words[$0]), words[$0].startIndex..<words[$0].endIndex) }
    }
  }

  private func isNamed(at index: Int, _ words: [Substring], in sentence: Substring) -> Bool {
    let (word, behind) = (words[index], sentence[words[index].endIndex...])
    if sentence[..<word.startIndex].last.map(Self.openingQuotes.contains) ?? false {
      return behind.first.map(Self.closingQuotes.contains) ?? false
    }
    let isBehindCard = index > 0 && isCard(words[index - 1])
    guard Self.ambiguousNames.contains(String(word)) else {
      return isBehindCard || words.indices.contains(index + 1) && isCard(words[index + 1])
    }
    return isBehindCard && (behind.first.map { ",;:)".contains($0) } ?? true)
  }

  private func isCard(_ word: Substring) -> Bool {
    let word = AnswerLanguage.folded(word)
    return languages.contains { $0.signs(of: word).contains(.card) }
  }

  /// Names of cards that are words of sentences as well.
  private static let ambiguousNames: Set<String> = ["left", "right", "if", "while", "else", "end", "call", "not"]
  private static let openingQuotes = "\"'`\u{201C}\u{201E}\u{2018}\u{AB}\u{300C}"
  private static let closingQuotes = "\"'`\u{201D}\u{201C}\u{2019}\u{BB}\u{300D}"
}
