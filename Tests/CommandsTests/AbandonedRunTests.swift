import Foundation
import TestSupport
import Testing

/// Runs that pages of `hornbook preview` leave, as the system counts the time that its process takes for them.
@Suite(
  "Runs that a page of the preview leaves", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/stat")))
struct AbandonedRunTests {
  /// A program that loops, for a card of a sample.
  struct Loop: Sendable, CustomTestStringConvertible {
    let folder: String
    let card: String
    let program: String

    var testDescription: String { "\(folder): \(program.prefix(20))" }
  }

  static let loops = [
    Loop(
      folder: "curriculum", card: "training/printing/say-hello/run-print",
      program: "while True:\n  class B: pass\n  B()"),
    Loop(
      folder: "curriculum", card: "training/printing/say-hello/run-print",
      program: "class A:\n  def __getattr__(s, n): return 1\nwhile True:\n  class B(A): x = 1\n  B().y"),
    Loop(
      folder: "Tests/Samples/slang", card: "challenges/list/countdown/countdown",
      program: "variable s = \"abcdefghijklmnop\"\nrepeat 100000000\nvariable t = s + s\nend"),
  ]

  /// The ticks of processor time that a process has taken (proc_pid_stat(5)).
  private func ticks(of process: RunningProcess) throws -> Int {
    let text = try String(contentsOfFile: "/proc/\(process.pid)/stat", encoding: .utf8)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0)
  }

  /// The ticks that a process has taken once it takes no more.
  private func ticksAtRest(of process: RunningProcess) throws -> Int {
    var (last, calm) = (try ticks(of: process), 0)
    while calm < 15 {
      usleep(20_000)
      let next = try ticks(of: process)
      calm = next == last ? calm + 1 : 0
      last = next
    }
    return last
  }

  /// All that the server says to a request.
  private func answer(to request: String, _ port: UInt16) throws -> String {
    let client = try #require(LocalConnection(port: port))
    defer { client.end() }
    #expect(client.send(request))
    var answer = ""
    while let bytes = client.receive() { answer += String(decoding: bytes, as: UTF8.self) }
    return answer
  }

  @Test("stop soon after the connection is closed", arguments: loops)
  func stop(loop: Loop) throws {
    let server = try PreviewServer(of: Repository.path(loop.folder), in: Repository.root)
    defer { server.process.killNow() }
    let port = try #require(server.address.split(separator: ":").last.flatMap { UInt16($0) })
    let page = try answer(to: "GET / HTTP/1.1\r\nhost: 127.0.0.1:\(port)\r\nconnection: close\r\n\r\n", port)
    let token = try #require(page.firstMatch(of: /name="hornbook-token" content="(\w+)"/)).1
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: ["path": loop.card, "program": loop.program]), as: UTF8.self)
    let request =
      "POST /api/run HTTP/1.1\r\nhost: 127.0.0.1:\(port)\r\nx-hornbook-token: \(token)\r\n"
      + "connection: close\r\ncontent-length: \(body.utf8.count)\r\n\r\n\(body)"
    let start = try ticksAtRest(of: server.process)
    #expect(try answer(to: request, port).contains(#""kind":"stopped""#))
    let whole = try ticksAtRest(of: server.process) - start
    var rest = 0
    for _ in 0..<5 {
      let before = try ticks(of: server.process)
      let client = try #require(LocalConnection(port: port))
      #expect(client.send(request))
      // It is left only when it has begun.
      for _ in 0..<10_000 where try ticks(of: server.process) < before + 2 { usleep(1_000) }
      client.end()
      let left = try ticks(of: server.process)
      rest += try ticksAtRest(of: server.process) - left
    }
    #expect(rest < whole, "a whole run takes \(whole) ticks, and five took \(rest) after they were left")
  }
}
