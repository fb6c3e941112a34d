import Foundation
import Serving
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// The server of sites, as clients meet it that send too much, too slowly, or go away.
@Suite("A server of sites and its clients")
struct SiteServerTests {
  /// A site on which every answer to a POST takes until it may go on.
  private final class SlowSite: Site {
    let methods: [HTTPRequest.Method] = [.get, .post]
    let commonHeaders: [HTTPResponse.Header] = []
    let begun = Mutex(0)
    let isOver = Mutex(false)

    func respond(to request: HTTPRequest) -> HTTPResponse {
      guard request.method == .post else { return .html("<p>here</p>") }
      begun.withLock { $0 += 1 }
      while !isOver.withLock({ $0 }) { usleep(1000) }
      return .html("<p>done</p>")
    }

    func work(for request: HTTPRequest) -> AnswerWork { request.method == .post ? .card : .page }
  }

  private let site = SlowSite()

  private func start(_ limits: ConnectionLimits = ConnectionLimits()) throws -> UInt16 {
    let server = try SiteServer(ports: [0], limits: limits)
    server.serve(site)
    return UInt16(server.port)
  }

  /// All that a server says until it ends the connection.
  private func answer(on client: LocalConnection) -> String {
    var text = ""
    while let bytes = client.receive() { text += String(decoding: bytes, as: UTF8.self) }
    return text
  }

  @Test(
    "a body without end is refused as soon as it is too long, and the connection ends",
    arguments: ["transfer-encoding: chunked", "content-length: 99999999999"])
  func endless(header: String) throws {
    let client = try #require(LocalConnection(port: try start()))
    defer { client.end() }
    var isOpen = client.send("POST / HTTP/1.1\r\nhost: localhost\r\n\(header)\r\n\r\n")
    let chunk = "10000\r\n\(String(repeating: "x", count: 65_536))\r\n"
    // 4000 chunks are far more than the server drops and the system buffers.
    for _ in 0..<4000 where isOpen { isOpen = client.send(chunk) }
    #expect(!isOpen, "the server goes on reading")
  }

  @Test("a client that sends too much and then reads receives the reason")
  func tooLarge() throws {
    let client = try #require(LocalConnection(port: try start()))
    defer { client.end() }
    #expect(client.send("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n"))
    #expect(client.send(String(repeating: "x", count: 100_000)))
    let text = answer(on: client)
    #expect(text.hasPrefix("HTTP/1.1 413 "))
    #expect(text.contains("connection: close\r\n") && text.contains("the request has more than 1048576 bytes"))
  }

  @Test("a body that does not come to its end is refused, and so is one that comes drop by drop")
  func tooSlow() throws {
    let port = try start(ConnectionLimits(patience: .milliseconds(300), farewell: .seconds(30)))
    site.isOver.withLock { $0 = true }
    for drops in [0, 40] {
      let client = try #require(LocalConnection(port: port))
      defer { client.end() }
      // All drops are the whole body, which would be answered if each of them gave more time.
      #expect(client.send("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 40\r\n\r\n"))
      for _ in 0..<drops where client.send("x") { usleep(20_000) }
      let text = answer(on: client)
      #expect(text.hasPrefix("HTTP/1.1 408 "), "\(drops) drops: \(text)")
    }
    // Without a beginning there is nothing to answer.
    let silent = try #require(LocalConnection(port: port))
    defer { silent.end() }
    #expect(answer(on: silent) == "")
  }

  @Test("requests whose clients are gone do not block threads")
  func abandoned() throws {
    let port = try start()
    defer { site.isOver.withLock { $0 = true } }
    let request = "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n"
    let clients = (0..<20).compactMap { _ in LocalConnection(port: port) }
    #expect(clients.count == 20 && clients.allSatisfy { $0.send(request) })
    while site.begun.withLock({ $0 }) == 0 { usleep(1000) }
    for client in clients { client.end() }
    usleep(300_000)
    let begun = site.begun.withLock { $0 }
    site.isOver.withLock { $0 = true }
    let last = try #require(LocalConnection(port: port))
    defer { last.end() }
    #expect(last.send(request.replacing("content-length", with: "connection: close\r\ncontent-length")))
    #expect(answer(on: last).contains("<p>done</p>"))
    #expect(site.begun.withLock { $0 } == begun + 1)
    #expect(begun < 20)
  }

  @Test("a connection takes one request after another")
  func following() throws {
    let client = try #require(LocalConnection(port: try start()))
    defer { client.end() }
    site.isOver.withLock { $0 = true }
    for method in ["GET", "POST", "GET"] {
      #expect(client.send("\(method) / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3\r\n\r\nabc"))
      var text = ""
      while !text.hasSuffix("</p>"), let bytes = client.receive() { text += String(decoding: bytes, as: UTF8.self) }
      #expect(text.hasPrefix("HTTP/1.1 200 "))
    }
  }
}
