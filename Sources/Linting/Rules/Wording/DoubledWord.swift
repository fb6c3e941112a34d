internal import Diagnostics

/// A word that was written twice in a row.
enum DoubledWord: TextRule {
  static let description = RuleDescription(
    "doubled-word", .wording, .warning, "a word stands twice in a row",
    explanation: """
      The eye of an author skips a doubled “the”; a child who reads word by word stumbles over it. Only words are looked
      at that never stand twice in a row on purpose, so “very very big” and “knock knock” are safe.
      """,
    wrong: [.cards(look("Look at the ↓the screen.")), .cards(look("This ↓this is\n    a box."))],
    right: [.cards(look("Knock knock! A very very big box. The. The end. Use and and or."))])

  static func check(_ text: TextContext) {
    guard let range = text.text.withBytes(doubledWord) else { return }
    text.report(
      Self.self, at: text.location(of: range), "the word '\(text.part(range))' stands twice in a row in \(text.name)",
      help: "take one of them out")
  }

  /// The second of two equal words with nothing but white space between them.
  private static func doubledWord(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var previous = 0..<0
    var position = 0
    while position < bytes.count {
      while position < bytes.count, !bytes[position].isWordByte {
        if !bytes[position].isBlank { previous = 0..<0 }
        position += 1
      }
      let start = position
      while position < bytes.count, bytes[position].isWordByte { position += 1 }
      let word = start..<position
      if isSame(word, previous, bytes), isNeverDoubled(word, bytes) { return word }
      previous = word
    }
    return nil
  }

  private static func isSame(_ word: Range<Int>, _ other: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count == other.count, !word.isEmpty else { return false }
    return zip(word, other).allSatisfy { bytes[$0] | 0x20 == bytes[$1] | 0x20 }
  }

  /// Whether a word is one that no language that we know of doubles on purpose, and no Python keyword.
  private static func isNeverDoubled(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words: [StaticString] = ["the", "of", "this", "these", "they", "their", "your", "our", "are", "have"]
    return words.contains { $0.utf8CodeUnitCount == word.count && bytes.hasIgnoringCase($0, at: word.lowerBound) }
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
