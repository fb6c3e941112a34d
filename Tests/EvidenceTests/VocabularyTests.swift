import Testing

@testable import AnswerReading

@Suite("The words of a language")
struct VocabularyTests {
  private static let words = (0..<500).map { "word\($0)" } + ["été", "naïve", "ırmak", "a"]

  @Test("each word has a number of its own, by which it is found again")
  func numbers() {
    var vocabulary = Vocabulary()
    let numbers = Self.words.map { vocabulary.number(of: ArraySlice($0.utf8)) }
    #expect(numbers == Array(Self.words.indices))
    for (number, word) in Self.words.enumerated() {
      #expect(vocabulary[AnswerLanguage.folded(word)] == number)
      #expect(String(decoding: vocabulary.word(number), as: UTF8.self) == AnswerLanguage.folded(word))
    }
    #expect(Self.words.map { vocabulary.number(of: ArraySlice($0.utf8)) } == numbers)
    #expect(vocabulary["word500"] == nil && vocabulary[""] == nil)
  }

  @Test("capitals and apostrophes make no other word", arguments: ["Doesn't", "doesnt", "DOESN'T"])
  func folded(word: String) {
    var vocabulary = Vocabulary()
    #expect(vocabulary.number(of: ArraySlice("doesn't".utf8)) == vocabulary.number(of: ArraySlice(word.utf8)))
    #expect(vocabulary["doesnt"] == 0)
  }
}
