import JSON
import Testing

@testable import LanguageServer

@Suite("Findings in an editor")
struct FindingsTests {
  private func findings(_ messages: [JSONValue]) -> [JSONValue] {
    messages.filter { $0["params"]?["uri"]?.string == Conversation.uri }
      .flatMap { $0["params"]?["diagnostics"]?.array ?? [] }
  }

  @Test("what is found in a text that is open comes with its place, and goes when it is repaired")
  func findings() throws {
    var client = Conversation()
    client.open()
    let found = findings(try client.check())
    #expect(found.map { $0["code"] } == ["answer-key-wrong"])
    #expect(found[0]["range"]?["start"] == ["line": 8, "character": 24])
    #expect(found[0]["codeDescription"]?["href"] == "https://example.org/rules/answer-key-wrong")
    let place: JSONValue = ["start": ["line": 8, "character": 24], "end": ["line": 8, "character": 25]]
    client.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Conversation.uri), "version": 2],
        "contentChanges": [["range": place, "text": "0"]],
      ])
    let repaired = try client.check()
    #expect(repaired.filter { $0["method"] == "textDocument/publishDiagnostics" }.count == 1)
    #expect(findings(repaired) == [])
    #expect(try client.check() == [])
  }

  @Test("what can be left out without a loss is shown faded, and nothing else")
  func tags() throws {
    var client = Conversation()
    client.open(
      Conversation.episode.replacing("title: Hello", with: "title: Hello\n# hornbook: ignore dead-end because it ends"))
    let found = findings(try client.check())
    #expect(found.map { $0["code"] } == ["unused-suppression", "answer-key-wrong"])
    #expect(found.map { $0["tags"] } == [[1], nil])
  }
}
