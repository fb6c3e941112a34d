import Support
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test(
    "the samples of RFC 4648, section 10, in both directions",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func samples(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
  }

  @Test("all bytes come back, in any number")
  func roundTrip() {
    for count in 0..<300 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test("line ends, spaces and missing padding are read", arguments: ["Zm9v\nYg==", " Zm9vYg", "Zm 9v\r\nYg="])
  func looseTexts(text: String) { #expect(Base64.bytes(of: text) == Array("foob".utf8)) }

  @Test("what is not Base64 has no bytes", arguments: ["Z", "Zm9vY", "Zm9v!", "Zg==Zg==", "Zg===", "Zm-_", "Zé=="])
  func otherTexts(text: String) { #expect(Base64.bytes(of: text) == nil) }
}
