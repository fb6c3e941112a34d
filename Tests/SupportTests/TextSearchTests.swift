import Support
import Testing

@Suite("Where a text is part of another one")
struct TextSearchTests {
  @Test(
    "the first place is that of the standard library, whatever the characters are made of",
    arguments: [
      "", "a", "x = 1: one", "one: two: three", ": ", ":", "a – b – c", "cafe\u{301}: here", "e\u{301}: \u{301}b",
      "line\r\n: next", "line\n: next", "\u{1F600}: smile", "a : b",
    ])
  func firstOccurrence(of text: String) {
    for part in [": ", "e", "\n", " – ", "b", "e\u{301}", "one: two: three", "none"] {
      #expect(text.firstOccurrence(of: part) == text.firstRange(of: part), "'\(part)' in '\(text)'")
    }
  }
}
