import Authoring
import Diagnostics

/// A sentence that has to be read twice.
enum SentenceTooLong: TextRule {
  static let description = RuleDescription(
    "sentence-too-long", .wording, .warning, "a sentence has more words than a reader keeps in mind",
    explanation: """
      By the end of a long sentence its beginning is forgotten, and a learner begins anew. Say one thing, then a full
      stop. The limit is `limits: {sentenceWords: 25}` in `curriculum.yaml`, as in the style guide of the British
      government, which writes for everyone.
      """,
    wrong: [.cards(look("Look. ↓" + Array(repeating: "word", count: 26).joined(separator: " ") + ". Stop."))],
    right: [
      .cards(look(Array(repeating: "word", count: 25).joined(separator: " ") + ".")),
      .cards(look(Array(repeating: "Some words here.", count: 12).joined(separator: " "))),
    ])

  static func findings(in text: TextContext) -> [Finding] {
    let limit = text.limits.sentenceWords
    guard text.text.utf8.count > 2 * limit else { return [] }
    return text.text.withBytes { bytes in
      // Most texts have fewer words than one sentence may have.
      guard bytes.whitespaceCount >= limit, let (range, words) = longSentence(bytes, limit) else { return [] }
      return [
        Finding(
          at: text.location(of: range), "a sentence in \(text.name) has \(words) words",
          label: "\(limit) are enough", help: "make two sentences of it")
      ]
    }
  }

  /// The first sentence with more words than a limit: where it stands, and how many it has.
  private static func longSentence(
    _ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int
  ) -> (range: Range<Int>, words: Int)? {
    var (start, end, words, position) = (0, 0, 0, 0)
    while position < bytes.count {
      if bytes[position] > 0x20 {
        if words == 0 { start = position }
        end = bytes.endOfVisible(from: position)
        // A sign alone, such as a dash, is no word.
        if bytes[position..<end].contains(where: \.isWordByte) { words += 1 }
        position = end - 1
      }
      if bytes.endsSentence(at: position) {
        if words > limit { return (start..<end, words) }
        words = 0
      }
      position += 1
    }
    return words > limit ? (start..<end, words) : nil
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
