import Foundation
import TestSupport

/// A browser's part in `hornbook preview`: it asks for pages and hears of changes.
final class PreviewClient {
  private let server: RunningProcess
  private let port: UInt16
  private var events: LocalConnection?
  private var heard = ""

  /// Starts a server, and asks for its first page until that comes.
  ///
  /// - Returns: The client, and the seconds from the start of the process to the page's first byte.
  static func start(_ bench: Workbench, _ curriculum: String) throws -> (PreviewClient, Double) {
    guard let port = freePort() else { throw BenchmarkFailure("the system gives no port") }
    let (clock, begin) = (ContinuousClock(), ContinuousClock.now)
    let server = try Command(bench.hornbook, ["preview", curriculum, "--port", "\(port)"]).start()
    let client = PreviewClient(server, port)
    while client.firstByte("/") != UInt8(ascii: "H") {
      guard clock.now - begin < .seconds(60) else { throw BenchmarkFailure("the preview does not start") }
      usleep(500)
    }
    return (client, (clock.now - begin) / .seconds(1))
  }

  private init(_ server: RunningProcess, _ port: UInt16) {
    self.server = server
    self.port = port
  }

  deinit {
    events?.end()
    server.killNow()
    _ = try? server.wait()
  }

  /// The memory of the server that is in use, in bytes.
  var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/\(server.pid)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }

  /// The body of an answer.
  func get(_ target: String) throws -> String {
    let connection = try request(target)
    defer { connection.end() }
    var bytes: [UInt8] = []
    while let part = connection.receive() { bytes += part }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("HTTP/1.1 200"), let end = text.range(of: "\r\n\r\n") else {
      throw BenchmarkFailure("the preview does not answer '\(target)'")
    }
    return String(text[end.upperBound...])
  }

  /// Begins to hear of changes.
  func listen() throws {
    events = try request("/api/events")
    _ = try next("hello")
  }

  /// Waits for the next change; gives what it says.
  func nextChange() throws -> String { try next("change") }

  /// Waits for an event; gives its data.
  private func next(_ event: String) throws -> String {
    while true {
      if let start = heard.range(of: "event: \(event)\n"), let end = heard[start.upperBound...].range(of: "\n\n") {
        let data = String(heard[start.upperBound..<end.lowerBound])
        heard = String(heard[end.upperBound...])
        return data
      }
      guard let part = events?.receive() else { throw BenchmarkFailure("the preview ended") }
      heard += String(decoding: part, as: UTF8.self)
    }
  }

  private func firstByte(_ target: String) -> UInt8? {
    guard let connection = try? request(target) else { return nil }
    defer { connection.end() }
    let answer = connection.receive() ?? []
    // What is answered while the curriculum is being read is no page.
    return String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 200") ? answer.first : nil
  }

  private func request(_ target: String) throws -> LocalConnection {
    guard let connection = LocalConnection(port: port) else { throw BenchmarkFailure("the preview does not listen") }
    guard connection.send("GET \(target) HTTP/1.1\r\nhost: 127.0.0.1:\(port)\r\nconnection: close\r\n\r\n") else {
      connection.end()
      throw BenchmarkFailure("the preview takes no request")
    }
    return connection
  }
}
