import JSON
import LanguageServer
import Testing

@Suite("Phases of a conversation")
struct PhasesTests {
  @Test("a conversation begins with 'initialize' and ends with 'shutdown' and 'exit'")
  func phases() {
    var server = LanguageServer(Conversation.Host([:]))
    let early = server.handle(.request(id: 1, method: "textDocument/hover", params: [:]))
    #expect(early[0]["error"]?["code"] == -32002)
    _ = server.handle(.request(id: 2, method: "initialize", params: [:]))
    #expect(server.handle(.request(id: 3, method: "no/such", params: [:]))[0]["error"]?["code"] == -32601)
    #expect(server.handle(.request(id: "x", method: "shutdown", params: .null))[0]["result"] == .null)
    #expect(server.exitStatus == nil)
    _ = server.handle(.notification(method: "exit", params: .null))
    #expect(server.exitStatus == 0)
  }

  @Test("a client that goes without asking leaves the status 1")
  func exit() {
    var client = Conversation()
    client.tell("exit", .null)
    #expect(client.server.exitStatus == 1)
  }
}
