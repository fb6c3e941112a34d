import JSON
import LanguageServer
import Testing

/// Messages of a client, taken apart.
struct MessageReaderTests {
  private let hello: JSONValue = ["method": "hello", "params": ["text": "é😀\n"]]

  @Test("messages come whole, however they are cut", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) {
    let bytes = hello.framed + JSONValue.null.framed + hello.framed
    var (reader, all): (MessageReader, [MessageReader.Incoming]) = (MessageReader(), [])
    for start in stride(from: 0, to: bytes.count, by: size) {
      all += reader.take(bytes[start..<min(bytes.count, start + size)])
    }
    #expect(all == [.message(hello), .message(.null), .message(hello)])
  }

  @Test("another header may come before, lines may end in LF, and names are in any letters")
  func headers() {
    var reader = MessageReader()
    let text = "Content-Type: application/vscode-jsonrpc; charset=utf-8\ncontent-length:  4\n\ntrue"
    #expect(reader.take(Array(text.utf8)[...]) == [.message(.bool(true))])
  }

  @Test(
    "what is not a message is reported, and the next one is read",
    arguments: ["Content-Length: 3\r\n\r\n{a}", "Length: 3\r\n\r\n", "Content-Length: -3\r\n\r\n", "\r\n"])
  func malformed(text: String) {
    var reader = MessageReader()
    let all = reader.take((Array(text.utf8) + hello.framed)[...])
    #expect(all.count == 2 && all.last == .message(hello))
  }

  @Test("a message that is too long is passed over as it comes, and never kept")
  func tooLong() {
    var (reader, all): (MessageReader, [MessageReader.Incoming]) = (MessageReader(), [])
    let size = MessageReader.mostBytes + 5
    all += reader.take(Array("Content-Length: \(size)\r\n\r\n".utf8)[...])
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    var left = size
    while left > 0 {
      all += reader.take(chunk.prefix(left))
      left -= min(left, chunk.count)
    }
    all += reader.take(hello.framed[...])
    #expect(all.count == 2 && all.last == .message(hello))
  }

  @Test("a header without an end is given up, and the next one is found")
  func endlessHeader() {
    var reader = MessageReader()
    let noise = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
    let all = reader.take((noise + hello.framed)[...])
    #expect(all.last == .message(hello))
  }
}
