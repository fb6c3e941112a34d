import Execution
import Foundation
import Testing

@Suite("Whether a text is part of another one")
struct ContainsTests {
  private static let texts = [
    ("abc", ""), ("", ""), ("", "a"), ("abc", "b"), ("abc", "abc"), ("abc", "abcd"), ("aab", "ab"), ("a\r\nb", "\n"),
    ("a at 0x12", " at 0x"), ("print(1)", "print("), ("e\u{301}x", "e"), ("xe\u{301}, e.", "e"), ("(\u{301}", "("),
    ("x\u{301}(", "("), ("x😀y", "😀"), ("a\u{200D}b", "a"), ("ﬁ", "f"), ("ß", "s"), ("A", "a"), ("日本語", "本"),
  ]

  @Test("the answer is that of the system's own search", arguments: texts)
  func likeFoundation(text: String, part: String) {
    let expected = text.range(of: part) != nil
    #expect(text.contains(part) == expected)
    #expect(text[...].contains(part) == expected)
    #expect(text.contains(part[...]) == expected)
    #expect(text[...].contains(part[...]) == expected)
  }
}
