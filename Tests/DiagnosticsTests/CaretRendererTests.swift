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
            -1
            +2
          help: write 1

        """)
  }

  @Test("a caret stays below its mark behind letters of several bytes, tabs and control characters")
  func widths() {
    let source = SourceText(path: "a", "é\u{1F600}\t\u{1}x\n")
    let offset = "é\u{1F600}\t\u{1}".utf8.count
    let text = rendered(Diagnostic("c", .warning, at: Location("a", Span(offset, offset + 1)), "m"), source)
    #expect(text.contains("    1 | é\u{1F600} \u{2401}x\n      |     ^\n"), "\(text)")
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
    #expect(CaretRenderer().render(diagnostic, lines: nil, source: nil) == "a.png: error[c]: m\n  help: h\n")
  }

  private func rendered(_ diagnostic: Diagnostic, _ source: SourceText) -> String {
    CaretRenderer().render(diagnostic, lines: LineIndex(source), source: source)
  }
}
