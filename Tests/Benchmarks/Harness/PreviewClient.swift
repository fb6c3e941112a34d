import Foundation
import TestSupport

/// A browser's part in `hornbook preview`: it asks for pages and hears of changes.
final class PreviewClient {
  private let server: RunningProcess
  private let port: UInt16
  private var events: Int32 = -1
  private var heard = ""

  /// Starts a server, and asks for its first page until that comes.
  ///
  /// - Returns: The client, and the seconds from the start of the process to the page's first byte.
  static func start(_ bench: Workbench, _ curriculum: String, port: UInt16) throws -> (PreviewClient, Double) {
    var client: PreviewClient?
    let wall = try ContinuousClock().measure {
      let server = try Command(bench.hornbook, ["preview", curriculum, "--port", "\(port)"]).start()
      let started = PreviewClient(server, port)
      while started.firstByte("/") != UInt8(ascii: "H") { usleep(500) }
      client = started
    }
    guard let client else { throw BenchmarkFailure("the preview does not start") }
    return (client, wall / .seconds(1))
  }

  private init(_ server: RunningProcess, _ port: UInt16) {
    self.server = server
    self.port = port
  }

  deinit {
    if events >= 0 { close(events) }
    server.killNow()
  }

  /// The memory of the server that is in use, in bytes.
  var residentBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/\(server.pid)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }

  /// The body of an answer.
  func get(_ target: String) throws -> String {
    let socket = try request(target)
    defer { close(socket) }
    var bytes: [UInt8] = []
    while let part = Self.read(socket) { bytes += part }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("HTTP/1.1 200"), let end = text.range(of: "\r\n\r\n") else {
      throw BenchmarkFailure("the preview does not answer '\(target)'")
    }
    return String(text[end.upperBound...])
  }

  /// Waits for the next change; gives what it says.
  func nextChange() throws -> String {
    if events < 0 { events = try request("/api/events") }
    while true {
      if let start = heard.range(of: "event: change\n"), let end = heard[start.upperBound...].range(of: "\n\n") {
        let change = String(heard[start.upperBound..<end.lowerBound])
        heard = String(heard[end.upperBound...])
        return change
      }
      guard let part = Self.read(events) else { throw BenchmarkFailure("the preview ended") }
      heard += String(decoding: part, as: UTF8.self)
    }
  }

  /// Begins to hear of changes.
  func listen() throws {
    events = try request("/api/events")
    while !heard.contains("event: hello") {
      guard let part = Self.read(events) else { throw BenchmarkFailure("the preview ended") }
      heard += String(decoding: part, as: UTF8.self)
    }
  }

  private func firstByte(_ target: String) -> UInt8? {
    guard let socket = try? request(target) else { return nil }
    defer { close(socket) }
    let answer = Self.read(socket) ?? []
    // What is answered while the curriculum is being read is no page.
    return String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 200") ? answer.first : nil
  }

  private func request(_ target: String) throws -> Int32 {
    #if canImport(Darwin)
      let client = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let text = "GET \(target) HTTP/1.1\r\nhost: 127.0.0.1:\(port)\r\nconnection: close\r\n\r\n"
    guard status == 0, write(client, text, text.utf8.count) == text.utf8.count else {
      close(client)
      throw BenchmarkFailure("the preview does not listen")
    }
    return client
  }

  private static func read(_ socket: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}
