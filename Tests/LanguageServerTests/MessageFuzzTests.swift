import JSON
import LanguageServer
import TestSupport
import Testing

/// Streams of messages that are spoiled, cut and mixed.
@Suite("Spoiled messages")
struct MessageFuzzTests {
  private typealias Incoming = MessageReader.Incoming

  private func message(_ number: Int) -> JSONValue {
    ["id": .integer(number), "jsonrpc": "2.0", "method": "hover", "params": ["text": "é😀\n"]]
  }

  private func read(_ bytes: [UInt8], _ random: inout SeededRandom) -> [Incoming] {
    var (reader, all, start): (MessageReader, [Incoming], Int) = (MessageReader(), [], 0)
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...3_000, using: &random))
      all += reader.take(bytes[start..<end])
      start = end
    }
    return all
  }

  @Test("a header may be cut at every byte")
  func cuts() {
    let bytes = message(1).framed + message(2).framed
    for cut in 0...bytes.count {
      var reader = MessageReader()
      let all = reader.take(bytes[..<cut]) + reader.take(bytes[cut...])
      #expect(all == [.message(message(1)), .message(message(2))], "\(cut)")
    }
  }

  @Test("after a spoiled message the next ones are read", arguments: [1, 2, 3] as [UInt64])
  func spoiled(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<200 {
      var bad = message(0).framed
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bad.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bad[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bad.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: bad.remove(at: place)
        default: bad.removeSubrange(place..<min(bad.count, place + 20))
        }
      }
      // A length of at most some digits may reach over the messages behind it, but not over these.
      let padding = [UInt8](repeating: 0x20, count: 100_000)
      let all = read(bad + padding + message(1).framed + message(2).framed + message(3).framed, &random)
      #expect(all.suffix(2) == [.message(message(2)), .message(message(3))], "round \(round)")
    }
  }

  @Test("bytes at random are not messages, and no more of them is kept than the longest message has")
  func noise() {
    var random = SeededRandom(seed: 4)
    let bytes = (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let all = read(bytes + message(7).framed, &random)
    #expect(all.last == .message(message(7)))
    #expect(all.dropLast().allSatisfy { if case .malformed = $0 { true } else { false } })
  }

  @Test(
    "a length that is wrong costs one message",
    arguments: ["0", "1", "100", "170", "9999999999", "99999999999999999999999", "-1", "0x10", "", "1 000"])
  func lies(length: String) {
    var random = SeededRandom(seed: 5)
    let body = CanonicalJSON.bytes(of: message(0))
    let lie = Array("Content-Length: \(length)\r\n\r\n".utf8) + body
    let all = read(lie + message(1).framed + message(2).framed + message(3).framed, &random)
    #expect(all.suffix(2) == [.message(message(2)), .message(message(3))])
    #expect(all.contains { if case .malformed = $0 { true } else { false } })
  }

  @Test("values that are nested too deep are refused")
  func nesting() {
    var random = SeededRandom(seed: 6)
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let body = String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
      let all = read(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8) + message(1).framed, &random)
      #expect(all.count == 2 && all.last == .message(message(1)))
    }
  }
}
