import Diagnostics
import Linting
import Testing

/// Keys of questions with one right answer, where another answer that is code does the same.
@Suite("Keys that another answer is like")
struct AlikeAnswerKeyTests {
  private typealias Asked = CodeAnswerKeyTests.Asked

  private static let sums = ["n += 1", "n =+ 1", "n = n + 1"]
  private static let evens = ["n % 2 == 0", "n / 2 == 0", "not n % 2", "n // 2"]

  @Test("the finding says which answer does the same as the key")
  func words() throws {
    let found = try Asked(
      text: "The variable n holds 8. Which statement increases it by 1?", answers: Self.sums, keys: [0], isOne: true
    ).found
    #expect(found.map(\.message) == ["the answer at index 2 does the same as the key, the one at index 0"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "an answer that does the same as the key is reported in every language",
    arguments: [
      Asked(
        text: "Die Variable n hat den Wert 8. Welche Zeile erhöht sie um 1?", answers: sums, keys: [0], isOne: true,
        locale: "de"),
      Asked(
        text: "Hangi koşul n sayısının çift olduğunu denetler?", answers: evens, keys: [0], isOne: true, locale: "tr"),
      Asked(text: "Which condition checks whether n is even?", answers: evens, keys: [0], isOne: true),
      Asked(
        text: "Which statement makes an empty list called marks?",
        answers: ["marks = []", "marks = {}", "marks = list()", "marks = ()"], keys: [0], isOne: true),
      Asked(
        text: "Which call goes through exactly 1, 2 and 3?",
        answers: ["range(3)", "range(1, 4)", "range(1, 3)", "range(1, 4, 1)"], keys: [1], isOne: true),
      Asked(
        text: "Quelle expression est le dernier élément de nums ?",
        answers: ["nums[-1]", "nums[0]", "nums[len(nums) - 1]"],
        keys: [0], isOne: true, locale: "fr"),
    ])
  func alike(_ asked: CodeAnswerKeyTests.Asked) throws {
    #expect(try asked.found.map(\.code) == ["likely-wrong-key"])
  }

  private static let comparisons = ["puan > 60", "puan >= 60", "puan != 50", "puan < 60"]

  @Test("a value that the text gives is that of the variable, where it asks which answer is true")
  func given() throws {
    let found = try Asked(
      text: "puan has the value 60. Which comparison is True?", answers: Self.comparisons, keys: [1], isOne: true
    ).found
    #expect(found.map(\.message) == ["the answer at index 2 has the value True, too"])
  }

  @Test("nothing is found where the key alone may be right", arguments: sound)
  func soundKeys(_ asked: CodeAnswerKeyTests.Asked) throws {
    #expect(try asked.found.map(\.message) == [])
  }

  private static let sound: [CodeAnswerKeyTests.Asked] = [
    Asked(text: "Which is the shorter way to add 1 to n?", answers: sums, keys: [0], isOne: true),
    // 60 is the least of all values, and no other one may be meant by ==.
    Asked(
      text: "puan is at least 60. Which comparison is True?", answers: ["puan >= 60", "puan == 60", "puan < 60"],
      keys: [0], isOne: true),
    Asked(
      text: "Welche Kurzschreibweise erhöht n um 1?", answers: sums, keys: [0], isOne: true, locale: "de"),
    Asked(text: "nに1を足す短い書き方はどれですか。", answers: sums, keys: [0], isOne: true, locale: "ja"),
    Asked(text: "Какая краткая запись увеличивает n на 1?", answers: sums, keys: [0], isOne: true, locale: "ru"),
    Asked(text: "Quelle écriture abrégée ajoute 1 à n ?", answers: sums, keys: [0], isOne: true, locale: "fr"),
    Asked(text: "Which of these does not add 1 to n?", answers: sums, keys: [1], isOne: true),
    // Bounds differ between whole numbers.
    Asked(
      text: "Which condition says that n is over 5?", answers: ["n > 5", "n >= 6", "n < 5"], keys: [0], isOne: true),
    Asked(
      text: "Which condition says that n is over 5?", answers: ["n > 5", "n >= 5", "n == 6"], keys: [0], isOne: true),
    // A list that is changed is not a new one.
    Asked(
      text: "Which line puts 4 at the end of the list nums itself?", answers: ["nums += [4]", "nums = nums + [4]"],
      keys: [0], isOne: true),
    // A word of the text is in one of them alone.
    Asked(
      text: "Which expression doubles n with +?", answers: ["n + n", "n * 2", "n ** 2"], keys: [0], isOne: true),
    Asked(text: "Which line is a comment about n?", answers: ["# n is 5", "n = 5", "# n"], keys: [0], isOne: true),
    Asked(
      text: "Which line makes the number x of the text \"5\"?", answers: ["x = int(\"5\")", "x = 5", "x = \"5\""],
      keys: [0], isOne: true),
    Asked(
      text: "Which line has a space at each side of = for n?", answers: ["n = 5", "n=5", "n == 5"], keys: [0],
      isOne: true),
    Asked(text: "Which name holds n?", answers: ["n_1 = n", "n2 = n", "2n"], keys: [0], isOne: true),
    Asked(
      text: "Which statement is an assignment?", answers: ["n += 1", "n + 1", "n = n + 1"], keys: [2], isOne: true),
  ]
}
