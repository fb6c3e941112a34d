/// The words and signs of programs, and those of texts that may speak of them.
///
///     ProgramWords.all(in: "print(f\"{2 * n}\")")    // print, f, 2, n, *
enum ProgramWords {
  /// The words, numbers and operators of a text; Latin letters beside another script are a word of their own.
  static func all(in text: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    func end() {
      if !word.isEmpty { words.insert(word) }
      word = ""
    }
    for character in text {
      guard NamingText.isOfWord(character) else {
        end()
        if signs.contains(character) { words.insert(String(character)) }
        continue
      }
      if let last = word.last, last.isOfDistantScript != character.isOfDistantScript { end() }
      word.append(character)
    }
    end()
    return words
  }

  private static let signs: Set<Character> = ["+", "*", "/", "%", "<", ">"]

  /// True where a text has a word that is in some programs and not in another one, so that it may ask for one of them
  /// by what it is made of.
  ///
  /// - Parameters:
  ///   - outcome: What all of them come to, whose words say nothing of how.
  ///   - plain: Words that the text does not have as parts of programs.
  static func tellApart(
    _ other: String, from programs: [String], in text: String, besides outcome: String, butPlain plain: Set<String> = []
  ) -> Bool {
    let (own, others) = (all(in: other), programs.map(all))
    let common = others.dropFirst().reduce(others.first ?? []) { $0.intersection($1) }
    let different = own.subtracting(others.reduce(into: []) { $0.formUnion($1) }).union(common.subtracting(own))
    return !different.subtracting(all(in: outcome)).subtracting(plain).isDisjoint(with: all(in: text))
  }
}
