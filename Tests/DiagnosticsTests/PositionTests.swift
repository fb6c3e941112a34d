import Diagnostics
import Testing

@Suite("Positions")
struct PositionTests {
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

@Suite("The near name")
struct DidYouMeanTests {
  @Test(
    "a slip of the finger is understood",
    arguments: [("descripton", "description"), ("Header", "header"), ("txet", "text"), ("anwsers", "answers")])
  func slips(word: String, meant: String) {
    #expect(nearestName(to: word, among: ["header", "text", "answers", "description", "code"]) == meant)
  }

  @Test("is not looked for among long words, nor for one")
  func longWords() {
    let (long, longest) = (String(repeating: "x", count: 64), String(repeating: "x", count: 65))
    #expect(nearestName(to: "y" + long.dropFirst(), among: [longest, long]) == long)
    #expect(nearestName(to: longest, among: [long, longest]) == nil)
  }

  @Test("is looked for among a thousand words of a fitting length")
  func manyWords() {
    let words = (0..<5000).map { "word\($0)-of-many" }
    #expect(nearestName(to: "txet", among: words + ["text"]) == "text")
    #expect(nearestName(to: "word4-of-mnay", among: words) == "word4-of-many")
    #expect(nearestName(to: "wrod4000-of-many", among: words) == "word400-of-many")
  }

  @Test(
    "a word that only looks a little like a name means something else",
    arguments: ["score", "style", "points", "print", "tests", "hour", "choices", "player"])
  func farFetched(word: String) {
    let names = ["code", "title", "type", "hints", "lint", "text", "header", "checks", "lines", "answers"]
    #expect(nearestName(to: word, among: names) == nil)
  }

  @Test("another word is not", arguments: ["color", "x", "", "banana"])
  func otherWords(word: String) {
    #expect(nearestName(to: word, among: ["header", "text", "answers", "description", "code"]) == nil)
  }
}
