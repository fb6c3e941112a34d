import CurriculumBundle

/// Tells markup that a card is about, which learners should see as written, from markup that was pasted by accident.
struct MarkupSubject {
  private let card: CardContext

  init(of card: CardContext) { self.card = card }

  /// True where the card's texts name the markup language, or its programs contain the same markup.
  func holds(_ markup: Markup, written: String) -> Bool {
    speaks(of: markup.language) || isInCode(written)
  }

  private func speaks(of language: Markup.Language) -> Bool {
    let episode = card.episode.header
    if language.isNamed(in: episode.title) || episode.summary.map(language.isNamed) ?? false { return true }
    var isNamed = false
    card.content.forEachText { text, _, _ in isNamed = isNamed || language.isNamed(in: text) }
    return isNamed || card.content.nestedTexts.contains { language.isNamed(in: $0.text) }
  }

  private func isInCode(_ written: String) -> Bool {
    let shown = card.codeEvidence?.seen?.output ?? ""
    return shown.contains(written) || card.codes.contains { $0.code.contains(written) }
  }
}

extension Markup.Language {
  /// Finds the language by its name, in any case, or by a word for its parts, such as "tag".
  fileprivate func isNamed(in text: String) -> Bool {
    text.withBytes { bytes in
      names.contains { bytes.offsetIgnoringCase(of: $0) != nil }
        || words.contains { word in bytes.hasWord(word) { bytes.hasIgnoringCase(word, at: $0) } }
        || smallWords.contains { word in bytes.hasWord(word) { bytes.has(word, at: $0) } }
    }
  }

  /// Names that mean nothing else, wherever they are.
  private var names: [StaticString] {
    switch self {
    case .html: ["html", "markup"]
    case .markdown: ["markdown", "markup"]
    }
  }

  /// Words for its parts, which may begin a sentence.
  private var words: [StaticString] {
    switch self {
    case .html: ["entity", "entities"]
    case .markdown: ["asterisk", "asterisks", "backtick", "backticks", "backquote", "backquotes"]
    }
  }

  /// Words for its parts, only in small letters: `Tag` is a day in German.
  private var smallWords: [StaticString] {
    switch self {
    case .html: ["tag", "tags"]
    case .markdown: []
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Finds whole words only: `tag` is not found in `stage`.
  fileprivate func hasWord(_ word: StaticString, at isThere: (Int) -> Bool) -> Bool {
    indices.contains { isThere($0) && isWhole($0..<$0 + word.utf8CodeUnitCount) }
  }
}
