import Diagnostics
import Testing

@Suite("Positions")
struct PositionTests {
  @Test("a line is indented by its leading spaces alone")
  func indentation() {
    let lines = LineIndex(SourceText(path: "a", "a\n  b c\r\n \td\n   \n"))
    #expect((0..<5).map { lines.indentation(ofLine: $0) } == [0, 2, 1, 3, 0])
  }

  @Test("columns count what the reader counts", arguments: [(ColumnUnit.codePoints, 3), (.utf16, 4), (.utf8, 7)])
  func columns(unit: ColumnUnit, column: Int) {
    let lines = LineIndex(SourceText(path: "a", "x\né\u{1F600}z\n"))
    let position = lines.position(of: 2 + 2 + 4, columnsIn: unit)
    #expect(position.line == 2)
    #expect(position.column == column)
  }

  @Test("lines end at LF, CRLF and a lone CR")
  func lineEnds() {
    let lines = LineIndex(SourceText(path: "a", "a\nb\r\nc\rd"))
    #expect(lines.lineCount == 4)
    #expect((0..<4).map { lines.span(ofLine: $0) } == [Span(0, 1), Span(2, 3), Span(5, 6), Span(7, 8)])
  }

  @Test("edits are made from front to back, and one that overlaps an earlier one is left out")
  func edits() {
    let edits = [
      Edit(Location("a", Span(4, 5)), "E"), Edit(Location("a", Span(0, 2)), "x"), Edit(Location("a", Span(1, 3)), "no"),
      Edit(Location("a", .at(5)), "!"), Edit(Location("a", Span(9, 12)), "no"),
    ]
    let (bytes, applied) = Edit.apply(edits, to: Array("abcde".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "xcdE!")
    #expect(applied == 3)
  }

  @Test("findings are sorted by file, place, code and message")
  func order() {
    let finding = { (file: String, start: Int, code: Diagnostic.Code) in
      Diagnostic(code, .error, at: Location(file, .at(start)), "m")
    }
    let sorted = [finding("a", 1, "x"), finding("a", 2, "a"), finding("a", 2, "b"), finding("b", 0, "a")]
    #expect(sorted.reversed().sorted(by: Diagnostic.precedes) == sorted)
  }
}
