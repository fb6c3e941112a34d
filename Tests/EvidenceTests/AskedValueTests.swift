import CurriculumBundle
import Evidence
import Testing

/// Values that the text of a question without code asks for.
@Suite("Values that a text asks for")
struct AskedValueTests {
  private func answers(_ content: CardContent, locale: String = "en") -> CodeAnswers? {
    EvidencePlanner().evidence(on: EvidenceSubject(content, language: .python, steps: 100_000, locale: locale)).answers
  }

  private func several(_ text: String, _ answers: [String], keys: [Int], locale: String = "en") -> CodeAnswers? {
    self.answers(
      .multiSelect(MultiSelectCard(text: text, answers: answers, correctAnswerIndices: keys)), locale: locale)
  }

  private func one(_ text: String, _ answers: [String], key: Int) -> CodeAnswers? {
    self.answers(.question(QuestionCard(text: text, answers: answers, correctAnswerIndex: key)))
  }

  @Test(
    "values that count as false, or as true",
    arguments: [
      ("en", "Tick every value that counts as false when it stands alone after if.", [0, 2]),
      ("de", "Welche Werte gelten in einer Bedingung als wahr?", [1, 3]),
      ("ar", "ما القيم التي يعاملها بايثون معاملة False؟", [0, 2]),
    ])
  func truths(_ locale: String, _ text: String, _ named: [Int]) throws {
    let found = try #require(several(text, ["0", "\"0\"", "[]", "\" \""], keys: [0], locale: locale))
    #expect(found.asked?.expression == nil && found.named == named)
  }

  @Test("a text that asks for both, or not for one of them, is left alone")
  func noTruth() {
    let values = ["0", "\"0\"", "[]"]
    #expect(several("Which are True, which are False?", values, keys: [0]) == nil)
    #expect(several("Which are empty?", values, keys: [2]) == nil)
    #expect(several("Which do not count as false?", values, keys: [1]) == nil)
    #expect(several("Which count as false?", ["0", "1"], keys: [0]) == nil)
  }

  @Test("a calculation in a text, where the key is what it comes to in some order")
  func calculation() throws {
    let found = try #require(one("What is 2 + 3 * 4 ** 2?", ["80", "146", "50"], key: 0))
    #expect(found.asked == AskedValue(expression: "2 + 3 * 4 ** 2", value: "50") && found.named == [2])
    #expect(one("What is 2 + 3 * 4?", ["14", "20"], key: 0)?.named == [0])
  }

  @Test(
    "a text that may ask something else of a calculation is left alone",
    arguments: [
      ("How many signs does 2 + 3 * 4 have?", "2"), ("What is not 2 + 3 * 4?", "20"), ("What is f(2 + 3 * 4)?", "20"),
      ("What is 2 + 3 * 4, and 3 + 4 * 5?", "20"), ("What is 2 + 3?", "6"),
    ])
  func noCalculation(_ text: String, _ key: String) {
    #expect(one(text, [key, "14"], key: 0)?.asked == nil)
  }
}
