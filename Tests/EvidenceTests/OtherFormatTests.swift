import Testing

@testable import Evidence

@Suite("What is printed, in another format")
struct OtherFormatTests {
  @Test(
    "an answer may separate, quote and join what is printed",
    arguments: [
      ("10\n5", "10, 5"), ("10\n5", "10 5"), ("10\n5", "10 and 5"), ("0\n1", "0 y 1"),
      ("0\n1", "0 et 1"), ("10\n5", "10\\n5"), ("1\n2", "1 then 2"),
      ("[1, 3, 5]", "[1,3,5]"), ("hi", "\"hi\""), ("hi", "'hi'"), ("{'a': 1}", "{\"a\":1}"), ("(1, 2)", "( 1, 2 )"),
      ("red and blue", "\"red and blue\""), ("5", "“5”"), ("1 2", "1 and 2"), ("1\n2", "1; 2"),
      ("1\n2", "\"1\", \"2\""),
    ])
  func same(output: String, answer: String) {
    #expect(OtherFormat(output).isSaid(by: OtherFormat(answer)))
  }

  @Test(
    "another value is not the same in another format",
    arguments: [
      ("10\n5", "105"), ("10\n5", "5, 10"), ("[1, 2]", "1, 2"), ("['a']", "[a]"), ("1.0", "1"), ("Hi", "hi"), ("", ""),
      ("red and blue", "red blue"), ("1\n2", "1\n2\n3"), ("it's", "its"), ("-1", "1"), ("a,b", "a b"),
      ("Hello World", "Hello, World"), ("Hello, World", "Hello World"), ("1,000,000", "1 000 000"), ("1 2", "1\n2"),
      ("1 000", "1,000"), ("a b", "a,b"), ("a;b", "a,b"),
    ])
  func other(output: String, answer: String) {
    #expect(!OtherFormat(output).isSaid(by: OtherFormat(answer)))
  }
}
