import JSON
import Testing

@testable import LanguageServer

/// What is shown among the lines of a lesson.
@Suite("Notes among the lines")
struct NotesTests {
  private static let whole: JSONValue = [
    "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
  ]
  private static let document: JSONValue = ["textDocument": ["uri": .string(Conversation.uri)], "range": whole]

  @Test("a hint shows what a program prints, and whether its card is proven")
  func hints() throws {
    var client = Conversation()
    client.open()
    let hints = try client.ask("textDocument/inlayHint", Self.document).array ?? []
    let shown = hints.map { "\($0["position"]?["line"]?.integer ?? -1) \($0["label"]?.string ?? "")" }
    #expect(shown == ["3 ✗ disproven", "6 → prints 5", "9 ✓ proven", "12 → prints 1 é ⏎ 2 é"])
  }

  @Test("hints outside of the lines that are shown are left out")
  func hintsInRange() throws {
    var client = Conversation()
    client.open()
    let range: JSONValue = ["start": ["line": 8, "character": 0], "end": ["line": 10, "character": 0]]
    let hints = try client.ask(
      "textDocument/inlayHint", ["textDocument": ["uri": .string(Conversation.uri)], "range": range])
    #expect(hints.array?.compactMap { $0["label"]?.string } == ["✓ proven"])
  }

  @Test("a card can be run and shown, and the lesson has the number of learners who see it next")
  func lenses() throws {
    var client = Conversation()
    client.open()
    let lenses = try client.ask("textDocument/codeLens", Self.document).array ?? []
    let shown = lenses.map { lens in
      "\(lens["range"]?["start"]?["line"]?.integer ?? -1) \(lens["command"]?["title"]?.string ?? "")"
    }
    #expect(
      shown == [
        "0 Preview", "0 100 of 100 simulated learners see this next", "3 Run", "3 Preview", "9 Run", "9 Preview",
        "18 Preview",
      ])
    let run = lenses[2]["command"] ?? .null
    let result = try client.ask(
      "workspace/executeCommand", ["command": run["command"] ?? .null, "arguments": run["arguments"] ?? .null])
    #expect(result.string?.contains("✗ answer 1: '23' is wrong, but the card says that it is right") == true)
    #expect(client.notices.last { $0["method"] == "window/showMessage" }?["params"]?["message"] == result)
    let show = lenses[6]["command"] ?? .null
    _ = try client.ask(
      "workspace/executeCommand", ["command": show["command"] ?? .null, "arguments": show["arguments"] ?? .null])
    #expect(client.host.shown.withLock { $0 } == ["m/b/a/done"])
  }

  @Test("learners are spread over a course, and each sees one lesson next")
  func learners() throws {
    var client = Conversation([
      "m/b/block.yaml": "title: B\nepisodes: [a, c]\n",
      "m/b/c.yaml": "title: C\ncards:\n  - {id: done, type: finished, header: Done, text: You did it.}\n",
    ])
    client.open()
    let lenses = try client.ask("textDocument/codeLens", Self.document).array ?? []
    let title = lenses[1]["command"]?["title"]?.string ?? ""
    let count = Int(title.prefix { $0 != " " }) ?? 0
    #expect((1..<100).contains(count), "\(title)")
  }

  @Test("the lens about learners explains itself")
  func explanation() throws {
    var client = Conversation()
    client.open()
    let lens = try client.ask("textDocument/codeLens", Self.document)[1]?["command"] ?? .null
    let result = try client.ask(
      "workspace/executeCommand", ["command": lens["command"] ?? .null, "arguments": lens["arguments"] ?? .null])
    #expect(
      result
        == "100 of 100 learners, simulated at different places of the course, see 'm/b/a' next, 0 another lesson; 0 have finished"
    )
  }

  @Test("an unknown command is refused with those that there are")
  func unknownCommand() throws {
    var client = Conversation()
    client.open()
    let refused = try client.ask("workspace/executeCommand", ["command": "hornbook.fly", "arguments": []])
    #expect(
      refused["message"]
        == "there is no command 'hornbook.fly', only hornbook.run, hornbook.preview, hornbook.learners, hornbook.extractImage"
    )
  }

  @Test("code in a text block is colored, each piece at its place counted from the one before")
  func colors() throws {
    var client = Conversation()
    client.open(
      "title: é\ncards:\n  - id: run\n    type: executor\n    code: |\n      for n in \"é\":\n        print(n)\n")
    let data = try client.ask("textDocument/semanticTokens/full", Self.document)["data"]?.array?.compactMap(\.integer)
    let rows = stride(from: 0, to: data?.count ?? 0, by: 5).map { Array(data?[$0..<$0 + 4] ?? []) }
    #expect(
      rows == [
        [5, 6, 3, 0], [0, 4, 1, 6], [0, 2, 2, 0], [0, 3, 3, 1], [0, 3, 1, 4], [1, 8, 5, 5], [0, 5, 1, 4], [0, 1, 1, 6],
        [0, 1, 1, 4],
      ])
  }

  @Test("files and addresses that a text names are links")
  func links() throws {
    var client = Conversation(["m/b/c.yaml": "title: C\ncards: []\n"])
    client.open(
      Conversation.episode.replacing("title: Hello", with: "title: Hello\nrequires: [m/b/c]")
        .replacing("Run it and look.", with: "\"See https://example.org/a?b=c.\""))
    let links = try client.ask("textDocument/documentLink", Self.document).array ?? []
    #expect(
      links.compactMap { $0["target"]?.string } == ["file:///course/m/b/c.yaml", "https://example.org/a?b=c"])
  }
}
