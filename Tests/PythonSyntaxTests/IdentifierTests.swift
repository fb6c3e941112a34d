import Testing

@testable import PythonSyntax

@Suite("Identifiers")
struct IdentifierTests {
  @Test(
    "variants of letters are the letters",
    arguments: [("µ", "μ"), ("𝐱𝑦", "xy"), ("ｗｉｄｔｈ１", "width1"), ("ﬁn", "fin"), ("é名", "é名"), ("ℝ", "R"), ("x₁", "x₁")])
  func normalize(text: String, expected: String) {
    #expect(Array(normalizeIdentifier(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("a program with a NUL byte is refused")
  func nullByte() {
    let error = #expect(throws: SyntaxError.self) { try SyntaxTree(parsing: SourceText("x = 1\ny = 'a\0b'\n")) }
    #expect(error?.location?.line == 2)
    #expect(error?.summary == "SyntaxError: source code cannot contain null bytes")
  }

  @Test(
    "a character that no identifier may have is named",
    arguments: [("‘", "2018"), ("x\u{200B}", "200B"), ("€", "20AC")])
  func wrongCharacter(text: String, code: String) {
    let error = #expect(throws: SyntaxError.self) { try SyntaxTree(parsing: SourceText(text)) }
    #expect(error?.message.hasSuffix("U+\(code)") == true || error?.message.hasSuffix("(U+\(code))") == true)
  }
}
