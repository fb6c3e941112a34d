import Foundation
import TestSupport
import Testing

/// `hornbook serve` as a process, asked over the network by curl.
@Suite("The server of releases")
struct ServeCommandTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    for version in ["1.0.0", "1.1.0"] {
      let publish = ["publish", "--version", version] + (version == "1.0.0" ? ["--first"] : [])
      let published = try Command(BuiltProduct.path(of: "hornbook"), publish, in: folder.path).run()
      try #require(published.status == 0, "\(published.output)")
    }
  }

  /// A server that listens, and its address.
  private func start(
    _ options: String..., of place: String = "dist"
  ) throws -> (server: RunningProcess, address: String) {
    let arguments = ["serve", place, "--port", "0"] + options
    let server = try Command(try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path).start()
    let output = try server.output { $0.contains("Ctrl-C") }
    return (server, String(try #require(output.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/)).output))
  }

  private func curl(_ arguments: String...) throws -> FinishedProcess {
    try Command("curl", ["--silent", "--path-as-is", "--max-time", "30"] + arguments, in: folder.path).run()
  }

  private func status(_ arguments: String...) throws -> String {
    try Command(
      "curl",
      ["--silent", "--path-as-is", "--max-time", "30", "--output", "/dev/null", "--write-out", "%{http_code}"]
        + arguments, in: folder.path
    ).run().output
  }

  /// The name of the first content file.
  private var content: String {
    get throws {
      try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/dist/content").sorted().first)
    }
  }

  @Test("each file of a release comes as it is, with what a cache has to know")
  func files() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    for file in ["manifest.json", "versions/1.0.0.json", "content/\(try content)"] {
      #expect(try curl("\(address)/\(file)").output == String(decoding: folder.read("dist/\(file)"), as: UTF8.self))
    }
    let head = try curl("--head", "\(address)/content/\(try content)").output
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.contains("cache-control: public, max-age=31536000, immutable\r\n"))
    #expect(head.contains("etag: \"\(try content.split(separator: ".")[0])\"\r\n"))
    #expect(head.contains("access-control-allow-origin: *\r\n"))
    #expect(head.contains("x-content-type-options: nosniff\r\n"))
    #expect(try status("-X", "POST", "\(address)/manifest.json") == "405")
    #expect(try status("-X", "DELETE", "\(address)/manifest.json") == "405")
    #expect(try curl("-i", "-X", "PUT", "\(address)/manifest.json").output.contains("allow: GET, HEAD\r\n"))
  }

  @Test("a folder of one channel that is not stable is served")
  func channelAlone() throws {
    let publish = ["publish", "--first", "--output", "early", "--channel", "beta", "--version", "1.0.0"]
    try #require(try Command(BuiltProduct.path(of: "hornbook"), publish, in: folder.path).run().status == 0)
    let (server, address) = try start(of: "early")
    defer { server.killNow() }
    #expect(try status("\(address)/channels/beta.json") == "200")
    #expect(try status("\(address)/manifest.json") == "404")
  }

  @Test("a manifest that has not changed is not sent again, until somebody publishes")
  func notModified() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let head = try curl("--head", "\(address)/manifest.json").output
    let tag = String(try #require(head.firstMatch(of: /etag: ("[^"]+")/)).1)
    let again = try curl("-i", "-H", "If-None-Match: \(tag)", "\(address)/manifest.json").output
    #expect(again.hasPrefix("HTTP/1.1 304 Not Modified\r\n") && again.hasSuffix("\r\n\r\n"))
    #expect(!again.contains("content-length"))
    _ = try Command(BuiltProduct.path(of: "hornbook"), ["publish", "--version", "1.2.0"], in: folder.path).run()
    let new = try curl("-i", "-H", "If-None-Match: \(tag)", "\(address)/manifest.json").output
    #expect(new.hasPrefix("HTTP/1.1 200 OK\r\n") && new.contains(#""sequence":3"#))
  }

  @Test("links, hidden files and whatever else is in the folder or outside of it are not served")
  func others() throws {
    try folder.write("secret", to: "secret.json")
    try folder.write("{}", to: "dist/notes.json")
    try folder.write("{}", to: "dist/content/.hornbook-1-a.tmp")
    let digest = String(repeating: "a", count: 64)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/dist/content/\(digest).json", withDestinationPath: "../../secret.json")
    try manager.createSymbolicLink(atPath: folder.path + "/dist/channels", withDestinationPath: "..")
    let (server, address) = try start()
    defer { server.killNow() }
    for path in [
      "/", "/notes.json", "/content/", "/content/.hornbook-1-a.tmp", "/content/\(digest).json", "/channels/secret.json",
      "/../secret.json", "/%2e%2e/secret.json", "/versions/../../secret.json", "/versions/..%2f..%2fsecret.json",
      "//secret.json", "/.lock",
    ] {
      #expect(try status(address + path) == "404", "\(path)")
    }
    #expect(try status("\(address)/manifest.json") == "200")
  }

  @Test("each request is a line on standard error, with its target as it was sent")
  func log() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    _ = try curl("\(address)/manifest.json")
    _ = try curl("--head", "\(address)/x%1B2J")
    let output = try server.errors { $0.contains("HEAD") }
    #expect(output.contains("GET /manifest.json 200\n"))
    #expect(output.contains("HEAD /x%1B2J 404\n"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test("a truncated file ends before its length, a stale manifest falls behind, and 404 is for what is missing")
  func broken() throws {
    let (server, address) = try start("--broken", "truncated", "--broken", "stale")
    defer { server.killNow() }
    // 18 is curl's number for a transfer that ended too early.
    #expect(try curl("\(address)/content/\(try content)").status == 18)
    #expect(try curl("\(address)/manifest.json").output.contains(#""sequence":2"#))
    #expect(try curl("\(address)/manifest.json").output.contains(#""sequence":1"#))
    let (other, otherAddress) = try start("--broken", "missing")
    defer { other.killNow() }
    #expect(try status("\(otherAddress)/content/\(try content)") == "404")
    #expect(try status("\(otherAddress)/manifest.json") == "200")
  }

  @Test("100 requests at once are all answered")
  func manyRequests() throws {
    let (server, address) = try start()
    defer { server.killNow() }
    let clients = try (0..<100).map { _ in
      try Command("curl", ["--silent", "--max-time", "30", "\(address)/manifest.json"], in: folder.path).start()
    }
    for client in clients { #expect(try client.wait().output.contains(#""sequence":2"#)) }
  }
}
