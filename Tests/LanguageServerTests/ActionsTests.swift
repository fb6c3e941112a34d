import JSON
import Support
import Testing

@Suite("Code actions")
struct ActionsTests {
  private func titles(_ actions: JSONValue) -> [String] { (actions.array ?? []).compactMap { $0["title"]?.string } }

  @Test("what really happens can be written, and everything in a file at once where an editor asks for that")
  func accept() throws {
    var client = Conversation()
    client.open(Conversation.episode.replacing("1 é\n      2 é", with: "12"))
    #expect(
      titles(try client.ask("textDocument/codeAction", before: "12"))
        == ["write what really happens", "silence wrong-result here, with a reason"])
    let place = client.place(of: "title")
    let all = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(Conversation.uri)], "range": ["start": place, "end": place],
        "context": ["diagnostics": [], "only": ["source"]],
      ])
    #expect(titles(all) == ["write the actual results, everywhere here"])
    #expect(all[0]?["kind"] == "source.acceptAll.hornbook")
    let edits = client.edits(in: all[0]?["edit"])
    #expect(edits.compactMap { $0["newText"]?.string }.sorted() == ["0", "|\n      1 é\n      2 é"])
  }

  @Test("an error is repaired where it is found")
  func repair() throws {
    var client = Conversation()
    client.open()
    let actions = try client.ask("textDocument/codeAction", before: "correctAnswerIndex: 1", plus: 20)
    let edits = client.edits(in: actions[0]?["edit"])
    #expect(edits.map { $0["newText"] } == ["0"] && titles(actions).count == 2)
  }

  @Test("a lesson that is listed and not there can be made, by a client that makes files")
  func creation() throws {
    let block = "file:///course/m/b/block.yaml"
    let place: JSONValue = ["line": 1, "character": 15]
    let params: JSONValue = [
      "textDocument": ["uri": .string(block)], "range": ["start": place, "end": place], "context": ["diagnostics": []],
    ]
    var client = Conversation()
    client.open("title: B\nepisodes: [a, good-bye]\n", at: block)
    let actions = try client.ask("textDocument/codeAction", params)
    #expect(titles(actions) == ["create 'm/b/good-bye.yaml'"])
    let changes = actions[0]?["edit"]?["documentChanges"]
    #expect(changes?[0]?["kind"] == "create" && changes?[0]?["uri"] == "file:///course/m/b/good-bye.yaml")
    #expect(changes?[1]?["edits"]?[0]?["newText"]?.string?.hasPrefix("title: Good bye\ncards:\n  - id: ") == true)
    var old = Conversation([:], [:])
    old.open("title: B\nepisodes: [a, good-bye]\n", at: block)
    #expect(try old.ask("textDocument/codeAction", params) == [])
  }

  @Test("a repair is offered anywhere on the lines of what it repairs")
  func onTheLine() throws {
    var client = Conversation()
    client.open(Conversation.episode.replacing("1 é\n      2 é", with: "12"))
    for mark in ["    correctAnswerIndex: 1", "Index: 1"] {
      #expect(try client.ask("textDocument/codeAction", before: mark)[0]?["title"] == "write the right index")
    }
    #expect(try client.ask("textDocument/codeAction", before: "result: |")[0]?["title"] == "write what really happens")
    #expect(try client.ask("textDocument/codeAction", before: "answers:") == [])
  }

  @Test("what cannot be read cannot be silenced")
  func unsilenceable() throws {
    var client = Conversation()
    client.open(Conversation.episode.replacing("title: Hello", with: "titel: Hello"))
    let actions = try client.ask("textDocument/codeAction", before: "titel")
    #expect(titles(actions).allSatisfy { !$0.hasPrefix("silence") } && !titles(actions).isEmpty)
  }

  @Test("a comment that silences is above a text or a list in brackets, never in it")
  func silenceAround() throws {
    for (old, new, mark) in [
      ("text: Run it and look.", "text: |\n      Look.\n      Run the the code.\n      Look again.", "the code"),
      ("text: Run it and look.", "text: Look and\n      run the the code.", "the code"),
      ("answers: [5, 23, 6]", "answers: [5, 23, 6]\n    hints: [Look.,\n      Run the the code.]", "the code"),
    ] {
      var client = Conversation()
      client.open(Conversation.episode.replacing(old, with: new))
      let actions = try client.ask("textDocument/codeAction", before: mark)
      let silence = actions.array?.first { $0["title"] == "silence doubled-word here, with a reason" }
      let edits = client.edits(in: silence?["edit"])
      let edit = try #require(edits.first)
      client.apply(edit)
      client.write(client.text.replacing("because \n", with: "because it is so\n"))
      let codes = try client.check().flatMap { $0["params"]?["diagnostics"]?.array ?? [] }.compactMap { $0["code"] }
      #expect(codes == ["answer-key-wrong"], "\(client.text)")
    }
  }

  @Test("a finding that is not an error can be silenced above its line")
  func silence() throws {
    var client = Conversation()
    client.open(Conversation.episode.replacing("Run it and look.", with: "Run the the code and look."))
    let actions = try client.ask("textDocument/codeAction", before: "the code and")
    let silence = actions.array?.first { $0["title"] == "silence doubled-word here, with a reason" }
    let edit = client.edits(in: silence?["edit"]).first
    #expect(edit?["newText"] == "    # hornbook: ignore doubled-word because \n")
    #expect(edit?["range"]?["start"]?["character"] == 0)
  }

  @Test("an image in a text goes into a file that is named after its card")
  func image() throws {
    let png = Base64.text(of: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
    var client = Conversation(["assets/add.png": "there already"])
    client.open(
      Conversation.episode.replacing(
        "    code: print(2", with: "    image: data:image/png;base64,\(png)\n    code: print(2"))
    let actions = try client.ask("textDocument/codeAction", before: "data:")
    let action = try #require(actions.array?.first { $0["kind"] == "refactor.extract" })
    let result = try client.ask(
      "workspace/executeCommand",
      ["command": action["command"]?["command"] ?? .null, "arguments": action["command"]?["arguments"] ?? .null])
    #expect(result == "assets/add-2.png")
    #expect(client.host.written.withLock { $0["/course/assets/add-2.png"]?.suffix(3) } == [1, 2, 3])
    let edit = client.notices.last { $0["method"] == "workspace/applyEdit" }?["params"]?["edit"]
    #expect(client.edits(in: edit).map { $0["newText"] } == ["assets/add-2.png"])
  }
}
