import Diagnostics
import Testing

@testable import LanguageServer

/// Where a cursor is; `|` marks it.
struct CursorContextTests {
  private func context(_ marked: String) -> CursorContext {
    let before = marked.prefix { $0 != "‸" }
    let text = SourceText(path: "a.yaml", marked.replacing("‸", with: ""))
    return CursorContext(at: before.utf8.count, in: IndexedText(text))
  }

  private static let card = "cards:\n  - id: hello\n    type: question\n    "

  @Test(
    "a key or a value is known from the lines around it",
    arguments: [
      ("ti‸", CursorContext.Kind.key(prefix: "ti"), [String]()),
      ("title: A\n‸", .key(prefix: ""), []),
      ("title: A‸", .value(key: "title", prefix: "A"), []),
      ("cards:\n  - ty‸", .item(key: "cards", prefix: "ty"), ["cards"]),
      (card + "te‸", .key(prefix: "te"), ["cards"]),
      (card + "te‸\n    answers: [a]\n", .key(prefix: "te"), ["cards"]),
      (card + "text: Wh‸", .value(key: "text", prefix: "Wh"), ["cards"]),
      (card + "answers: [a, b‸", .item(key: "answers", prefix: "b"), ["cards"]),
      (card + "answers:\n      - a\n      - b‸", .item(key: "answers", prefix: "b"), ["cards", "answers"]),
      ("cards:\n- id: hello\n  ty‸", .key(prefix: "ty"), ["cards"]),
      ("cards:\n  - {id: hello, ty‸", .key(prefix: "ty"), ["cards"]),
      ("cards:\n  - {id: hello, type: que‸}", .value(key: "type", prefix: "que"), ["cards"]),
      (card + "code: |\n      print(‸", .text(key: "code"), ["cards"]),
      (card + "checks:\n      - {call: f(1), re‸", .key(prefix: "re"), ["cards", "checks"]),
      ("requires: [a, ‸]", .item(key: "requires", prefix: ""), []),
    ] as [(String, CursorContext.Kind, [String])])
  func places(marked: String, kind: CursorContext.Kind, owners: [String]) {
    let context = context(marked)
    #expect(context.kind == kind)
    #expect(context.owners == owners)
  }

  @Test("the entries next to a key are known, those below it among them")
  func entries() {
    let context = context(Self.card + "te‸\n    answers: [a]\n  - id: other\n    text: x\n")
    #expect(context.levels.last?.entries == ["id": "hello", "type": "question", "answers": "[a]"])
    #expect(self.context("cards:\n  - {id: a, ‸, type: poll}").levels.last?.entries == ["id": "a", "type": "poll"])
  }

  @Test("no text makes it stop", arguments: ["", "‸", "- - - ‸", "a: [{[‸", "}}]]‸", "\"‸", ": ‸", "a:\n\t‸", "- : ‸"])
  func odd(text: String) { _ = CursorContext(at: text.utf8.count, in: IndexedText(SourceText(path: "a", text))) }
}
