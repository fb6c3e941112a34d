import Authoring
import CurriculumBundle
import Diagnostics
import JSON
import Linting
import Synchronization

@testable import LanguageServer

/// A client that talks with a server about a curriculum below `/course`, whose files are in memory.
struct Conversation {
  /// What the server sees of the machine.
  final class Host: EditorHost {
    let files: Mutex<[String: String]>
    /// What was written, by absolute paths.
    let written = Mutex<[String: [UInt8]]>([:])
    /// The items that were shown in a browser.
    let shown = Mutex<[ItemPath]>([])

    private let roots: [String]

    /// - Parameter roots: The folders of curricula, all with the same files.
    init(_ files: [String: String], roots: [String] = ["/course"]) {
      self.files = Mutex(files)
      self.roots = roots
    }

    func curriculum(containing path: String) -> String? { roots.first { path.hasPrefix("\($0)/") } }
    func bytes(of path: String) -> [UInt8]? {
      files.withLock { $0[String(path.dropFirst("/course/".count))].map { Array($0.utf8) } }
    }
    func address(ofRule code: Diagnostic.Code) -> String? { "https://example.org/rules/\(code)" }
    func schemas(of root: String) -> String? { nil }
    func showPreview(of root: String, at item: ItemPath) { shown.withLock { $0.append(item) } }
    func write(_ bytes: [UInt8], to path: String) { written.withLock { $0[path] = bytes } }

    func check(_ job: CheckJob) throws -> CheckedCurriculum {
      var files = files.withLock { $0 }
      for (path, bytes) in job.overlay { files[path] = String(decoding: bytes, as: UTF8.self) }
      let (authored, reading) = try CurriculumReader.read(FilesInMemory(files))
      return CheckedCurriculum(
        root: job.root, authored, findings: Linter().lint(authored, reading: reading).diagnostics)
    }
  }

  /// An episode with a question that is answered wrongly, and an executor that is right.
  static let episode = """
    title: Hello
    teaches: [python.call.print]
    cards:
      - id: add
        type: questionWithCode
        text: What does it print?
        code: print(2 + 3)
        answers: [5, 23, 6]
        correctAnswerIndex: 1
      - id: run
        type: executor
        text: Run it and look.
        code: |
          for n in [1, 2]:
            print(n, "é")
        result: |-
          1 é
          2 é
      - {id: done, type: finished, header: Done, text: You did it.}

    """

  static let uri = "file:///course/m/b/a.yaml"

  let host: Host
  var server: LanguageServer
  private(set) var text = ""
  private var version = 0
  private var lastID = 1
  /// What the server has sent that is no answer.
  private(set) var notices: [JSONValue] = []

  init(_ changes: [String: String] = [:], _ capabilities: JSONValue = Self.capabilities, of client: JSONValue = [:]) {
    var files = [
      "curriculum.yaml": "title: C\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m]\n",
      "m/module.yaml": "title: M\nlanguage: python\nsummary: It begins.\nblocks: [b]\n",
      "m/b/block.yaml": "title: B\nepisodes: [a]\n", "m/b/a.yaml": Self.episode,
    ]
    files.merge(changes) { $1 }
    host = Host(files)
    server = LanguageServer(host)
    _ = server.handle(
      .request(id: 1, method: "initialize", params: ["capabilities": capabilities, "clientInfo": client]))
    _ = server.handle(.notification(method: "initialized", params: [:]))
  }

  /// What most editors can do.
  static let capabilities: JSONValue = [
    "workspace": [
      "applyEdit": true, "workspaceEdit": ["documentChanges": true, "resourceOperations": ["create", "rename"]],
    ],
    "textDocument": [
      "completion": ["completionItem": ["snippetSupport": true]], "hover": ["contentFormat": ["markdown"]],
    ],
  ]

  /// Opens a file with a text.
  mutating func open(_ text: String = Self.episode, at uri: String = Self.uri) {
    (self.text, version) = (text, 1)
    let document: JSONValue = ["uri": .string(uri), "version": 1, "text": .string(text)]
    tell("textDocument/didOpen", ["textDocument": document])
  }

  /// Puts another text in the place of the whole one.
  mutating func write(_ text: String) {
    version += 1
    self.text = text
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(Self.uri), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  /// The edits of the open file in a workspace edit, which has to be for its present version.
  func edits(in workspaceEdit: JSONValue?) -> [JSONValue] {
    let changes = workspaceEdit?["documentChanges"]?.array ?? []
    let own = changes.filter { $0["textDocument"] == ["uri": .string(Self.uri), "version": .integer(version)] }
    return own.flatMap { $0["edits"]?.array ?? [] }
  }

  /// Makes an edit of the server's in the open file.
  mutating func apply(_ edit: JSONValue) {
    let text = IndexedText(SourceText(path: "", text))
    guard let span = edit["range"].flatMap({ PositionEncoding.utf16.span(of: $0, in: text) }) else { return }
    var bytes = text.source.bytes
    bytes.replaceSubrange(span.start..<span.end, with: (edit["newText"]?.string ?? "").utf8)
    write(String(decoding: bytes, as: UTF8.self))
  }

  mutating func tell(_ method: String, _ params: JSONValue) {
    notices += server.handle(.notification(method: method, params: params))
  }

  /// Makes the check that the server wants; gives what it sends then.
  @discardableResult
  mutating func check() throws -> [JSONValue] {
    guard let job = server.takeJob() else { return [] }
    let curriculum = try host.check(job)
    let sent = server.finish(job, curriculum) + server.finish(job, ProvenTexts(job, curriculum))
    notices += sent
    return sent
  }

  /// The result of a request, or its error; what has to be known for it is found out meanwhile.
  mutating func ask(_ method: String, _ params: JSONValue) throws -> JSONValue {
    lastID += 1
    let id: JSONValue = .integer(lastID)
    var sent = server.handle(.request(id: id, method: method, params: params))
    if !sent.contains(where: { $0["id"] == id }) { sent += try check() }
    notices += sent.filter { $0["id"] != id }
    let answer = sent.first { $0["id"] == id && $0["method"] == nil }
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  /// The same about the place before a mark in the open file, or behind some of it.
  mutating func ask(_ method: String, before mark: String, plus count: Int = 0) throws -> JSONValue {
    let position = place(of: mark, plus: count)
    return try ask(
      method,
      [
        "textDocument": ["uri": .string(Self.uri)], "position": position,
        "range": ["start": position, "end": position], "context": ["diagnostics": []],
      ])
  }

  /// A place as the protocol writes it, counted in UTF-16.
  func place(of mark: String, plus count: Int = 0) -> JSONValue {
    guard let start = text.firstRange(of: mark)?.lowerBound else { preconditionFailure("there is no '\(mark)'") }
    let before = text[..<text.index(start, offsetBy: count)]
    let line = before.utf8.count { $0 == 0x0A }
    let last = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return ["line": .integer(line), "character": .integer(last.utf16.count)]
  }
}
