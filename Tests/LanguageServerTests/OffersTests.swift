import JSON
import Testing

/// What completion offers at a mark `|` in an episode.
@Suite("Completion")
struct OffersTests {
  private func offers(
    _ old: String, _ new: String, _ capabilities: JSONValue = Conversation.capabilities, proven: Bool = true
  ) throws -> [(label: String, text: String, detail: String, isFirst: Bool)] {
    var client = Conversation([:], capabilities)
    client.open(proven ? Conversation.episode : "title: Hello\ncards: []\n")
    try client.check()
    let marked = Conversation.episode.replacing(old, with: new)
    let start = try #require(marked.firstRange(of: "¦")?.lowerBound)
    let before = marked[..<start]
    client.open(marked.replacing("¦", with: ""))
    let line = before.utf8.count { $0 == 0x0A }
    let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let items = try client.ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(Conversation.uri)],
        "position": ["line": .integer(line), "character": .integer(character)],
      ])["items"]?.array
    return (items ?? []).map { item in
      (
        item["label"]?.string ?? "", item["textEdit"]?["newText"]?.string ?? "", item["detail"]?.string ?? "",
        item["sortText"]?.string?.hasPrefix("0") ?? false
      )
    }.sorted { ($0.isFirst ? 0 : 1, $0.label) < ($1.isFirst ? 0 : 1, $1.label) }
  }

  @Test("the result of code is what it prints, on as many lines")
  func result() throws {
    let code = "result: |-\n      1 é\n      2 é"
    let found = try offers(code, "result: ¦")
    #expect(found.map(\.text) == ["|\n  1 é\n  2 é"] && found[0].detail == "what the code prints")
    #expect(try offers(code, "result:¦").map(\.text) == [" |\n  1 é\n  2 é"])
  }

  @Test("of the answers the one that a run proves comes first")
  func answers() throws {
    let found = try offers("correctAnswerIndex: 1", "correctAnswerIndex: ¦")
    #expect(found.map(\.label) == ["0", "1", "2"] && found[0].isFirst && !found[1].isFirst)
    #expect(found[0].detail == "'5', right, as a run shows")
    let first = try offers("correctAnswerIndex: 1", "correctAnswerIndex: ¦", proven: false)
    #expect(first.map(\.isFirst) == [true, false, false] && first[0].label == "0")
  }

  @Test("a card of each kind comes with the keys that it must have, indented as its place is")
  func cards() throws {
    let found = try offers("  - id: add", "  - ¦\n  - id: add")
    let executor = try #require(found.first { $0.label == "executor" })
    #expect(
      executor.text
        == "id: ${1:id}\n  type: executor\n  text: ${2:Run it and look.}\n  code: ${3:print(\"Hello\")}\n  result: ${4:Hello}"
    )
    let plain = try offers("  - id: add", "  - ¦\n  - id: add", [:]).first { $0.label == "executor" }
    #expect(
      plain?.text
        == "id: id\n    type: executor\n    text: Run it and look.\n    code: print(\"Hello\")\n    result: Hello")
  }

  @Test("a value in quotes is completed between them")
  func quotes() throws {
    let changes = ["m/b/c.yaml": "title: C\ncards: []\n", "m/b/block.yaml": "title: B\nepisodes: [a, c]\n"]
    for quote in ["\"", "'"] {
      var client = Conversation(changes)
      client.open()
      try client.check()
      client.open(Conversation.episode.replacing("teaches:", with: "requires: [\(quote)m/\(quote)]\nteaches:"))
      let found = try client.ask("textDocument/completion", before: "m/", plus: 2)["items"]?.array
      let item = try #require(found?.first { $0["label"] == "m/b/c" })
      client.apply(item["textEdit"] ?? .null)
      #expect(client.text.contains("requires: [\(quote)m/b/c\(quote)]"))
      #expect(found?.contains { $0["label"] == "m/b/a" } == false)
    }
  }

  @Test("keys are offered that the kind of card has and that are not there yet")
  func missingKeys() throws {
    let labels = try offers("    answers:", "    ¦\n    answers:").map(\.label)
    #expect(labels.contains("asks") && labels.contains("explanation"))
    #expect(!labels.contains("answers") && !labels.contains("lines"))
  }

  @Test("the keys of a mapping are those of its place, not of its name")
  func nestedForms() throws {
    let stars = try offers("title: Hello", "title: Hello\nstars: {¦}")
    #expect(Set(stars.map(\.label)) == ["three", "two", "finished"])
    #expect(try offers("title: Hello", "title: Hello\nstars: {t¦}").contains { $0.text == "three: $1" })
    let badge = try offers("title: Hello", "title: Hello\nbadge: {¦}").map(\.label)
    #expect(badge.contains("title") && !badge.contains("three"))
    let task = "  - id: add\n    type: challenge\n    checks:\n      - ¦\n  - id: add"
    #expect(try offers("  - id: add", task).map(\.label).contains("result"))
  }

  @Test("a key comes with the beginning of its value, and alone before a colon")
  func keys() throws {
    #expect(try offers("    answers:", "    hi¦\n    answers:").first { $0.label == "hints" }?.text == "hints: [$1]")
    #expect(try offers("    answers:", "    hi¦: []\n    answers:").first { $0.label == "hints" }?.text == "hints")
    #expect(try offers("    answers:", "    hi¦\n    answers:", [:]).first { $0.label == "hints" }?.text == "hints: ")
  }

  @Test("ids, concepts and unlisted lessons of the whole curriculum are offered where they may be")
  func names() throws {
    #expect(try offers("teaches: [python.call.print]", "teaches: [¦]").contains { $0.label == "python.while" })
    #expect(try offers("teaches: [", "requires: [¦]\nteaches: [").map(\.label) == [])
    var client = Conversation(["m/b/c.yaml": "title: C\ncards: []\n"])
    let block = "file:///course/m/b/block.yaml"
    client.open("title: B\nepisodes: [a, ]\n", at: block)
    try client.check()
    let items = try client.ask(
      "textDocument/completion",
      ["textDocument": ["uri": .string(block)], "position": ["line": 1, "character": 14]])["items"]
    #expect(items?.array?.compactMap { $0["label"]?.string } == ["c"])
  }

  @Test("rules are offered in a comment that silences them, and in the settings")
  func rules() throws {
    let found = try offers("title: Hello", "title: Hello\n# hornbook: ignore answ¦")
    #expect(found.first?.label == "answer-key-wrong" && found.first?.isFirst == true)
    #expect(found.contains { $0.label == "dead-end" })
    #expect(try offers("title: Hello", "title: Hello\n# hornbook: ignore dead-end because ¦").isEmpty)
  }
}
