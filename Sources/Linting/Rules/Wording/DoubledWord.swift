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
    right: [.cards(look("Knock knock! A very very big box. The. The end. Use and and or. What they are are friends."))])

  static func check(_ text: TextContext) {
    guard let range = text.text.withBytes(doubledWord) else { return }
    text.report(
      Self.self, at: text.location(of: range), "the word '\(text.part(range))' stands twice in a row in \(text.name)",
      help: "take one of them out")
  }

  /// The second of two equal words with nothing but white space between them.
  private static func doubledWord(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var position = 0
    while true {
      position = bytes.endOfVisible(from: position + 1)
      guard position < bytes.count else { return nil }
      guard isLastLetter(bytes[position - 1]), bytes[position].isBlank else { continue }
      var next = position + 1
      while next < bytes.count, bytes[next].isBlank { next += 1 }
      guard next < bytes.count, isFirstLetter(bytes[next]) else { continue }
      let word = wordEnding(at: position, bytes)
      let second = next..<min(next + word.count, bytes.count)
      if isSame(word, second, bytes), isNeverDoubled(second, bytes) { return second }
    }
  }

  private static func wordEnding(at end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = end
    while start > 0, bytes[start - 1].isWordByte { start -= 1 }
    return start..<end
  }

  private static func isSame(_ word: Range<Int>, _ other: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count == other.count else { return false }
    let distance = other.lowerBound - word.lowerBound
    return word.allSatisfy { bytes[$0] | 0x20 == bytes[$0 + distance] | 0x20 }
  }

  /// Whether a word is one that no language that we know of doubles on purpose, and no Python keyword.
  private static func isNeverDoubled(_ word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { $0.utf8CodeUnitCount == word.count && bytes.hasIgnoringCase($0, at: word.lowerBound) }
      && bytes.isWhole(word)
  }

  private static let words: [StaticString] = [
    "the", "of", "this", "these", "they", "their", "your", "our",
  ]

  /// Whether one of the words begins with a letter.
  private static func isFirstLetter(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "t"), UInt8(ascii: "o"), UInt8(ascii: "y"): true
    default: false
    }
  }

  /// Whether one of the words ends with a letter.
  private static func isLastLetter(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "y"), UInt8(ascii: "r"): true
    default: false
    }
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
