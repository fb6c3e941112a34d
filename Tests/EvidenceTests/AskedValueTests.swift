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

  @Test(
    "what a text asks of each answer, in words",
    arguments: [
      ("en", "Which one of the following is of integer type?", ["\"Hello\"", "True", "4"], [2]),
      ("en", "Which of these are of type float?", ["1.0", "1", "2.5"], [0, 2]),
      ("en", "Which of these is not a string?", ["'7'", "7", "\"\""], [1]),
      ("en", "Which expression is True?", ["3 > 5", "not False", "1 == 2"], [1]),
      ("en", "Which value is greater than 5?", ["3", "5", "5.5"], [2]),
      ("en", "Which of the following is even?", ["3", "2 * 2", "7"], [1]),
      ("de", "Welcher dieser Werte ist eine Ganzzahl?", ["'a'", "3", "3.5"], [1]),
      ("es", "¿Cuál de estos valores es un entero?", ["'a'", "3", "3.5"], [1]),
      ("fr", "Lequel est un entier ?", ["'a'", "3", "3.5"], [1]),
      ("it", "Quale di questi è una stringa?", ["'a'", "3", "3.5"], [0]),
      ("nl", "Welke van deze waarden is een string?", ["'a'", "3", "3.5"], [0]),
    ])
  func relations(_ locale: String, _ text: String, _ values: [String], _ named: [Int]) throws {
    let found = try #require(several(text, values, keys: [0], locale: locale))
    #expect(found.asked?.condition != nil && found.named == named)
  }

  @Test(
    "a text that may ask anything else of its answers is left alone",
    arguments: [
      ("What is the largest number that is even?", ["4", "7", "8"]),
      ("Which of these is the length of the string?", ["3", "'abc'"]),
      ("Which of these can be a key of a dict?", ["[1]", "'a'", "{}"]),
      ("Which of these is greater than 5?", ["'a'", "7"]),
      ("Which of these is an integer?", ["1", "2"]),
      ("Which of these is best?", ["1", "'a'"]),
    ])
  func noRelation(_ text: String, _ values: [String]) { #expect(several(text, values, keys: [0])?.asked == nil) }

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
