import JSON
import LanguageServer
import TestSupport
import Testing

/// Messages of all methods with whatever in them.
@Suite("Random conversations")
struct ServerFuzzTests {
  private static let host = Conversation.Host([
    "curriculum.yaml": "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m]\n",
    "m/module.yaml": "title: M\nlanguage: python\nsummary: It begins.\nblocks: [b]\n",
    "m/b/block.yaml": "title: B\nepisodes: [a]\n",
    "m/b/a.yaml": "title: A 😀\ncards:\n  - {id: done, type: finished, header: Done, text: You did it.}\n",
  ])

  private static let methods = [
    "initialize", "initialized", "shutdown", "$/cancelRequest", "$/setTrace", "textDocument/didOpen",
    "textDocument/didChange", "textDocument/didClose", "textDocument/didSave", "workspace/didChangeWatchedFiles",
    "workspace/didChangeWorkspaceFolders", "workspace/didChangeConfiguration", "textDocument/completion",
    "completionItem/resolve", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/documentSymbol", "workspace/symbol", "textDocument/codeAction", "codeAction/resolve",
    "textDocument/formatting", "textDocument/rename", "textDocument/prepareRename", "textDocument/foldingRange",
    "textDocument/documentLink", "textDocument/documentHighlight", "textDocument/codeLens", "codeLens/resolve",
    "textDocument/inlayHint", "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
    "textDocument/selectionRange", "textDocument/onTypeFormatting", "workspace/executeCommand", "no/such",
  ]

  private static let texts = [
    "", "a", "😀", "file:///course/m/b/a.yaml", "file:///course/m/b/block.yaml", "file:///course/none.yaml",
    "file:///course/../etc/passwd", "file:///course/%00.yaml", "file:///course/%zz", "file://", "untitled:Untitled-1",
    "https://example.org/a.yaml", "file:///course/curriculum.yaml", "m/b/a", "hornbook.run", "title: B\ncards: [\n",
  ]
  private static let numbers = [0, 1, 2, 3, 7, -1, -9, 1_000, 1 << 31, 1 << 53, .max, .min]

  private func position(_ random: inout SeededRandom) -> JSONValue {
    Int.random(in: 0..<10, using: &random) == 0
      ? value(depth: 1, &random)
      : ["line": number(&random), "character": number(&random)]
  }

  private func number(_ random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: value(depth: 1, &random)
    case 1: .integer(Self.numbers.randomElement(using: &random) ?? 0)
    default: .integer(Int.random(in: 0..<12, using: &random))
    }
  }

  private func text(_ random: inout SeededRandom) -> JSONValue {
    .string(Self.texts.randomElement(using: &random) ?? "")
  }

  /// Any value.
  private func value(depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(true)
    case 2, 3: return text(&random)
    case 4: return .integer(Self.numbers.randomElement(using: &random) ?? 0)
    case 5: return 1.5
    case 6: return .array((0..<2).map { _ in value(depth: depth - 1, &random) })
    default:
      var object = JSONObject()
      for key in ["uri", "text", "range", "line", "start"].shuffled(using: &random).prefix(2) {
        object[key] = value(depth: depth - 1, &random)
      }
      return .object(object)
    }
  }

  /// What a method has, most of it as it should be.
  private func params(_ random: inout SeededRandom) -> JSONValue {
    var object = JSONObject()
    func add(_ key: String, _ member: JSONValue) {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: break
      case 1: object[key] = value(depth: 3, &random)
      default: object[key] = member
      }
    }
    let uri = text(&random)
    let range: JSONValue = ["start": position(&random), "end": position(&random)]
    add("textDocument", ["uri": uri, "version": number(&random), "languageId": "yaml", "text": text(&random)])
    add("position", position(&random))
    add("range", range)
    add("newName", text(&random))
    add("query", text(&random))
    add("context", ["diagnostics": [value(depth: 2, &random)], "includeDeclaration": true])
    add("contentChanges", [["range": range, "text": text(&random)], ["text": text(&random)]])
    add("changes", [["uri": uri, "type": number(&random)], value(depth: 2, &random)])
    add("event", ["added": [["uri": text(&random)]], "removed": [["uri": text(&random)]]])
    add("rootUri", text(&random))
    add("capabilities", value(depth: 3, &random))
    add("command", text(&random))
    add("arguments", [value(depth: 3, &random), range])
    add("positions", [position(&random)])
    add("data", value(depth: 2, &random))
    add("options", ["tabSize": number(&random), "insertSpaces": value(depth: 0, &random)])
    add("id", number(&random))
    return Int.random(in: 0..<20, using: &random) == 0 ? value(depth: 3, &random) : .object(object)
  }

  @Test("each request is answered once, whatever is in it", arguments: Array(1...20) as [UInt64])
  func conversations(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let host = Self.host
    var (server, sent, asked): (LanguageServer, [JSONValue], Set<JSONValue>) = (LanguageServer(host), [], [])
    func check() throws {
      while let job = server.takeJob() {
        let checked = try host.check(job)
        sent += server.finish(job, checked)
        sent += server.finish(job, ProvenTexts(job, checked))
      }
    }
    if seed % 5 > 0 {
      _ = server.handle(.request(id: "first", method: "initialize", params: ["rootUri": "file:///course"]))
    }
    for number in 0..<400 {
      let method = Self.methods.randomElement(using: &random) ?? ""
      if method == "shutdown", number < 380 { continue }
      let params = params(&random)
      if Bool.random(using: &random) {
        sent += server.handle(.notification(method: method, params: params))
      } else {
        asked.insert(.integer(number))
        sent += server.handle(.request(id: .integer(number), method: method, params: params))
      }
      if number % 16 == 0 { try check() }
    }
    try check()
    let answered = sent.filter { $0["method"] == nil }.compactMap { $0["id"] }
    #expect(answered.count == asked.count && Set(answered) == asked)
    #expect(sent.allSatisfy { $0["method"] != nil || ($0["result"] == nil) != ($0["error"] == nil) })
    _ = server.handle(.request(id: "last", method: "shutdown", params: .null))
    _ = server.handle(.notification(method: "exit", params: .null))
    #expect(server.exitStatus == 0 || seed % 5 == 0)
  }
}
