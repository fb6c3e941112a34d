import Diagnostics
import Linting
import Testing

/// Keys of questions whose answers are variables of the code.
@Suite("Keys that are variables")
struct VariableKeyTests {
  private typealias Asked = CodeAnswerKeyTests.Asked

  private static let numbers = "a = 7 // 2\nb = 7 / 2\nc = 2 ** 3\nd = 2.0 * 3"
  private static let truths = "a = 5 > 3 and 2 > 4\nb = not False\nc = 3 != 3.0\nd = \"z\" > \"a\""
  private static let names = ["a", "b", "c", "d"]

  @Test("the finding says what a variable is")
  func words() throws {
    let float = try Asked(
      text: "Which of the four variables hold a float at the end?", answers: Self.names, keys: [1], code: Self.numbers
    ).found
    #expect(float.map(\.message) == ["the answer at index 3 is 6.0, a float, too"])
    #expect(float.map(\.severity) == [.warning])
    let truth = try Asked(
      text: "Select all variables that are True.", answers: Self.names, keys: [1, 2, 3], code: Self.truths
    ).found
    #expect(
      truth.map(\.message) == [
        "the answer at index 2 is False, a bool, but the text asks for what the one at index 1 does: it is True, a bool"
      ])
  }

  @Test(
    "variables of the type or the value that the text names are reported in every language",
    arguments: [
      Asked(text: "Welche Variablen sind vom Typ `float`?", answers: names, keys: [1], code: numbers, locale: "de"),
      Asked(text: "¿Qué variables valen True?", answers: names, keys: [1], code: truths, locale: "es"),
      Asked(text: "Hangi değişkenler (float) türünde?", answers: names, keys: [3], code: numbers, locale: "tr"),
      Asked(text: "どの変数が True ですか。", answers: names, keys: [3], code: truths, locale: "ja"),
      Asked(text: "Which variables are 8?", answers: names, keys: [2], code: numbers.replacing("7 // 2", with: "8")),
    ])
  func wrongKeys(_ asked: CodeAnswerKeyTests.Asked) throws {
    #expect(try asked.found.map(\.code) == ["likely-wrong-key"])
  }

  @Test("nothing is found where the keys may be right", arguments: sound)
  func soundKeys(_ asked: CodeAnswerKeyTests.Asked) throws {
    #expect(try asked.found.map(\.message) == [])
  }

  private static let sound: [CodeAnswerKeyTests.Asked] = [
    Asked(text: "Which of the variables hold a float?", answers: names, keys: [1, 3], code: numbers),
    Asked(text: "Which variables are not a float?", answers: names, keys: [0, 2], code: numbers),
    // Another variable is named, with which they are compared.
    Asked(
      text: "Which variables refer to the same list as c?", answers: ["a", "b"], keys: [0],
      code: "c = [1]\na = c\nb = [1]"),
    // The type changes later.
    Asked(
      text: "Which variables are an int before they change?", answers: ["a", "b"], keys: [0, 1],
      code: "a = 5\nb = 6\nb = str(b)"),
    Asked(
      text: "Which of them would hold a float if c were 2.5?", answers: names, keys: [1, 2, 3], code: numbers),
    // Names are asked, and none of their types.
    Asked(text: "Which of these names come first in the alphabet?", answers: names, keys: [0, 1], code: numbers),
    // 8 is the least of what is right, and 8.0 is equal to it.
    Asked(text: "Which variables are at least 8?", answers: ["a", "b"], keys: [0, 1], code: "a = 8\nb = 9"),
    Asked(text: "Which variables are equal to 8?", answers: ["a", "b"], keys: [0, 1], code: "a = 8\nb = 8.0"),
    // Two types are named, and one that may be a verb.
    Asked(text: "Which are an int or a float?", answers: names, keys: [0, 1, 2, 3], code: numbers),
    Asked(
      text: "Which variables are set by a sum?", answers: ["a", "b", "c"], keys: [0, 1],
      code: "a = 1 + 2\nb = {1} | {2}\nc = {3}"),
  ]
}
