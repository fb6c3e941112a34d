import Diagnostics
import Testing

@Suite("A finding as a person reads it")
struct CaretRendererTests {
  @Test("fact with place, line, caret with label, note, help")
  func everyPart() {
    let source = SourceText(path: "a.yaml", "code: x\n  index: 0  # from 0\n")
    let diagnostic = Diagnostic(
      "answer-key-wrong", .error, at: Location("a.yaml", Span(17, 18)), "it prints '5'", label: "the right one is 1",
      notes: [Diagnostic.Note("the difference\n-1\n+2")], help: "write 1")
    #expect(
      rendered(diagnostic, source) == """
        a.yaml:2:10: error[answer-key-wrong]: it prints '5'
            2 |   index: 0  # from 0
              |          ^ the right one is 1
          note: the difference
          | -1
          | +2
          help: write 1

        """)
  }

  @Test("a caret stays below its mark behind letters of several bytes, tabs and control characters")
  func widths() {
    let source = SourceText(path: "a", "é\u{1F600}\t\u{1}x\n")
    let offset = "é\u{1F600}\t\u{1}".utf8.count
    let text = rendered(Diagnostic("c", .warning, at: Location("a", Span(offset, offset + 1)), "m"), source)
    #expect(text.contains("    1 | é\u{1F600} \u{2401}x\n      |      ^\n"), "\(text)")
  }

  @Test(
    "a caret stays below its mark behind letters that are wide on the screen, and as wide as they are",
    arguments: [
      ("日本", "x", "    ^\n"), ("a", "日本", " ^^^^\n"), ("👩\u{200D}👧", "x", "  ^\n"), ("e\u{301}", "x", " ^\n"),
      ("ｗ한", "é", "    ^\n"),
    ])
  func wideLetters(before: String, marked: String, carets: String) {
    let source = SourceText(path: "a", "\(before)\(marked)\n")
    let span = Span(before.utf8.count, (before + marked).utf8.count)
    let text = rendered(Diagnostic("c", .warning, at: Location("a", span), "m"), source)
    #expect(text.hasSuffix("    1 | \(before)\(marked)\n      | \(carets)"), "\(text)")
  }

  @Test("a place at the end of the text, or beyond it, is shown without a crash")
  func endOfText() {
    let source = SourceText(path: "a", "ab")
    for span in [Span(2, 2), Span(2, 9), Span(9, 12)] {
      #expect(rendered(Diagnostic("c", .info, at: Location("a", span), "m"), source).contains("^"))
    }
    let empty = SourceText(path: "a", "")
    #expect(rendered(Diagnostic("c", .info, at: Location("a", .at(0)), "m"), empty).hasPrefix("a:1:1: info[c]: m\n"))
  }

  @Test("a file without text has its fact and its help")
  func noText() {
    let diagnostic = Diagnostic("c", .error, at: Location("a.png", .at(0)), "m", help: "h")
    #expect(CaretRenderer().render(diagnostic) { _ in nil } == "a.png: error[c]: m\n  help: h\n")
  }

  @Test(
    "nothing in a path, a message, a label, a note or a line steers the terminal or hides",
    arguments: ["\u{1B}", "\u{85}", "\u{9B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func hiddenCharacters(hidden: String) {
    let source = SourceText(path: "a\(hidden)", "b\(hidden)c\n")
    let place = Location(source.path, Span(1 + hidden.utf8.count, 2 + hidden.utf8.count))
    let text = rendered(
      Diagnostic(
        "c", .error, at: place, "m\(hidden)", label: "l\(hidden)", notes: [Diagnostic.Note("n\(hidden)", at: place)],
        help: "h\(hidden)"), source)
    #expect(!text.unicodeScalars.contains { String($0) == hidden }, "\(text.debugDescription)")
    let width = hidden == "\u{1B}" ? 1 : "\\u202e".count
    #expect(text.contains("\n      | \(String(repeating: " ", count: 1 + width))^ l"), "\(text)")
  }

  @Test("a further line of a note stays behind a bar, whatever ends the line before it")
  func lineEndsOfNotes() {
    let diagnostic = Diagnostic("c", .error, at: Location("a", .at(0)), "m", notes: [Diagnostic.Note("x\r\n::y\n::z")])
    #expect(CaretRenderer().render(diagnostic) { _ in nil } == "a: error[c]: m\n  note: x␍\n  | ::y\n  | ::z\n")
  }

  @Test("a path does not begin as a command does", arguments: ["::error::", " ::error::"])
  func pathOfCommand(path: String) {
    let diagnostic = Diagnostic("c", .error, at: Location(path, .at(0)), "m")
    #expect(CaretRenderer().render(diagnostic) { _ in nil } == "./\(path): error[c]: m\n")
    #expect(
      CaretRenderer().headline(diagnostic, lines: LineIndex(SourceText(path: path, "x"))).hasPrefix("./\(path):1:1"))
  }

  @Test("a long line is shown around its caret, with its label")
  func longLine() {
    let filler = String(repeating: "é", count: 300)
    let source = SourceText(path: "a", "\(filler)wrong\(filler)")
    let text = rendered(Diagnostic("c", .error, at: Location("a", Span(600, 605)), "m", label: "l"), source)
    let lead = String(repeating: "é", count: 60)
    let rest = String(repeating: "é", count: 95)
    let indent = String(repeating: " ", count: 61)
    #expect(text == "a:1:301: error[c]: m\n    1 | …\(lead)wrong\(rest)…\n      | \(indent)^^^^^ l\n")
  }

  @Test("a note says where its other place is")
  func notePlace() {
    let source = SourceText(path: "a", "x\ny\n")
    let notes = ["a", "b"].map { Diagnostic.Note("first here\n+x", at: Location($0, .at(2))) }
    let text = rendered(Diagnostic("c", .error, at: Location("a", .at(0)), "m", notes: notes), source)
    #expect(text.hasSuffix("  note: first here at a:2:1\n  | +x\n  note: first here at b\n  | +x\n"), "\(text)")
  }

  @Test("a note about another file shows its line there")
  func noteElsewhere() {
    let texts = ["a": SourceText(path: "a", "x\n"), "b": SourceText(path: "b", "one\n  title: two\n")]
    let note = Diagnostic.Note("the first is here", at: Location("b", Span(6, 11)))
    let text = CaretRenderer().render(Diagnostic("c", .error, at: Location("a", .at(0)), "m", notes: [note])) {
      texts[$0].map { IndexedText($0) }
    }
    #expect(
      text == """
        a:1:1: error[c]: m
            1 | x
              | ^
          note: the first is here at b:2:3
            2 |   title: two
              |   ^^^^^

        """)
  }

  private func rendered(_ diagnostic: Diagnostic, _ source: SourceText) -> String {
    CaretRenderer().render(diagnostic) { $0 == source.path ? IndexedText(source) : nil }
  }
}
