import Diagnostics
import JSON
import LanguageServer
import Testing

/// Places as the protocol counts them.
struct PositionEncodingTests {
  private let text = IndexedText(SourceText(path: "a.yaml", "aé😀b\r\nx\n"))

  @Test("every letter has a place in both encodings, and comes back from it")
  func roundTrip() {
    for encoding in [PositionEncoding.utf16, .utf8] {
      for offset in [0, 1, 3, 7, 8, 10, 11, 12] {
        let position = encoding.position(of: offset, in: text)
        #expect(encoding.offset(of: position, in: text) == offset)
      }
    }
    #expect(PositionEncoding.utf16.position(of: 7, in: text) == ["line": 0, "character": 4])
    #expect(PositionEncoding.utf8.position(of: 7, in: text) == ["line": 0, "character": 7])
  }

  @Test("a place beyond a line or the text is its end, and one within a letter its beginning")
  func beyond() {
    let encoding = PositionEncoding.utf16
    #expect(encoding.offset(of: ["line": 0, "character": 99], in: text) == 8)
    #expect(encoding.offset(of: ["line": 9, "character": 0], in: text) == 12)
    #expect(encoding.offset(of: ["line": 0, "character": 3], in: text) == 3)
    #expect(encoding.offset(of: ["line": -1, "character": 0], in: text) == nil)
    #expect(encoding.offset(of: "here", in: text) == nil)
  }

  @Test("UTF-8 is chosen where the client offers it")
  func choice() {
    #expect(PositionEncoding(offeredIn: ["general": ["positionEncodings": ["utf-16", "utf-8"]]]) == .utf8)
    #expect(PositionEncoding(offeredIn: ["general": ["positionEncodings": ["utf-32"]]]) == .utf16)
    #expect(PositionEncoding(offeredIn: [:]) == .utf16)
  }
}
