import Diagnostics
import JSON
import Testing

@testable import LanguageServer

/// What becomes of checks while somebody goes on typing.
@Suite("Stale checks")
struct StaleCheckTests {
  private static let host = Conversation.Host([:], roots: ["/one", "/two"])

  private static let text = """
    locale: en
    titel: Hello
    minimumClient: "1.0.0"
    modules: [m]

    """

  private func server(_ roots: String...) -> LanguageServer {
    var server = LanguageServer(Self.host)
    _ = server.handle(.request(id: 1, method: "initialize", params: [:]))
    for root in roots { _ = open(root, Self.text, in: &server) }
    return server
  }

  private func uri(_ root: String) -> JSONValue { .string("file://\(root)/curriculum.yaml") }

  private func open(_ root: String, _ text: String, in server: inout LanguageServer) -> [JSONValue] {
    let document: JSONValue = ["uri": uri(root), "version": 1, "text": .string(text)]
    return server.handle(.notification(method: "textDocument/didOpen", params: ["textDocument": document]))
  }

  private func type(_ text: String, line: Int, in root: String, _ server: inout LanguageServer) {
    let place: JSONValue = ["line": .integer(line), "character": 0]
    let change: JSONValue = ["range": ["start": place, "end": place], "text": .string(text)]
    _ = server.handle(
      .notification(
        method: "textDocument/didChange",
        params: ["textDocument": ["uri": uri(root), "version": 2], "contentChanges": [change]]))
  }

  private func nextJob(of server: inout LanguageServer) throws -> CheckJob {
    let job = server.takeJob()
    return try #require(job)
  }

  private func check(_ job: CheckJob) throws -> CheckedCurriculum { try Self.host.check(job) }

  private func findings(_ messages: [JSONValue]) -> [String: JSONValue] {
    let all = messages.flatMap { $0["params"]?["diagnostics"]?.array ?? [] }
    return Dictionary(all.map { ($0["code"]?.string ?? "", $0["range"] ?? .null) }) { first, _ in first }
  }

  @Test("a check is given up when a text of its curriculum changes, and of three in a row one is made to its end")
  func starvation() throws {
    var server = server("/one")
    var finished = 0
    for _ in 0..<9 {
      let job = try nextJob(of: &server)
      #expect(!server.givesUp(job))
      type("# more\n", line: 3, in: "/one", &server)
      if server.givesUp(job) {
        server.cancel(job)
      } else {
        finished += 1
        _ = server.finish(job, try check(job))
      }
    }
    #expect(finished == 3)
  }

  @Test("a change of one curriculum leaves the check of another alone, and neither waits for ever")
  func turns() throws {
    var server = server("/two", "/one")
    let first = try nextJob(of: &server)
    #expect(first.root == "/two")
    type("# more\n", line: 0, in: "/one", &server)
    #expect(!server.givesUp(first))
    type("# more\n", line: 0, in: "/two", &server)
    #expect(server.givesUp(first))
    server.cancel(first)
    #expect(try nextJob(of: &server).root == "/one")
    #expect(try nextJob(of: &server).root == "/two")
    #expect(server.stale.isEmpty)
  }

  @Test("findings of a text that has changed since are shown where they are now, but for what changed")
  func carried() throws {
    var server = server("/one")
    let job = try nextJob(of: &server)
    type("# a line above, 😀\n", line: 0, in: "/one", &server)
    let shown = findings(server.finish(job, try check(job)))
    #expect(shown["unknown-key"]?["start"]?["line"] == 2)
    let next = try nextJob(of: &server)
    type("t", line: 2, in: "/one", &server)
    let rest = findings(server.finish(next, try check(next)))
    #expect(rest["unknown-key"] == nil && !rest.isEmpty)
  }

  @Test("an address with other escapes is the same document")
  func escapes() throws {
    var server = server("/one")
    _ = server.handle(
      .notification(
        method: "textDocument/didChange",
        params: [
          "textDocument": ["uri": "file:///one/./curricul%75m.yaml", "version": 2],
          "contentChanges": [["text": "title: x\n"]],
        ]))
    #expect(server.texts.count == 1)
    #expect(server.texts.values.first?.text.source.bytes == Array("title: x\n".utf8))
  }

  @Test("findings are shown again in a file that is closed and opened, and nothing is kept of it in the end")
  func opening() throws {
    var server = server("/one", "/two")
    while let job = server.takeJob() { _ = server.finish(job, try check(job)) }
    let again = open("/one", Self.text, in: &server)
    #expect(findings(again)["unknown-key"] != nil)
    var sent: [JSONValue] = []
    for root in ["/one", "/two"] {
      sent += server.handle(
        .notification(method: "textDocument/didClose", params: ["textDocument": ["uri": uri(root)]]))
    }
    #expect(sent.count == 2 && findings(sent).isEmpty)
    #expect(server.published.isEmpty && server.curricula.isEmpty && server.texts.isEmpty && server.stale.isEmpty)
  }

  @Test(
    "a place of a text keeps its letters while others change",
    arguments: [
      ("title: A\nx", "title: Abc\nx", Span(9, 10), Span(11, 12)), ("abc", "abc", Span(0, 3), Span(0, 3)),
      ("abcdef", "abXdef", Span(4, 5), Span(4, 5)), ("abcdef", "abcdef!", Span(1, 3), Span(1, 3)),
    ])
  func differences(old: String, new: String, before: Span, after: Span) {
    #expect(TextDifference(from: Array(old.utf8), to: Array(new.utf8)).span(before) == after)
  }
}
