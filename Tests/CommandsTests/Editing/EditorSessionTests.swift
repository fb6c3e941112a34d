import Foundation
import JSON
import TestSupport
import Testing

/// `hornbook lsp` as a process, with editors that behave badly.
@Suite("Editor sessions")
struct EditorSessionTests {
  private let folder: TemporaryDirectory
  private let episode = "training/printing/say-hello.yaml"

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
  }

  private var root: String { "\(folder.path)/curriculum" }
  private func uri(_ path: String) -> String { "file://\(root)/\(path)" }

  private func client() throws -> EditorClient {
    try EditorClient(
      BuiltProduct.path(of: "hornbook"), environment: ["XDG_CACHE_HOME": "\(folder.path)/cache"])
  }

  private func open(_ path: String, _ text: String, in client: EditorClient) {
    client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri(path)), "languageId": "yaml", "version": 1, "text": .string(text)]])
  }

  private var broken: String {
    SampleCurriculum.files[episode]?.replacingOccurrences(of: "result: Champion", with: "result: Loser") ?? ""
  }

  private func codes(of path: String, _ client: EditorClient) -> [String] {
    (client.shown[uri(path)] ?? []).compactMap { $0["code"]?.string }
  }

  @Test("the curriculum of the editor's folder is checked before a file is opened")
  func workspace() throws {
    try folder.write(broken, to: "curriculum/\(episode)")
    for root in [folder.path, root, "\(root)/training"] {
      let client = try client()
      client.begin(in: root)
      #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] }, "\(root)")
      #expect(client.end() == 0)
    }
  }

  @Test("an editor that can watch files is asked to, and changes of others are seen")
  func watching() throws {
    let client = try client()
    client.begin(
      in: root, capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    #expect(client.wait { $0.others.contains { $0["method"] == "client/registerCapability" } })
    let registration = client.others.first?["params"]?["registrations"]?[0]
    #expect(registration?["method"] == "workspace/didChangeWatchedFiles")
    client.send(EditorClient.framed(["jsonrpc": "2.0", "id": client.others.first?["id"] ?? .null, "result": .null]))
    try folder.write(broken, to: "curriculum/\(episode)")
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(episode)), "type": 2]]])
    #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
    try FileManager.default.removeItem(atPath: root)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string("file://\(root)"), "type": 3]]])
    #expect(client.wait { $0.shown.isEmpty })
    #expect(client.end() == 0)
  }

  @Test("findings go with the last text of a curriculum that is no part of the editor's folders")
  func left() throws {
    let client = try client()
    client.begin(in: "/")
    open(episode, broken, in: client)
    #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri(episode))]])
    #expect(client.wait { $0.shown.isEmpty })
    open(episode, broken, in: client)
    #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
    #expect(client.end() == 0)
  }

  @Test("what a session found is left to the next one, when it is asked to end and when it is left")
  func cache() throws {
    for isAsked in [true, false] {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/cache")
      let client = try client()
      client.begin(in: root)
      open(episode, broken, in: client)
      #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
      if !isAsked { client.closeInput() }
      #expect((isAsked ? client.end() : client.wait()) == (isAsked ? 0 : 1))
      #expect(try folder.files().contains { $0.hasSuffix(".proofs") }, "\(isAsked)")
    }
  }

  @Test("an editor that takes no more messages ends the process without a crash")
  func deaf() throws {
    let client = try client()
    client.begin(in: root)
    client.closeOutput()
    for number in 0..<50 {
      client.send(
        EditorClient.framed(["jsonrpc": "2.0", "id": .integer(number), "method": "no/such", "params": .null]))
    }
    #expect(client.wait() == 1)
  }

  @Test("a huge file, a line of 5 MB and messages of 64 MiB do not keep it from answering")
  func huge() throws {
    let client = try client()
    client.begin(in: root)
    let lines = String(
      repeating: "# a line of no use, é😀 and all that, it is one of very many lines: [\n", count: 150_000)
    open(episode, lines + broken, in: client)
    func ask(_ method: String, line: Int) -> JSONValue? {
      client.request(
        method,
        [
          "textDocument": ["uri": .string(uri(episode))], "position": ["line": .integer(line), "character": 3],
          "range": ["start": ["line": 0, "character": 0], "end": ["line": .integer(line), "character": 0]],
        ])
    }
    let methods = ["completion", "hover", "codeAction", "definition", "references", "documentSymbol", "foldingRange"]
    for method in methods { #expect(ask("textDocument/\(method)", line: 150_001) != nil, "\(method)") }
    let change: JSONValue = ["text": .string("title: \"" + String(repeating: "é😀", count: 800_000) + "\"\n" + broken)]
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri(episode)), "version": 2], "contentChanges": [change]])
    for method in methods { #expect(ask("textDocument/\(method)", line: 0) != nil, "\(method)") }
    client.send(
      Array("Content-Length: \((64 << 20) + 7)\r\n\r\n".utf8) + [UInt8](repeating: 0x5B, count: (64 << 20) + 7))
    client.send(Array("Content-Length: \(64 << 20)\r\n\r\n".utf8) + [UInt8](repeating: 0x20, count: 64 << 20))
    client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri(episode)), "version": 3], "contentChanges": [["text": .string(broken)]]])
    #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
    #expect(client.end() == 0)
  }

  @Test("noise between messages is passed over, in whatever pieces it comes")
  func noise() throws {
    var random = SeededRandom(seed: 9)
    let client = try client()
    client.begin(in: root)
    for round in 0..<60 {
      var bytes = EditorClient.framed([
        "jsonrpc": "2.0", "id": "x", "method": "textDocument/hover", "params": [.integer(round)],
      ])
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.remove(at: place)
        }
      }
      for piece in stride(from: 0, to: bytes.count, by: 13) {
        client.send(Array(bytes[piece..<min(piece + 13, bytes.count)]))
      }
    }
    // A length that is wrong may take the next messages for its own; it is found out as soon as these are there.
    for _ in 0..<40 { client.notify("$/nothing", [:]) }
    client.send([UInt8](repeating: 0x20, count: 200_000))
    open(episode, broken, in: client)
    #expect(client.wait { codes(of: episode, $0) == ["wrong-result"] })
    #expect(client.end() == 0)
  }
}
