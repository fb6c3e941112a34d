import JSON
import TestSupport
import Testing

private let valueExpected =
  "expected a value: an object, an array, text in double quotes, a number, true, false or null"

/// Reading JSON: every right text, and the place and reason of every wrong one.
struct JSONReaderTests {
  @Test("what is written is read back the same")
  func roundTrip() {
    let value: JSONValue = [
      "deep": [[[["x": [:]]]]], "nothing": nil, "numbers": [0, -1, 2.5, 1e300, 9_007_199_254_740_991],
      "text": "a\"\\\u{8}é😀", "yes": true,
    ]
    #expect(JSONReader.read(CanonicalJSON.bytes(of: value)) == .success(value))
    #expect(JSONReader.read(PrettyJSON.bytes(of: value)) == .success(value))
  }

  @Test("escapes become what they stand for")
  func escapes() {
    #expect(read(#"  "\u00e9\ud83d\ude00\/\n\u0000" "#) == .success("é😀/\n\u{0}"))
  }

  @Test("numbers too large for a whole number become doubles")
  func largeNumbers() {
    #expect(read("12345678901234567890") == .success(12345678901234567890.0))
    #expect(read("1.0") == .success(1.0))
    #expect(read("-0") == .success(0))
  }

  @Test(
    "a mistake is told with its place",
    arguments: [
      ("", "1:1: the text ends where a value should stand"),
      ("{\"a\": 1,\n \"a\": 2}", "2:2: the key 'a' is there twice"),
      ("[1, 2", "1:6: expected ',' or ']' after an element"),
      ("[1,]", "1:4: \(valueExpected)"),
      ("{\"é\": tru}", "1:7: \(valueExpected)"),
      ("{'a': 1}", "1:2: expected a key in double quotes"),
      ("{\"a\" 1}", "1:6: expected ':' after the key 'a'"),
      ("01", "1:1: a number must not start with '0'"),
      ("-", "1:2: expected a digit"),
      ("1.e5", "1:3: expected a digit"),
      ("1e999", "1:1: the number is too large"),
      ("\"a", "1:1: this text has no closing quote"),
      ("\"a\nb\"", "1:3: a line end, tab or control character in text must be escaped"),
      (#""\x""#, "1:2: no such escape; a backslash is written '\\\\'"),
      (#""\u12""#, "1:2: '\\u' needs four hexadecimal digits"),
      (#""\ud83d""#, "1:2: half of a surrogate pair"),
      (#""\ude00""#, "1:2: half of a surrogate pair"),
      (#""\ud83d\u0041""#, "1:2: half of a surrogate pair"),
      ("\"\\", "1:2: the text ends in an escape"),
      ("1 2", "1:3: text goes on after the end of the value"),
      ("\u{FEFF}1", "1:1: the text starts with a byte-order mark"),
      ("nulL", "1:1: \(valueExpected)"),
    ])
  func mistakes(text: String, message: String) {
    #expect(throws: JSONReadingError.self) { try read(text).get() }
    if case .failure(let error) = read(text) { #expect(error.description == message) }
  }

  @Test("bytes that are not UTF-8 are refused")
  func malformedText() {
    let error = #expect(throws: JSONReadingError.self) { try JSONReader.read([0x22, 0xC3, 0x28, 0x22]).get() }
    #expect(error?.description == "1:1: this text is not UTF-8")
  }

  @Test("nesting is limited, so that no text can exhaust the stack")
  func depth() {
    #expect(throws: Never.self) {
      try read(String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).get()
    }
    let error = #expect(throws: JSONReadingError.self) { try read(String(repeating: "[", count: 100_000)).get() }
    #expect(error?.message == "values are nested deeper than 512")
  }

  @Test("20,000 mutated texts are read or refused, and what is read is read again the same")
  func mutations() {
    var random = SeededRandom(seed: 4711)
    let seed = Array(#"{"a":[1,-2.5e3,"x\n\u00e9",true,null],"b":{"c":"é"}}"#.utf8)
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard case .success(let value) = JSONReader.read(bytes) else { continue }
      let written = CanonicalJSON.bytes(of: value)
      #expect(JSONReader.read(written).map(CanonicalJSON.bytes) == .success(written))
    }
  }

  private func read(_ text: String) -> Result<JSONValue, JSONReadingError> { JSONReader.read(Array(text.utf8)) }
}
