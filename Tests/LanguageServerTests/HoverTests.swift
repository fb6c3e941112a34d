import JSON
import Testing

@Suite("Hover")
struct HoverTests {
  private func hover(_ mark: String, plus count: Int = 0, in text: String = Conversation.episode) throws -> String? {
    var client = Conversation()
    client.open(text)
    return try client.ask("textDocument/hover", before: mark, plus: count)["contents"]?["value"]?.string
  }

  @Test("the key of an answer has why it is right or wrong below what it means")
  func key() throws {
    let shown = try #require(try hover("correctAnswerIndex", plus: 3))
    #expect(shown.contains("counted from 0"))
    #expect(shown.contains("- ✗ answer 1: '23' is wrong, but the card says that it is right"))
  }

  @Test("code has what it prints")
  func code() throws {
    let shown = try #require(try hover("print(n", plus: 2))
    #expect(shown.contains("✓ 1 run: it came to its end") && shown.contains("  1 é\n  2 é"))
  }

  @Test("a concept has what it is and where it is taught first")
  func concept() throws {
    #expect(
      try hover("python.call", plus: 2) == """
        **python.call.print** (built-in functions and types): a call of print()

        first taught in 'm/b/a' (Hello)
        """)
  }

  @Test("a concept that there is not is said not to be there, and a kind of card is explained")
  func unknown() throws {
    let text = Conversation.episode.replacing("python.call.print", with: "python.whle")
    #expect(try hover("python.whle", plus: 2, in: text) == "there is no concept 'python.whle'")
    #expect(try hover("executor", plus: 2)?.hasPrefix("**executor**: Code that the learner runs") == true)
  }

  @Test("what an author writes is not taken for Markdown")
  func escapes() throws {
    let text = Conversation.episode.replacing("title: Hello", with: "title: \"![](https://example.org/a.png)\"")
    let shown = try #require(try hover("python.call", plus: 2, in: text))
    #expect(shown.hasSuffix("(\\!\\[\\](https://example.org/a.png))"))
  }

  @Test("a rule that is silenced is explained")
  func rule() throws {
    let text = Conversation.episode.replacing("cards:", with: "# hornbook: ignore dead-end because it ends\ncards:")
    #expect(try hover("dead-end", plus: 4, in: text)?.hasPrefix("**dead-end** (") == true)
    #expect(try hover("because", plus: 2, in: text) == nil)
  }

  @Test("what a file lists is described")
  func item() throws {
    var client = Conversation()
    let block = "file:///course/m/b/block.yaml"
    client.open("title: B\nepisodes: [a]\n", at: block)
    let position: JSONValue = ["line": 1, "character": 11]
    let shown = try client.ask("textDocument/hover", ["textDocument": ["uri": .string(block)], "position": position])
    #expect(
      shown["contents"]?["value"] == "**Hello**, an episode of 3 cards\n\nteaches python.call.print")
  }

  @Test("a client that names no formats gets a string")
  func string() throws {
    var client = Conversation([:], [:])
    client.open()
    let shown = try client.ask("textDocument/hover", before: "correctAnswerIndex", plus: 3)["contents"]?.string
    #expect(shown?.contains("counted from 0") == true)
  }
}
