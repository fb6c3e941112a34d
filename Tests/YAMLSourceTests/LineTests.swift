import Diagnostics
import Testing
import YAMLSource

@Suite("Each line of a value has its place in the file")
struct LineTests {
  private func lines(_ yaml: String) throws -> [String] {
    let (tree, diagnostics) = read(yaml)
    #expect(diagnostics.summary == [])
    let root = try #require(tree.root)
    let value = try #require(tree.value(for: "a", in: root))
    let count = tree.text(of: value).utf8.split(separator: 0x0A, omittingEmptySubsequences: false).count
    return (0..<count).map { tree.source.text(in: tree.span(ofLine: $0, in: value)) }
  }

  @Test("lines of a literal block are exact")
  func literal() throws {
    #expect(try lines("a: |\n  one\n\n    two  \n  three\nb: 1\n") == ["one", "", "  two  ", "three", ""])
    #expect(try lines("a: |2-\n    one\n  two\n") == ["  one", "two"])
    #expect(try lines("a: |+\n  one\n\n\n") == ["one", "", "", ""])
    #expect(try lines("a: |  # why\r\n  é\r\n  \tx\r\n") == ["é", "\tx", ""])
    #expect(try lines("a: |\n  no end") == ["no end"])
  }

  @Test("the content of a line begins behind its own blanks; a line of blanks alone stays what it is")
  func contentOfLines() throws {
    let (tree, _) = read("a: |\n  if x:\n  \ty = 1\n      z\nb: \"  p\"\nc: |2\n     \n")
    let root = try #require(tree.root)
    func content(_ line: Int, _ key: String) throws -> String {
      tree.source.text(in: tree.span(ofContentOfLine: line, in: try #require(tree.value(for: key, in: root))))
    }
    #expect(try (0..<3).map { try content($0, "a") } == ["if x:", "y = 1", "z"])
    #expect(try content(0, "b") == "p")
    #expect(try content(0, "c") == "   ")
  }

  @Test(
    "a comment between a tag and its value ends where libyaml ends a line",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func commentBeforeValue(lineBreak: String) throws {
    let (tree, _) = read("a: !!seq # c\(lineBreak)  - b\nc: d\n")
    let root = try #require(tree.root)
    let list = try #require(tree.value(for: "a", in: root))
    #expect(tree.source.text(in: tree.span(of: list)) == "- b")
  }

  @Test("lines of other scalars on one line are exact")
  func oneLine() throws {
    #expect(try lines("a: plain text # c\n") == ["plain text"])
    #expect(try lines("a: 'it''s'\n") == ["it''s"])
    #expect(try lines("a: \"x\\ny\\tz\"\n") == ["x", "y\\tz"])
  }

  @Test("a line that was joined spans all that it was joined from")
  func joined() throws {
    #expect(try lines("a: one\n  two\n\n  three\n") == ["one\n  two", "three"])
    #expect(try lines("a: >\n  one\n  two\n\n  three\n") == ["one\n  two", "three", ""])
    #expect(
      try lines("a: >\n  one\n\n    two\n    three\n\n  four\n") == ["one", "", "  two", "  three", "", "four", ""])
    #expect(try lines("a: \"one\n  two \\\n  three\n\n  four\"\n") == ["one\n  two \\\n  three", "four"])
  }

  @Test("a range of a value is found behind escapes and folds")
  func ranges() throws {
    let (tree, _) = read("a: \"x\\u00e9y\\\\z\"\nb: >-\n  one two\n  three\n")
    let root = try #require(tree.root)
    let escaped = try #require(tree.value(for: "a", in: root))
    let text = { (range: Range<Int>, node: YAMLTree.NodeID) in tree.source.text(in: tree.span(of: range, in: node)) }
    #expect(text(0..<1, escaped) == "x")
    #expect(text(1..<3, escaped) == "\\u00e9")
    #expect(text(3..<4, escaped) == "y")
    #expect(text(4..<6, escaped) == "\\\\z")
    #expect(text(6..<6, escaped) == "")
    let folded = try #require(tree.value(for: "b", in: root))
    #expect(text(4..<7, folded) == "two")
    #expect(text(8..<13, folded) == "three")
    #expect(text(4..<13, folded) == "two\n  three")
  }

  @Test("comments are found outside scalars only")
  func comments() {
    let (tree, _) = read("# one\na: 'x # y' # two\nb: |  # three\n  # text\n# four\nc: [1, # five\n  2]\nd: x#y\n")
    let texts = tree.comments.map(tree.source.text(in:))
    #expect(texts == ["# one", "# two", "# three", "# four", "# five"])
  }
}
