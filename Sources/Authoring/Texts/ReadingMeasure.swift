import Diagnostics

/// Counts of some English texts from which their reading grade follows.
///
/// Syllables are estimated: a group of vowels is one, a silent `e` at the end of a word none, and each word has at
/// least one. What is no word, such as `2 + 3`, does not count.
package struct ReadingMeasure: Sendable, Hashable {
  /// How many words there are.
  package private(set) var words = 0
  /// How many sentences.
  package private(set) var sentences = 0
  /// How many syllables, by estimate.
  package private(set) var syllables = 0

  /// Nothing counted yet.
  package init() {}

  /// The American school grade in which the texts are understood, after Flesch and Kincaid: Kincaid, Fishburne, Rogers
  /// and Chissom, “Derivation of new readability formulas for Navy enlisted personnel”,
  /// Research Branch Report 8-75, 1975.
  package var grade: Double {
    guard words > 0, sentences > 0 else { return 0 }
    return 0.39 * Double(words) / Double(sentences) + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  /// Counts another text.
  package mutating func add(_ text: String) { text.withBytes { add($0) } }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    Self.classes.withUnsafeBufferPointer { add(bytes, $0) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<UInt8>) {
    var (position, isOpen) = (0, false)
    while position < bytes.count {
      let kind = classes[Int(bytes[position])]
      if kind & Self.letter != 0 {
        position = addWord(bytes, from: position, classes)
        isOpen = true
        continue
      }
      if kind & Self.mark != 0, isOpen, bytes.endsSentence(at: position) {
        sentences += 1
        isOpen = false
      }
      position += 1
    }
    if isOpen { sentences += 1 }
  }

  /// Counts a word and gives its end.
  @inline(__always)
  private mutating func addWord(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ classes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var (end, groups, before) = (start, 0, 0 as UInt8)
    var kind = classes[Int(bytes[start])]
    repeat {
      groups &+= Int(kind & ~before & Self.vowel)
      before = kind
      end &+= 1
      kind = end < bytes.count ? classes[Int(bytes[end])] : 0
    } while kind & (Self.letter | Self.apostrophe) != 0
    words += 1
    syllables += groups > 1 && bytes.hasSilentEnd(start..<end) ? groups - 1 : max(1, groups)
    return end
  }

  // What a byte is, as bits, so that one look into a table tells.
  private static let vowel: UInt8 = 1
  private static let letter: UInt8 = 2
  private static let apostrophe: UInt8 = 4
  private static let mark: UInt8 = 8

  private static let classes: [UInt8] = (UInt8.min...UInt8.max).map { byte in
    if byte.isLetter { return byte.isVowel ? letter | vowel : letter }
    if byte == UInt8(ascii: "'") { return apostrophe }
    return [0x0A, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(byte) ? mark : 0
  }

  /// What two parts of a text count together.
  package static func + (left: ReadingMeasure, right: ReadingMeasure) -> ReadingMeasure {
    var sum = left
    sum.words += right.words
    sum.sentences += right.sentences
    sum.syllables += right.syllables
    return sum
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter, or part of a character beyond ASCII.
  @inline(__always)
  fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 || self >= 0x80 }

  /// Whether it is one of a, e, i, o, u and y, for bytes that are letters.
  @inline(__always)
  fileprivate var isVowel: Bool { self < 0x80 && 0x0220_8222 as UInt32 &>> UInt32(self & 0x1F) & 1 == 1 }

  /// Whether `es` after it is a syllable of its own, or a vowel, for lower-case letters.
  fileprivate var isHissingOrVowel: Bool {
    switch self {
    case UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "h"),
      UInt8(ascii: "g"):
      true
    default: self >= 0x61 && isVowel
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a sentence ends with the byte at an offset: with a mark before whitespace, a quote or the end, or with an
  /// empty line or a line that begins an item of a list.
  @inlinable
  package func endsSentence(at offset: Int) -> Bool {
    let next = offset + 1 < count ? self[offset + 1] : 0x0A
    switch self[offset] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      return next <= 0x20 || next == UInt8(ascii: "\"") || next == UInt8(ascii: ")") || next >= 0x80
    case 0x0A: return next == 0x0A || next == UInt8(ascii: "-") || next == UInt8(ascii: "*")
    default: return false
    }
  }

  /// Whether the `e` at the end of a word is silent: in `name`, `boxes` no, `named` yes, `wanted` no, `table` no.
  fileprivate func hasSilentEnd(_ word: Range<Int>) -> Bool {
    guard word.count > 2 else { return false }
    let (last, before) = (self[word.upperBound - 1] | 0x20, self[word.upperBound - 2] | 0x20)
    switch last {
    case UInt8(ascii: "e"):
      let isSyllable = before == UInt8(ascii: "l") && !(self[word.upperBound - 3] | 0x20).isVowel
      return !before.isVowel && !isSyllable
    case UInt8(ascii: "d"):
      let third = self[word.upperBound - 3] | 0x20
      return before == UInt8(ascii: "e") && !third.isVowel && third != UInt8(ascii: "t") && third != UInt8(ascii: "d")
    case UInt8(ascii: "s"):
      return before == UInt8(ascii: "e") && !(self[word.upperBound - 3] | 0x20).isHissingOrVowel
    default: return false
    }
  }
}
