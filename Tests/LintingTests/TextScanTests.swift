import Authoring
import TestSupport
import Testing

@testable import Linting

/// The scans that look at many bytes at once see what a look at each byte sees.
@Suite("Scans of texts")
struct TextScanTests {
  @Test("blanks are counted in texts of every length, each of them right beside every other byte")
  func blanksAreCounted() {
    var random = SeededRandom(seed: 1)
    for length in Array(0...40) + [1_983, 1_984, 1_985, 4_000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let blanks = Array(repeating: 0x20 as UInt8, count: length)
      #expect(count(bytes) == bytes.count { $0 <= 0x20 }, "of \(bytes)")
      #expect(count(blanks) == length)
    }
  }

  @Test("a set has every byte of a text and no other", arguments: [0, 1, 7, 8, 63, 64, 65, 95, 126, 127])
  func setHasEveryByte(of byte: Int) {
    let all = (0..<128).map { String(UnicodeScalar(UInt8($0))) }
    let without = ASCIISet(all.filter { $0 != all[byte] }.joined())
    let alone = ASCIISet(all[byte])
    #expect(!without.hasAny(of: alone))
    #expect(!without.hasOthers)
    #expect(ASCIISet(all.joined()).hasAll(of: alone))
    #expect(alone.hasAny(of: alone))
    #expect(ASCIISet(all[byte] + "é").hasOthers)
  }

  @Test(
    "words, sentences and syllables are counted",
    arguments: [
      ("The cat sat.", 3, 1, 3), ("One! Two? Three", 3, 3, 3), ("Don't name the boxes.", 4, 1, 5),
      ("2 + 3", 0, 0, 0), ("wanted\n\ntable", 2, 2, 4), ("", 0, 0, 0), ("Übung ist gut", 3, 1, 3),
    ])
  func readingIsMeasured(text: String, words: Int, sentences: Int, syllables: Int) {
    var measure = ReadingMeasure()
    measure.add(text)
    #expect(measure.words == words)
    #expect(measure.sentences == sentences)
    #expect(measure.syllables == syllables)
  }

  private func count(_ bytes: [UInt8]) -> Int { bytes.withUnsafeBufferPointer { $0.whitespaceCount } }
}
