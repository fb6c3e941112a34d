import Foundation
import TestSupport
import Testing

/// Servers that send more than they should, or nothing more, and commands that are ended while they wait for one.
@Suite("Servers that cannot be trusted to end", .enabled(if: TestRun.hasJudges))
struct EndlessServerTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
    let published = try command("publish", "--first").run()
    try #require(published.status == 0, "\(published.output)\(published.errors)")
  }

  private var temporary: String { "\(folder.path)/temporary" }

  private func command(_ arguments: String...) throws -> Command {
    try Command(BuiltProduct.path(of: "hornbook"), arguments, in: folder.path, environment: ["TMPDIR": temporary])
  }

  /// A server that behaves in one way, and its address.
  private func start(_ way: String) throws -> (server: RunningProcess, address: String) {
    try Judge.ask("python3")
    let script = Repository.path("Tests/CommandsTests/endless_server.py")
    let server = try Command("/usr/bin/env", ["python3", script, "\(folder.path)/dist", way]).start()
    let output = try server.output { $0.contains("\n") }
    return (server, output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private var leftovers: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? ["unreadable"]
  }

  @Test("a manifest without an end, or of 300 MB, is not taken, and nothing is left", arguments: ["manifest", "large"])
  func manifest(way: String) throws {
    let (server, address) = try start(way)
    defer { server.killNow() }
    for arguments in [["verify", address], ["diff", address, "curriculum"], ["publish", "--after", address]] {
      var command = try command()
      command.arguments = arguments
      let end = try command.run()
      #expect(end.status == 2 && end.output.isEmpty, "\(end.output)\(end.errors)")
      #expect(end.errors.contains("'\(address)/manifest.json' has more than 1048576 bytes"), "\(end.errors)")
      #expect(end.errors.contains(" came, and the rest was not taken"), "\(end.errors)")
      #expect(leftovers == [])
    }
  }

  @Test("content without an end is a problem of the file, by the size that it should have")
  func content() throws {
    let (server, address) = try start("content")
    defer { server.killNow() }
    let verified = try command("verify", address).run()
    #expect(verified.status == 1, "\(verified.errors)")
    #expect(
      verified.output.contains(
        /content\/[0-9a-f]{64}\.json: has more bytes than the \d+ that it should have; 1\.0\.0 names it/),
      "\(verified.output)")
    let compared = try command("diff", address, "curriculum").run()
    #expect(compared.status == 2 && compared.errors.contains("is missing or damaged"), "\(compared.errors)")
    #expect(leftovers == [])
  }

  @Test("an entry of a store of evidence without an end is not taken, and the cards are run here")
  func evidence() throws {
    let (server, address) = try start("evidence")
    defer { server.killNow() }
    let lint = try command("lint", "--evidence-store", address, "--trust", "--no-cache").run()
    #expect(lint.status == 0, "\(lint.output)")
    #expect(
      lint.errors.contains(/warning: the evidence store .* cannot be read.*more than \d+ bytes/), "\(lint.errors)")
    #expect(leftovers == [])
  }

  @Test(
    "a command that is ended while it waits takes its curl and its files along", arguments: [SIGINT, SIGTERM, SIGKILL])
  func ended(signal: Int32) throws {
    let (server, address) = try start("slow")
    defer { server.killNow() }
    let curl = try Command("/bin/sh", ["-c", "command -v curl"]).run().output.split(separator: "\n")[0]
    try folder.write("#!/bin/sh\necho $$ > '\(folder.path)/pid'\nexec \(curl) \"$@\"\n", to: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/curl")
    var verify = try command()
    // A thread of tests blocks signals, and whoever runs them in the background ignores an interrupt: what they start
    // would do the same.
    let plain = """
      import os, signal, sys
      signal.signal(signal.SIGINT, signal.SIG_DFL)
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      os.execv(sys.argv[1], sys.argv[1:])
      """
    verify.arguments = ["python3", "-c", plain, verify.executable, "verify", address]
    verify.executable = "/usr/bin/env"
    verify.environment["PATH"] = "\(folder.path)/bin:/usr/bin:/bin"
    let process = try verify.start()
    let pid = try #require(pid_t(awaited { try? text(of: "pid") } ?? ""))
    _ = awaited { leftovers.isEmpty ? nil : "" }
    #expect(kill(pid, 0) == 0 && leftovers.count == 1, "curl does not run, so this proves nothing")
    kill(process.pid, signal)
    #expect(try process.wait().status == 128 + signal)
    #expect(awaited { kill(pid, 0) != 0 ? "" : nil } != nil, "curl still runs")
    #expect(awaited { leftovers.isEmpty ? "" : nil } != nil, "left: \(leftovers)")
  }

  private func text(of path: String) throws -> String? {
    let text = String(decoding: try folder.read(path), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  /// Polls for up to a minute, since a busy machine takes long to start a process; nil where nothing comes.
  private func awaited(_ found: () throws -> String?) rethrows -> String? {
    for _ in 0..<12_000 {
      if let found = try found() { return found }
      usleep(5_000)
    }
    return nil
  }

  @Test("a wrong caching header is noted, and is not a problem")
  func caches() throws {
    for (way, changing, content) in [
      (
        "bare", "is sent without Cache-Control, so a cache may",
        "is sent without Cache-Control (and 1 more of 'content/')"
      ),
      ("stale", "is sent with 'Cache-Control: public, max-age=86400', so a cache may", ""),
      ("fresh", "", "is sent with 'Cache-Control: no-store' (and 1 more of 'content/')"),
    ] {
      let (server, address) = try start(way)
      defer { server.killNow() }
      // curl asks for the second as if it were the first.
      for place in [address, "\(address)/lessons/.."] {
        let verified = try command("verify", place).run()
        #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
        let lines = verified.output.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(lines.count == [changing, content].count { !$0.isEmpty }, "\(verified.output)")
        if !changing.isEmpty {
          #expect(lines.first?.contains("/manifest.json: warning: \(changing)") == true, "\(lines)")
        }
        if !content.isEmpty { #expect(lines.last?.contains(content) == true, "\(lines)") }
      }
    }
  }
}
