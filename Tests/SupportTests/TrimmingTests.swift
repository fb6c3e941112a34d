import Support
import Testing

@Suite("Texts without their ends")
struct TrimmingTests {
  @Test(
    "only characters of the kind at both ends go",
    arguments: [("", ""), (" \t", ""), (" a b\r\n", "a b"), ("a", "a"), ("\u{2003}a\u{301} ", "a\u{301}")])
  func trimmed(text: String, expected: String) {
    #expect(text.trimmed(where: \.isWhitespace) == expected)
    #expect(text.trimmingWhitespace() == expected)
  }
}
