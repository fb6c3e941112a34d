import Diagnostics
import Formatting
import JSON
import Testing

@Suite("Layout")
struct LayoutTests {
  @Test("formatting changes the lines that are laid out differently, and no others")
  func formatting() throws {
    var client = Conversation()
    client.open(Conversation.episode.replacing("    text: Run", with: "    text:    Run"))
    let edits = try client.ask("textDocument/formatting", before: "title")
    #expect(
      edits == [
        [
          "range": ["start": ["line": 11, "character": 0], "end": ["line": 12, "character": 0]],
          "newText": "    text: Run it and look.\n",
        ]
      ])
    client.open()
    #expect(try client.ask("textDocument/formatting", before: "title") == [])
  }

  @Test(
    "whatever a file looks like, the edit makes of it what formatting makes",
    arguments: [
      "title:   A", "title: A\n\n\n\n", "\n\ntitle: A\n", "cards:\n- {id:   é}\n- {id:   é}\n",
      "a: 1\na:   1\na:   1\n",
    ])
  func anyFile(text: String) throws {
    var client = Conversation()
    client.open(text)
    let edits = try client.ask("textDocument/formatting", before: String(text.prefix(1))).array ?? []
    for edit in edits { client.apply(edit) }
    let (formatted, _) = YAMLFormatter.format(SourceText(path: "m/b/a.yaml", text))
    #expect(client.text == String(decoding: formatted, as: UTF8.self))
    #expect(try client.ask("textDocument/formatting", before: String(text.prefix(1))) == [])
  }

  @Test("a file of no curriculum is left alone")
  func elsewhere() throws {
    var client = Conversation()
    client.open("a:   1\n", at: "file:///elsewhere/compose.yaml")
    let params: JSONValue = ["textDocument": ["uri": "file:///elsewhere/compose.yaml"]]
    #expect(try client.ask("textDocument/formatting", params) == [])
    #expect(try client.ask("textDocument/documentSymbol", params) == [])
  }
}
