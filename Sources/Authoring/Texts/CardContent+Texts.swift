package import CurriculumBundle

extension CardContent {
  /// The texts on a card with the keys under which they stand.
  ///
  /// Answers that a run decides are not texts: they are compared with what it really shows.
  package func forEachText(_ body: (_ text: String, _ key: FieldKey, _ index: Int?) -> Void) {
    if let shownTexts { forEachText(of: shownTexts, body) }
  }

  /// The texts on a card, those that many kinds have being at hand.
  package func forEachText(of shown: ShownTexts, _ body: (_ text: String, _ key: FieldKey, _ index: Int?) -> Void) {
    if let header = shown.header { body(header, .header, nil) }
    if let text = shown.text { body(text, .text, nil) }
    if case .challenge(let card) = self { body(card.title, .title, nil) }
    if case .dragAndDrop(let card) = self, let sentence = card.sentence { body(sentence, .sentence, nil) }
    if hasTask, let task {
      if let success = task.success { body(success, .success, nil) }
      if let failure = task.failure { body(failure, .failure, nil) }
    }
    if let hints = shown.hints { for (index, hint) in hints.enumerated() { body(hint, .hints, index) } }
    if let explanation = shown.explanation { body(explanation, .explanation, nil) }
    if let answers = shown.answers { for (index, answer) in answers.enumerated() { body(answer, .answers, index) } }
  }

  /// Whether some texts may stand in mappings of their own.
  package var hasNestedTexts: Bool {
    if case .reading = self { return true }
    return feedback != nil || hasTask
  }

  /// The texts in mappings of their own, with their keys.
  package var nestedTexts: [KeyedText] {
    if case .reading(let card) = self { return card.content.flatMap(\.texts) }
    if let feedback { return feedback.map { KeyedText(.text, $0.text) } }
    guard hasTask, let task else { return [] }
    return task.checks.compactMap { $0.failure.map { KeyedText(.failure, $0) } }
      + task.wrongPrograms.map { KeyedText(.feedback, $0.feedback) }
  }
}

/// A text with the key under which it stands.
package struct KeyedText {
  /// The key.
  package let key: FieldKey
  /// The text.
  package let text: String

  init(_ key: FieldKey, _ text: String) {
    self.key = key
    self.text = text
  }
}

extension ReadingPart {
  /// Its texts with their keys.
  fileprivate var texts: [KeyedText] {
    switch self {
    case .text(let text): [KeyedText(.text, text)]
    case .image(_, let alt, let caption):
      [KeyedText(.alt, alt)] + (caption.map { [KeyedText(.caption, $0)] } ?? [])
    case .code(_, _, let caption): caption.map { [KeyedText(.caption, $0)] } ?? []
    case .video(_, let title): [KeyedText(.title, title)]
    case .unsupported: []
    }
  }
}
