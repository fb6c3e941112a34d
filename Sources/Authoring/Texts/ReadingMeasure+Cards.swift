package import CurriculumBundle

extension ReadingMeasure {
  /// The formula is made from samples of at least so many words.
  package static let fewestWords = 100

  /// Whether there are words enough for the grade to mean something.
  package var isLongEnough: Bool { words >= Self.fewestWords }

  /// The prose on a card: texts that are sentences, and no headings or answers; of a quiz that of its questions, too.
  package init(of content: CardContent) { self.init(of: content, content.shownTexts) }

  /// The prose on a card whose texts are at hand; nil for a kind that is newer than this app.
  package init(of content: CardContent, _ shown: ShownTexts?) {
    self.init()
    if let shown { content.forEachText(of: shown) { text, key, _ in if Self.isProse(key) { add(text) } } }
    if content.hasNestedTexts {
      for text in content.nestedTexts where Self.isProse(text.key) { add(text.text) }
    }
    for question in content.questions { self = self + ReadingMeasure(of: question.content) }
  }

  /// Whether the text of a key is sentences, and no headings or answers.
  private static func isProse(_ key: FieldKey) -> Bool {
    key != .alt && key != .answers && key != .caption && key != .header && key != .title
  }
}
