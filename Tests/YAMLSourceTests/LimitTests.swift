import Diagnostics
import Testing
import YAMLSource

@Suite("No file, however made, costs more than a moment")
struct LimitTests {
  private func codes(_ bytes: [UInt8], limits: YAMLLimits = .standard) -> [String] {
    YAMLTree.read(SourceText(path: "file.yaml", bytes: bytes), limits: limits).diagnostics.map(\.code.rawValue)
  }

  private func codes(_ text: String) -> [String] { codes(Array(text.utf8)) }

  @Test("ten thousand levels are refused")
  func deep() {
    for opening in ["[", "{a: ", "- ", "? ", "[? "] {
      #expect(codes(String(repeating: opening, count: 10_000)) == ["yaml-too-deep"])
    }
    #expect(codes(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == [])
  }

  @Test("billions of laughs are refused at once")
  func laughs() {
    var text = "a0: &a0 [ha, ha]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(codes(text) == ["yaml-alias-budget"])
    let long = "a: &a \"\(String(repeating: "x", count: 500_000))\"\nb: [*a, *a, *a]\n"
    #expect(codes(long) == ["yaml-alias-budget"])
  }

  @Test("aliases within the budget are the node at the anchor")
  func aliases() throws {
    let (tree, diagnostics) = read("base: &b [1, &x two]\nagain: *b\nkey: {*x : *x}\n")
    #expect(diagnostics.summary == [])
    let root = try #require(tree.root)
    #expect(tree.value(for: "again", in: root) == tree.value(for: "base", in: root))
    let inner = try #require(tree.value(for: "key", in: root))
    #expect(tree.value(for: "two", in: inner).map(tree.text(of:)) == "two")
  }

  @Test("texts of ten megabytes and files that are too large have a finding")
  func large() {
    let text = String(repeating: "x", count: 10_000_000)
    #expect(codes("a: \(text)\n") == ["yaml-scalar-too-large"])
    #expect(codes("a: |\n  \(text)\n") == ["yaml-scalar-too-large"])
    #expect(codes("# \(text)\(text)\n") == ["yaml-file-too-large"])
    #expect(codes(text.map { _ in "a: \n" }.prefix(200_000).joined()).count == 500)
  }

  @Test("twenty thousand anchors and two thousand aliases of nothing take no more than a moment")
  func unknownAliases() {
    let anchors = (0..<20_000).map { "- &anchor\($0) x\n" }.joined()
    let aliases = (0..<2_000).map { "- *ancor\($0)\n" }.joined()
    let (_, diagnostics) = YAMLTree.read(SourceText(path: "file.yaml", anchors + aliases))
    #expect(diagnostics.count == 500)
    #expect(diagnostics.first?.notes.map(\.message) == ["did you mean '*anchor0'?"])
    #expect(diagnostics.last?.notes.last?.message == "21500 more findings in this file are not shown")
  }

  @Test("a name of a megabyte is not repeated in what is said about it")
  func longNames() {
    let name = String(repeating: "k", count: 900_000)
    for text in ["a: *\(name)\n", "a: !\(name) b\n", "\"\(name)\": 1\n'\(name)': 2\n"] {
      let (_, diagnostics) = YAMLTree.read(SourceText(path: "file.yaml", text))
      #expect(diagnostics.map { $0.message.utf8.count < 200 } == [true])
    }
  }

  @Test("bytes that are no text have a finding")
  func encodings() {
    #expect(codes([0x61, 0x3A, 0x20, 0x00]) == ["yaml-control-character"])
    #expect(codes([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00]) == ["yaml-not-utf8"])
    #expect(codes([0x00, 0x61, 0x00, 0x3A]) == ["yaml-not-utf8"])
    #expect(codes([0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00, 0x00]) == ["yaml-not-utf8"])
    #expect(codes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D]) == ["yaml-not-utf8"])
    #expect(codes([0x61, 0x3A, 0x20, 0x62, 0x01, 0x63, 0x02]) == ["yaml-control-character"])
    #expect(codes([0x61, 0x3A, 0x20, 0xC3]) == ["yaml-not-utf8"])
    #expect(codes([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80]) == ["yaml-not-utf8"])
    #expect(codes(Array("a: \u{FEFF}é\u{1F600}\n".utf8)) == [])
    #expect(codes([0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0xFF]) == ["yaml-byte-order-mark", "yaml-not-utf8"])
  }

  @Test("an empty file, a file of comments and an empty document have no root and no finding")
  func empty() {
    for text in ["", "\n\n", "# only a comment\n", "---\n", "---\n...\n"] {
      let (tree, diagnostics) = read(text)
      #expect(tree.root == nil)
      #expect(diagnostics.summary == [])
    }
    #expect(read("# only a comment\n").tree.comments == [Span(0, 16)])
  }
}
