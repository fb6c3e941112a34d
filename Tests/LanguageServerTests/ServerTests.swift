import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting
import Testing

@testable import LanguageServer

/// Whole conversations with a server, over files in memory.
struct ServerTests {
  /// A curriculum below `/course`.
  private struct Host: EditorHost {
    var files: [String: String]
    func curriculum(containing path: String) -> String? { path.hasPrefix("/course/") ? "/course" : nil }
    func bytes(of path: String) -> [UInt8]? { files[String(path.dropFirst("/course/".count))].map { Array($0.utf8) } }
    func address(ofRule code: Diagnostic.Code) -> String? { "https://example.org/rules/\(code)" }
    func schemas(of root: String) -> String? { nil }
    func showPreview(of root: String, at item: ItemPath) throws(RequestFailure) {}
    func write(_ bytes: [UInt8], to path: String) throws(RequestFailure) {}

    func check(_ job: CheckJob) throws -> CheckedCurriculum {
      var files = files
      for (path, bytes) in job.overlay { files[path] = String(decoding: bytes, as: UTF8.self) }
      let (authored, reading) = try CurriculumReader.read(FilesInMemory(files))
      return CheckedCurriculum(
        root: "/course", authored, findings: Linter().lint(authored, reading: reading).diagnostics)
    }
  }

  private static let episode = """
    title: Hello
    cards:
      - id: add
        type: questionWithCode
        text: What does it print?
        code: print(2 + 3)
        answers: [5, 23, 6]
        correctAnswerIndex: 1
      - {id: done, type: finished, header: Done, text: You did it.}

    """

  private let host = Host(files: [
    "curriculum.yaml": "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m]\n",
    "m/module.yaml": "title: M\nlanguage: python\nsummary: It begins.\nblocks: [b]\n",
    "m/b/block.yaml": "title: B\nepisodes: [a]\n", "m/b/a.yaml": episode,
  ])

  private static let uri = "file:///course/m/b/a.yaml"

  private static let abilities: JSONValue = [
    "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]]],
    "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]],
  ]

  private func begin() -> LanguageServer {
    var server = LanguageServer(host)
    _ = server.handle(.request(id: 1, method: "initialize", params: ["capabilities": Self.abilities]))
    _ = server.handle(.notification(method: "initialized", params: [:]))
    return server
  }

  private func open(_ text: String, in server: inout LanguageServer) throws -> [JSONValue] {
    let document: JSONValue = ["uri": .string(Self.uri), "version": 1, "text": .string(text)]
    _ = server.handle(.notification(method: "textDocument/didOpen", params: ["textDocument": document]))
    return try check(&server)
  }

  private func check(_ server: inout LanguageServer) throws -> [JSONValue] {
    guard let job = server.takeJob() else { return [] }
    let curriculum = try host.check(job)
    return server.finish(job, curriculum) + server.finish(job, ProvenTexts(job, curriculum))
  }

  private func codes(_ messages: [JSONValue]) -> [String] {
    messages.filter { $0["params"]?["uri"]?.string == Self.uri }
      .flatMap { $0["params"]?["diagnostics"]?.array ?? [] }.compactMap { $0["code"]?.string }
  }

  @Test("what is found in a text that is open comes with its place, and goes when it is repaired")
  func findings() throws {
    var server = begin()
    let found = try open(Self.episode, in: &server)
    #expect(codes(found) == ["answer-key-wrong"])
    let finding = found.first { $0["params"]?["uri"]?.string == Self.uri }?["params"]?["diagnostics"]?[0]
    #expect(finding?["range"]?["start"]?["line"] == 7)
    #expect(finding?["codeDescription"]?["href"]?.string == "https://example.org/rules/answer-key-wrong")
    let change: JSONValue = [
      "textDocument": ["uri": .string(Self.uri), "version": 2],
      "contentChanges": [
        [
          "range": ["start": ["line": 7, "character": 24], "end": ["line": 7, "character": 25]], "text": "0",
        ]
      ],
    ]
    _ = server.handle(.notification(method: "textDocument/didChange", params: change))
    let repaired = try check(&server)
    #expect(repaired.count == 1 && codes(repaired).isEmpty)
    #expect(try check(&server).isEmpty)
  }

  @Test("what could be left out is what rules report")
  func tags() {
    #expect(Diagnostic.unneeded.filter { AllRules.description(of: $0) == nil } == [])
  }

  @Test("a repair is offered where it is found, and silence only for what is not an error")
  func repairs() throws {
    var server = begin()
    _ = try open(Self.episode, in: &server)
    let range: JSONValue = ["start": ["line": 7, "character": 0], "end": ["line": 7, "character": 30]]
    let answer = server.handle(
      .request(
        id: 7, method: "textDocument/codeAction", params: ["textDocument": ["uri": .string(Self.uri)], "range": range]))
    let actions = answer[0]["result"]?.array ?? []
    let edits = actions.first?["edit"]?["changes"]?[Self.uri]?.array ?? []
    #expect(actions.count == 1 && edits.map { $0["newText"]?.string } == ["0"])
  }

  @Test("keys are offered that the kind of card has and that are not there yet")
  func completion() throws {
    var server = begin()
    let text = Self.episode.replacing("    answers:", with: "    \n    answers:")
    _ = try open(text, in: &server)
    let answer = server.handle(
      .request(
        id: 8, method: "textDocument/completion",
        params: ["textDocument": ["uri": .string(Self.uri)], "position": ["line": 6, "character": 4]]))
    let labels = (answer[0]["result"]?["items"]?.array ?? []).compactMap { $0["label"]?.string }
    #expect(labels.contains("asks") && labels.contains("explanation"))
    #expect(!labels.contains("answers") && !labels.contains("lines"))
  }

  @Test("a key is explained")
  func hover() throws {
    var server = begin()
    _ = try open(Self.episode, in: &server)
    let answer = server.handle(
      .request(
        id: 9, method: "textDocument/hover",
        params: ["textDocument": ["uri": .string(Self.uri)], "position": ["line": 6, "character": 6]]))
    #expect(answer[0]["result"]?["contents"]?["value"]?.string?.contains("in the order shown") == true)
  }

  @Test("what a file lists leads to the file, and a card's id to all places where it is named")
  func navigation() throws {
    var server = begin()
    _ = try open(Self.episode, in: &server)
    func ask(_ method: String, _ uri: String, line: Int, character: Int) -> JSONValue? {
      let position: JSONValue = ["line": .integer(line), "character": .integer(character)]
      let params: JSONValue = ["textDocument": ["uri": .string(uri)], "position": position]
      return server.handle(.request(id: 9, method: method, params: params))[0]["result"]
    }
    let block = "file:///course/m/b/block.yaml"
    #expect(ask("textDocument/definition", block, line: 1, character: 11)?["uri"]?.string == Self.uri)
    #expect(ask("textDocument/references", block, line: 1, character: 11)?.array?.count == 1)
    #expect(ask("textDocument/definition", Self.uri, line: 2, character: 9)?["range"]?["start"]?["line"] == 2)
  }

  @Test("another id goes everywhere where the old one is, which stays under 'formerly'")
  func renaming() throws {
    var server = begin()
    _ = try open(Self.episode, in: &server)
    let params: JSONValue = [
      "textDocument": ["uri": "file:///course/m/b/block.yaml"], "position": ["line": 1, "character": 11],
      "newName": "hello-again",
    ]
    let edit = server.handle(.request(id: 1, method: "textDocument/rename", params: params))[0]["result"]
    let changes = edit?["documentChanges"]?.array ?? []
    let texts = changes.flatMap { $0["edits"]?.array ?? [] }.compactMap { $0["newText"]?.string }
    #expect(texts == ["\nformerly: [a]", "hello-again"] || texts == ["hello-again", "\nformerly: [a]"])
    #expect(changes.last?["newUri"]?.string == "file:///course/m/b/hello-again.yaml")
    let odd = params.object.map { object -> JSONValue in
      var object = object
      object["newName"] = "Hello again"
      return .object(object)
    }
    let refused = server.handle(.request(id: 2, method: "textDocument/rename", params: odd ?? .null))
    #expect(refused[0]["error"]?["code"] == -32602)
  }

  @Test("an episode is outlined by its cards, and a name is found in the whole curriculum")
  func symbols() throws {
    var server = begin()
    _ = try open(Self.episode, in: &server)
    let params: JSONValue = ["textDocument": ["uri": .string(Self.uri)]]
    let outline = server.handle(.request(id: 1, method: "textDocument/documentSymbol", params: params))[0]["result"]
    #expect(outline?.array?.compactMap { $0["name"]?.string } == ["add", "done"])
    let found = server.handle(.request(id: 2, method: "workspace/symbol", params: ["query": "DON"]))[0]["result"]
    #expect(found?.array?.compactMap { $0["name"]?.string } == ["m/b/a/done"])
    let folds = server.handle(.request(id: 3, method: "textDocument/foldingRange", params: params))[0]["result"]
    #expect(folds?.array?.count == 1)
  }

  @Test("a conversation begins with 'initialize' and ends with 'shutdown' and 'exit'")
  func phases() {
    var server = LanguageServer(host)
    let early = server.handle(.request(id: 1, method: "textDocument/hover", params: [:]))
    #expect(early[0]["error"]?["code"] == -32002)
    _ = server.handle(.request(id: 2, method: "initialize", params: [:]))
    #expect(server.handle(.request(id: 3, method: "no/such", params: [:]))[0]["error"]?["code"] == -32601)
    #expect(server.handle(.request(id: "x", method: "shutdown", params: .null))[0]["result"] == .null)
    #expect(server.exitStatus == nil)
    _ = server.handle(.notification(method: "exit", params: .null))
    #expect(server.exitStatus == 0)
  }

  @Test("a client that goes without a word leaves the status 1")
  func exit() {
    var server = begin()
    _ = server.handle(.notification(method: "exit", params: .null))
    #expect(server.exitStatus == 1)
  }
}
