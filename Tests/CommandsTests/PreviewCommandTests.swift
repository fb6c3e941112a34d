import Foundation
import TestSupport
import Testing

/// `hornbook preview` as a process, asked over the network by curl.
@Suite("The preview's server")
struct PreviewCommandTests {
  private let folder: TemporaryDirectory
  private let episode = "curriculum/training/printing/say-hello.yaml"

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
  }

  /// A server that listens, and its address.
  private func start() throws -> (server: RunningProcess, address: String) {
    let server = try PreviewServer(in: folder.path)
    return (server.process, server.address)
  }

  private func curl(_ arguments: String...) throws -> String {
    try Command("curl", ["--silent", "--max-time", "30"] + arguments, in: folder.path).run().output
  }

  private func token(of address: String) throws -> String {
    let page = try curl("\(address)/")
    return String(try #require(page.firstMatch(of: /name="hornbook-token" content="(\w+)"/)).1)
  }

  private func post(_ body: String, to address: String, token: String) throws -> String {
    try curl("-H", "x-hornbook-token: \(token)", "--data-binary", body, address)
  }

  @Test("pages, questions and answers go over the network, and every answer is guarded")
  func serves() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let head = try curl("--head", "\(address)/learn")
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.contains("content-security-policy: default-src 'none'; script-src 'self'"))
    #expect(try curl("\(address)/api/curriculum").contains(#""title":"Say hello""#))
    #expect(try curl("--write-out", "%{http_code}", "--output", "/dev/null", "-X", "DELETE", address) == "405")
    let foreign = try curl("-H", "host: evil.example", "--write-out", "%{http_code}", "--output", "/dev/null", address)
    #expect(foreign == "421")
    let graded = try post(
      #"{"path": "training/printing/say-hello/well-done", "action": {"kind": "read"}}"#, to: "\(address)/api/grade",
      token: try token(of: address))
    #expect(graded.contains(#""isRight":true"#))
  }

  @Test("a body that is too large, or a method that is unknown, is refused, and the server goes on")
  func oversized() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    try folder.write(String(repeating: "x", count: 2 << 20), to: "large")
    let status = try curl(
      "--write-out", "%{http_code}", "--output", "/dev/null", "-H", "expect:", "--data-binary", "@large",
      "\(address)/api/run")
    #expect(status == "413")
    #expect(try curl("\(address)/api/findings").contains("findings"))
  }

  @Test("programs that loop are stopped, more of them at once than there are threads")
  func looping() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let token = try token(of: address)
    let body = #"{"path": "training/printing/say-hello/run-it", "program": "while True: pass"}"#
    let loops = try (0..<4).map { _ in
      try Command(
        "curl", ["--silent", "-H", "x-hornbook-token: \(token)", "--data-binary", body, "\(address)/api/run"],
        in: folder.path
      ).start()
    }
    for loop in loops { #expect(try loop.wait().output.contains(#""kind":"stopped""#)) }
  }

  @Test("200 clients that say nothing keep nobody from being answered")
  func slowClients() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
    let clients = (0..<200).compactMap { _ in LocalConnection(port: port) }
    defer { for client in clients { client.end() } }
    #expect(clients.count == 200)
    // The beginning of a request, and no more.
    #expect(clients.allSatisfy { $0.send("GET / HT") })
    #expect(try curl("\(address)/api/curriculum").contains("Say hello"))
  }

  @Test("a page hears of every save, after a greeting")
  func live() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let page = try Command("curl", ["--silent", "--no-buffer", "\(address)/api/events"], in: folder.path).start()
    defer { page.killNow() }
    let greeting = try page.output { $0.contains("data:") }
    #expect(greeting.contains(#""version":1}"#))
    #expect(greeting.contains("event: hello\ndata: {\"run\":\""))
    let text = try #require(SampleCurriculum.files["training/printing/say-hello.yaml"])
    try folder.write(text.replacingOccurrences(of: "result: Champion", with: "result: Lost"), to: episode)
    let events = try page.output { $0.contains("event: change") && $0.hasSuffix("\n\n") }
    #expect(events.contains("event: change\ndata: {"))
    #expect(events.contains(#""changed":["training/printing/say-hello"]"#))
    #expect(try curl("\(address)/api/findings").contains("wrong-result"))
    _ = try server.output { $0.contains("1 error") }
    try FileManager.default.moveItem(atPath: folder.path + "/curriculum", toPath: folder.path + "/moved")
    #expect(try page.output { $0.contains("event: failed") }.contains("event: failed"))
  }

  @Test("a repair is written into the file, and comments stay")
  func fix() throws {
    let text = try #require(SampleCurriculum.files["training/printing/say-hello.yaml"])
    try folder.write(text.replacingOccurrences(of: "result: Champion", with: "result: Lost # kept"), to: episode)
    let (server, address) = try start()
    defer { server.killNow() }
    let findings = try curl("\(address)/api/findings")
    let id = String(try #require(findings.firstMatch(of: /"code":"wrong-result".*?"id":"([\w-]+)"/)).1)
    let answer = try post(
      #"{"finding": "\#(id)", "fix": 0, "apply": true}"#, to: "\(address)/api/fix", token: try token(of: address))
    #expect(answer.contains(#""applied":true"#))
    let repaired = String(decoding: try folder.read(episode), as: UTF8.self)
    #expect(repaired.contains("result: Champion # kept"))
  }

  @Test("what cannot be served is said in the way of all commands")
  func failures() throws {
    let nowhere = try Command(try BuiltProduct.path(of: "hornbook"), ["preview", "nowhere"], in: folder.path).run()
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("there is no 'nowhere'"))
    let port = try Command(try BuiltProduct.path(of: "hornbook"), ["preview", "--port", "70000"], in: folder.path).run()
    #expect(port.status == 2)
    #expect(port.errors.contains("--port is a number from 0 to 65535"))
    let editor = try Command(try BuiltProduct.path(of: "hornbook"), ["preview", "--editor", "subl"], in: folder.path)
      .run()
    #expect(editor.errors.contains("--editor 'subl' opens no file: it has no {path}"))
    let (server, address) = try start()
    defer { server.killNow() }
    let taken = try #require(address.split(separator: ":").last)
    let second = try Command(
      try BuiltProduct.path(of: "hornbook"), ["preview", "--port", String(taken)], in: folder.path
    ).run()
    #expect(second.status == 2)
    #expect(second.errors.contains("cannot listen on port \(taken) of 127.0.0.1: address already in use"))
  }

  @Test("the address of a lesson that is named opens that lesson")
  func lesson() throws {
    let server = try Command(
      try BuiltProduct.path(of: "hornbook"), ["preview", episode, "--port", "0"], in: folder.path
    ).start()
    defer { server.killNow() }
    let output = try server.output { $0.contains("Ctrl-C") }
    #expect(output.contains("/#training/printing/say-hello\n"))
  }

  private func export(_ curriculum: String = "curriculum", to path: String) throws -> FinishedProcess {
    try Command(try BuiltProduct.path(of: "hornbook"), ["preview", curriculum, "--export", path], in: folder.path).run()
  }

  @Test("an export has the images of its curriculum, byte for byte")
  func exportedImages() throws {
    let sample = Repository.path("Tests/Samples/swiftly")
    #expect(try export(sample, to: "review").status == 0)
    let images = try folder.files().filter { $0.hasPrefix("review/assets/") }
    #expect(!images.isEmpty)
    for image in images {
      let original = try Data(contentsOf: URL(filePath: "\(sample)/\(image.dropFirst("review/".count))"))
      #expect(try folder.read(image) == Array(original))
    }
  }

  @Test(
    "an image that lint refuses is in no export, and nothing is written",
    arguments: [
      (
        "box.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>",
        "the attribute 'onload' of 'svg' runs a script"
      ),
      ("box.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g>\n</svg>\n", "is not whole"),
      ("box.gif", "GIF89a", "is not whole"),
      ("box.png", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "is SVG, not PNG"),
      ("box.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9000\" height=\"20\"/>", "9000 x 20 pixels"),
    ])
  func refusedImage(name: String, text: String, fact: String) throws {
    try folder.write(text, to: "curriculum/assets/\(name)")
    let lint = try Command(try BuiltProduct.path(of: "hornbook"), ["lint"], in: folder.path).run()
    #expect(lint.output.contains(fact), "\(lint.output)")
    let end = try export(to: "review")
    #expect(end.status == 2)
    #expect(end.errors.contains("nothing was written, since an image is refused: ") && end.errors.contains(fact))
    #expect(!folder.holds("review"))
  }

  @Test("an image that is too large to be read is in no export, and nothing is written")
  func largeImage() throws {
    _ = try folder.write("", to: "curriculum/assets/big.png")
    truncate("\(folder.path)/curriculum/assets/big.png", 17_000_000)
    let end = try export(to: "review")
    #expect(end.errors.contains("since an image is refused") && end.errors.contains("is too large"), "\(end.errors)")
    #expect(end.status == 2 && !folder.holds("review"))
  }

  @Test("a file below assets/ that no card can show is not in an export, which has all else")
  func exportWithOtherFiles() throws {
    try folder.write("as you like", to: "curriculum/assets/LICENSE")
    #expect(try export(to: "review").status == 0)
    #expect(!folder.holds("review/assets/LICENSE") && folder.holds("review/index.html"))
  }

  @Test("an export takes the place of an older one, and of nothing else")
  func export() throws {
    let first = try export(to: "review")
    #expect(first.output.hasSuffix("; open review/index.html\n"))
    try folder.write("old", to: "review/data/episodes/old.js")
    try folder.write("what macOS writes", to: "review/.DS_Store")
    #expect(try export(to: "review").status == 0)
    #expect(!folder.holds("review/data/episodes/old.js"))
    #expect(try folder.read("review/data/curriculum.js").starts(with: Array("globalThis.hornbookCopy = {".utf8)))
    try folder.write("mine", to: "notes/mine.txt")
    #expect(try export(to: "notes").errors.contains("'notes' holds something that is not a copy for review"))
    #expect(try export(to: "notes/mine.txt").errors.contains("'notes/mine.txt' is not a folder"))
    #expect(try export(to: "curriculum/review").errors.contains("is inside the curriculum"))
    #expect(try export(to: "notes").status == 2)
    #expect(try export(to: "").errors.contains("the folder of --export has no name"))
    let part = try export("curriculum/training/printing", to: "review")
    #expect(part.errors.contains("whole curriculum, and 'curriculum/training/printing' is a part of one\n"))
    #expect(part.errors.contains("write `hornbook preview curriculum --export review`"))
    try folder.write("mine", to: "review/.git/config")
    #expect(try export(to: "review").errors.contains("also holds '.git', which would be lost"))
    #expect(try folder.read("review/.git/config") == Array("mine".utf8))
    #expect(try folder.read("notes/mine.txt") == Array("mine".utf8))
    let places = Set(try folder.files().compactMap { $0.split(separator: "/").first })
    #expect(places == ["curriculum", "notes", "review"])
  }
}
