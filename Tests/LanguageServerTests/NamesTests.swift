import JSON
import Testing

/// What leads from a name to what has it.
@Suite("Names")
struct NamesTests {
  private static let block = "file:///course/m/b/block.yaml"

  /// Asks about the episode where its block lists it.
  private func ask(_ method: String, _ client: inout Conversation, newName: String? = nil) throws -> JSONValue {
    try client.ask(
      method,
      .members([
        "textDocument": ["uri": .string(Self.block)], "position": ["line": 1, "character": 11],
        "newName": newName.map { .string($0) },
      ]))
  }

  @Test("what a file lists leads to the file, and a card's id to all places where it is named")
  func navigation() throws {
    var client = Conversation()
    client.open()
    try client.check()
    #expect(try ask("textDocument/definition", &client)["uri"]?.string == Conversation.uri)
    #expect(try ask("textDocument/references", &client).array?.count == 1)
    let card = try client.ask("textDocument/definition", before: "add", plus: 1)
    #expect(card["range"]?["start"]?["line"] == 3)
  }

  @Test("a new id goes everywhere where the old one is, which stays under 'formerly'")
  func renaming() throws {
    var client = Conversation()
    client.open()
    try client.check()
    let changes = try ask("textDocument/rename", &client, newName: "hello-again")["documentChanges"]?.array ?? []
    let texts = changes.flatMap { $0["edits"]?.array ?? [] }.compactMap { $0["newText"]?.string }
    #expect(texts.sorted() == ["\nformerly: [a]", "hello-again"])
    #expect(changes.last?["newUri"]?.string == "file:///course/m/b/hello-again.yaml")
    #expect(try ask("textDocument/rename", &client, newName: "Hello again")["code"] == -32602)
  }

  @Test("an old Neovim renames files and not folders, and its author is shown what is left to do")
  func folders() throws {
    for (version, isMade) in [("0.7.2", false), ("0.10.0", true)] {
      var client = Conversation([:], Conversation.capabilities, of: ["name": "Neovim", "version": .string(version)])
      client.open("title: M\nlanguage: python\nsummary: It begins.\nblocks: [b]\n", at: "file:///course/m/module.yaml")
      try client.check()
      let changes =
        try client.ask(
          "textDocument/rename",
          [
            "textDocument": ["uri": "file:///course/m/module.yaml"], "position": ["line": 3, "character": 9],
            "newName": "c",
          ])["documentChanges"]?.array ?? []
      #expect(changes.contains { $0["kind"] == "rename" } == isMade)
      let message = client.notices.last { $0["method"] == "window/showMessage" }?["params"]?["message"]?.string
      #expect(message == (isMade ? nil : "rename 'm/b' to 'm/c', which this editor leaves to you"))
    }
  }

  @Test("an episode is outlined by its cards, and a name is found in the whole curriculum")
  func symbols() throws {
    var client = Conversation()
    client.open()
    try client.check()
    let params: JSONValue = ["textDocument": ["uri": .string(Conversation.uri)]]
    let outline = try client.ask("textDocument/documentSymbol", params)
    #expect(outline.array?.compactMap { $0["name"]?.string } == ["add", "run", "done"])
    let found = try client.ask("workspace/symbol", ["query": "DON"])
    #expect(found.array?.compactMap { $0["name"]?.string } == ["m/b/a/done"])
    let folds = try client.ask("textDocument/foldingRange", params).array ?? []
    #expect(folds.compactMap { $0["startLine"]?.integer } == [3, 9, 12, 15])
  }
}
