import Diagnostics
import Testing

@testable import LanguageServer

@Suite("Quotes and comments of lines")
struct QuoteScannerTests {
  @Test(
    "a quote opens where a value begins, and nowhere else",
    arguments: [
      ("text: Don't # note", "text", "Don't"), ("- Don't do: x", "Don't do", "x"), ("a: 'b # c'", "a", "'b # c'"),
      ("\"a: b\": c", "a: b", "c"), ("a: \"x \\\" # y\" # z", "a", "\"x \\\" # y\""),
      ("a: [b, 'c: d']", "a", "[b, 'c: d']"),
    ])
  func lines(text: String, key: String, value: String) {
    let line = SourceLine(Array(text.utf8)[...])
    #expect(line.key == key && line.value == value)
  }

  @Test("a comment has no brackets, and a cursor in one is in none")
  func comments() {
    func owners(_ text: String) -> [String] {
      let marked = Array(text.utf8)
      let offset = marked.firstIndex(of: UInt8(ascii: "|")) ?? marked.count
      let source = SourceText(path: "", bytes: marked.filter { $0 != UInt8(ascii: "|") })
      return CursorFinder(IndexedText(source)).openBrackets(before: offset).map { $0.isBrace ? "{" : "[" }
    }
    #expect(owners("a: [b, # see [c\n  |") == ["["])
    #expect(owners("a: [b, # ]\n  |") == ["["])
    #expect(owners("a: [b, # see |") == [])
    #expect(owners("title: A, # note\nb: [|") == ["["])
  }

  @Test("a card far below its list is still a card")
  func farBelow() {
    let cards = (0..<900).map { "  - id: c\($0)\n    type: description\n    text: A\n" }.joined()
    let text = IndexedText(SourceText(path: "", "title: A\ncards:\n" + cards + "    "))
    #expect(CursorContext(at: text.source.bytes.count, in: text).owners == ["cards"])
  }
}
