import Diagnostics

/// A word that was written twice in a row.
enum DoubledWord: TextRule {
  static let description = RuleDescription(
    "doubled-word", .wording, .warning, "a duplicate word",
    explanation: """
      The eye of an author skips a doubled “the”; a learner who reads word by word stumbles over it. Only words are
      looked at that never stand twice in a row on purpose, so “very very big” and “knock knock” are safe.
      """,
    wrong: [.cards(look("Look at the ↓the screen.")), .cards(look("This ↓this is\n    a box."))],
    right: [.cards(look("Knock knock! A very very big box. The. The end. Use and and or. What they are are friends."))])

  static func findings(in text: TextContext) -> [Finding] {
    guard let range = text.text.withBytes(doubledWord) else { return [] }
    return [
      Finding(
        at: text.location(of: range), "the word '\(text.part(range))' is repeated in \(text.name)",
        help: "take one of them out",
        fixes: text.document.advice(
          toTakeOut: " " + text.part(range), at: text.location(of: range.lowerBound - 1..<range.upperBound)))
    ]
  }

  /// The second of two equal words with nothing but whitespace between them.
  private static func doubledWord(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = 0
    while start < bytes.count {
      // Most bytes are in words, so that eight of them are passed over at once.
      var blanks = bytes.whitespaceMask(at: start)
      while blanks != 0 {
        let position = start + blanks.trailingZeroBitCount >> 3
        blanks &= blanks &- 1
        if let second = repetition(at: position, bytes) { return second }
      }
      start += 8
    }
    return nil
  }

  /// The word behind a blank that is the same as the one before it; nil for other words.
  @inline(__always)
  private static func repetition(at position: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard position > 0, position + 1 < bytes.count, mayBeBetween(bytes[position - 1], bytes[position + 1]),
      bytes[position].isBlank
    else { return nil }
    var next = position + 1
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    guard next < bytes.count else { return nil }
    let word = wordEnding(at: position, bytes)
    let second = next..<min(next + word.count, bytes.count)
    return isSame(word, second, bytes) && isNeverDoubled(second, bytes) ? second : nil
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

  /// Whether a blank may be between two of the words, by what stands before and after it; some others are let through.
  ///
  /// One look at both: either alone would let through too many for a processor to guess.
  @inline(__always)
  private static func mayBeBetween(_ last: UInt8, _ first: UInt8) -> Bool {
    lasts &>> UInt32(last & 0x1F) & firsts &>> UInt32(first & 0x1F) & 1 == 1
  }

  /// The letters e, f, r, s and y by their places in the alphabet.
  private static let lasts: UInt32 = 1 << 5 | 1 << 6 | 1 << 18 | 1 << 19 | 1 << 25
  /// The letters o, t and y, and whitespace by the same five bits.
  private static let firsts: UInt32 = 1 << 15 | 1 << 20 | 1 << 25 | 1 << 0 | 0x3E00

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}
