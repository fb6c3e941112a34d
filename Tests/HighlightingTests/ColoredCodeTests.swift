import CurriculumBundle
import Highlighting
import Testing

@Suite("Colored code")
struct ColoredCodeTests {
  private func pieces(_ code: String, _ language: CodeLanguage = .python) -> [[String]] {
    ColoredCode(code, language).lines.map { $0.map { "\($0.kind):\($0.text)" } }
  }

  @Test("keywords, names of the language, texts, numbers and comments have colors of their own")
  func python() {
    #expect(
      pieces("for n in range(3):  # three\n    print('a', n)")
        == [
          [
            "keyword:for", "text: ", "name:n", "text: ", "keyword:in", "text: ", "builtin:range", "operator:(",
            "number:3", "operator:)", "operator::", "text:  ", "comment:# three",
          ],
          [
            "text:    ", "builtin:print", "operator:(", "string:'a'", "operator:,", "text: ", "name:n", "operator:)",
          ],
        ])
  }

  @Test("a text over several lines is cut at their ends")
  func longText() {
    #expect(pieces("'''a\nb'''\n") == [["string:'''a"], ["string:b'''"], []])
  }

  @Test(
    "the pieces of a program are the program, whatever it is",
    arguments: [
      "", "\n", "print(1)", "print('a\nprint(2)", "x = (1,\n", "é = 'ü'  # ñ\n", "\t\tx", "if x:\n  y\n z\n", "\"",
      "$?!",
      "a\\\nb", "# only", "n ← 5 // five\nDISPLAY(n)\n// end", "/ // /", "'''never ends\nat all", "f'{x!r:>{w}} {y}'",
      "1__0 0x 08", "x = 5 # a # b\n\n\n",
      "\u{1F600} = 1\nprint(2)", "\\", "a\u{0}b", "print(1)\n  \n\t",
    ])
  func whole(code: String) {
    for language in [CodeLanguage.python, .slang, .robot, .swift, .pseudocode] {
      let joined = ColoredCode(code, language).lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
      #expect(joined == code, "\(language)")
    }
  }

  @Test("pseudocode has its own words, and steps in other words have no color")
  func pseudocode() {
    func pieces(_ code: String) -> [[String]] {
      ColoredCode(code, .pseudocode).lines.map { $0.filter { $0.text != " " }.map { "\($0.kind):\($0.text)" } }
    }
    #expect(
      pieces("IF (n ≥ 2) { DISPLAY(\"a\") } // b") == [
        [
          "keyword:IF", "operator:(", "name:n", "operator:≥", "number:2", "operator:)", "operator:{",
          "builtin:DISPLAY", "operator:(", "string:\"a\"", "operator:)", "operator:}", "comment:// b",
        ]
      ])
    #expect(pieces("take an egg; boil it") == [["text:take an egg; boil it"]])
  }

  @Test("a line has the tokens that are on it, however many come before")
  func manyLines() {
    let line = "x = 1  # one"
    let lines = ColoredCode(Array(repeating: line, count: 500).joined(separator: "\n"), .python).lines
    #expect(lines.count == 500)
    #expect(Set(lines.map { $0.map { "\($0.kind):\($0.text)" } }) == Set(pieces(line)))
  }
}
