import JSON
import Testing

@Suite("Requests that wait")
struct WaitingTests {
  private static let document: JSONValue = ["textDocument": ["uri": .string(Conversation.uri)]]

  @Test("a request about facts is answered once the present text is checked")
  func waits() throws {
    var client = Conversation()
    client.open()
    #expect(client.server.handle(.request(id: 7, method: "textDocument/codeLens", params: Self.document)).isEmpty)
    let next = client.server.takeJob()
    let job = try #require(next)
    client.write(Conversation.episode.replacing("id: run", with: "id: again"))
    // What was checked is the text before: the request goes on waiting.
    let old = try client.host.check(job)
    #expect(!client.server.finish(job, old).contains { $0["id"] == 7 })
    #expect(!client.server.finish(job, .init(job, old)).contains { $0["id"] == 7 })
    let answer = try client.check().first { $0["id"] == 7 }?["result"]
    #expect(answer?.array?.contains { $0["command"]?["arguments"]?[1] == "m/b/a/again" } == true)
  }

  @Test("what is typed is completed at once")
  func completion() throws {
    var client = Conversation()
    client.open()
    let params: JSONValue = [
      "textDocument": ["uri": .string(Conversation.uri)], "position": ["line": 3, "character": 0],
    ]
    #expect(client.server.handle(.request(id: 7, method: "textDocument/completion", params: params)).count == 1)
  }

  @Test("a request that waits can be cancelled, and is not answered again")
  func cancelled() throws {
    var client = Conversation()
    client.open()
    #expect(client.server.handle(.request(id: "a", method: "textDocument/codeLens", params: Self.document)).isEmpty)
    let sent = client.server.handle(.notification(method: "$/cancelRequest", params: ["id": "a"]))
    #expect(sent.map { $0["error"]?["code"] } == [-32800] && sent.map { $0["id"] } == ["a"])
    #expect(try client.check().allSatisfy { $0["id"] != "a" })
    #expect(client.server.handle(.notification(method: "$/cancelRequest", params: ["id": "a"])).isEmpty)
  }

  @Test("what waits for a check that cannot be made is answered all the same")
  func failed() throws {
    var client = Conversation()
    client.open()
    #expect(client.server.handle(.request(id: 7, method: "textDocument/inlayHint", params: Self.document)).isEmpty)
    let next = client.server.takeJob()
    let job = try #require(next)
    let sent = client.server.fail(job, "the disk is gone")
    #expect(sent.map { $0["method"] } == ["window/logMessage", nil] && sent[1]["result"] == [])
  }
}
