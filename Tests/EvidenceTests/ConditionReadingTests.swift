import AnswerReading
import Testing

/// The comparison of a text whose words are not read with the condition beside it.
@Suite("Texts beside conditions")
struct ConditionReadingTests {
  private static let code = "row = [1, 2]\ntotal = 3"

  @Test(
    "a condition with the values and names of the text may say what it does",
    arguments: [
      ("The list has two things at the end.", "len(row) == 2"), ("At the end, total is odd.", "total % 2 == 1"),
      ("It prints something else than 10.", "output != \"10\""), ("The word cake is shown.", "\"cake\" in output"),
      ("Sniff is shown first, then Achoo!", "output == \"Sniff\\nAchoo!\""),
      ("It prints two lines.", "output.count(\"\\n\") == 1"),
      ("It prints tea twice.", "output == \"teatea\""), ("It prints nothing at all.", "output == \"\""),
      ("The total is not 4.", "total != 4"),
    ])
  func alike(text: String, condition: String) {
    #expect(AnswerReader.english.mayState(text, condition, about: Self.code))
  }

  @Test(
    "a condition with other values or names says something else",
    arguments: [
      ("The list has two things at the end.", "len(row) == 3"), ("At the end, total is odd.", "len(row) == 2"),
      ("It prints 5.", "total == 3"), ("The word cake is shown.", "\"tea\" in output"),
      ("It prints “cake”.", "output == \"tea\""), ("The total is not 4.", "total == 4"),
      ("The last one is red.", "row[-1] == \"blue\""),
    ])
  func apart(text: String, condition: String) {
    #expect(!AnswerReader.english.mayState(text, condition, about: Self.code))
  }

  @Test(
    "the place of an element in words is an index",
    arguments: [
      ("en", "the first letter", 0), ("en", "the last item", -1), ("ar", "الحرف الأوّل", 0),
      ("fr", "la deuxième lettre", 1), ("de", "der letzte Buchstabe", -1),
    ])
  func places(locale: String, text: String, index: Int) {
    #expect(AnswerReader(locale: locale).statedIndex(in: text) == index)
  }

  @Test("no index is read where more than one place is named, or none of an element")
  func noPlace() {
    for text in [
      "the first line", "the first and the last letter", "not the first letter", "every letter",
      "the letter after the first letter",
    ] {
      #expect(AnswerReader.english.statedIndex(in: text) == nil, "\(text)")
    }
  }
}
