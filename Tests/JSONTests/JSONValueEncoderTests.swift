import JSON
import Testing

/// Encoding: a model says once how it is written.
struct JSONValueEncoderTests {
  private struct Page: Encodable {
    var title: String
    var subtitle: String?
    var minutes: Int
    var scale: Double
    var tags: [String]
    var parts: [Part]
    var extra: JSONValue
  }

  private enum Part: Encodable {
    case text(String)
    case image(name: String, alt: String?)

    private enum CodingKeys: CodingKey { case type, text, name, alt }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .text(let text):
        try container.encode("text", forKey: .type)
        try container.encode(text, forKey: .text)
      case .image(let name, let alt):
        try container.encode("image", forKey: .type)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(alt, forKey: .alt)
      }
    }
  }

  @Test("members stand in the order of their declaration, and nil ones not at all")
  func order() throws {
    let page = Page(
      title: "Say hello", subtitle: nil, minutes: 5, scale: 0.5, tags: ["a", "b"],
      parts: [.text("hi"), .image(name: "robot.png", alt: nil)], extra: ["z": 1, "a": nil])
    let expected: JSONValue = [
      "title": "Say hello", "minutes": 5, "scale": 0.5, "tags": ["a", "b"],
      "parts": [["type": "text", "text": "hi"], ["type": "image", "name": "robot.png"]], "extra": ["z": 1, "a": nil],
    ]
    #expect(try JSONValueEncoder().encode(page) == expected)
  }

  @Test("dictionaries, nested optionals and single values are written as they are")
  func otherShapes() throws {
    #expect(try JSONValueEncoder().encode(["key": [1, nil]]) == ["key": [1, nil]])
    #expect(try JSONValueEncoder().encode("text") == "text")
    #expect(try JSONValueEncoder().encode([Int]()) == [])
    #expect(try JSONValueEncoder().encode([String: Int]()) == [:])
    #expect(try JSONValueEncoder().encode(UInt8(7)) == 7)
  }

  @Test("numbers that JSON has not are refused, and the path to them is told")
  func refusedNumbers() {
    let error = #expect(throws: EncodingError.self) { try JSONValueEncoder().encode(["speed": [1, Double.nan]]) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["speed", "1"])
    #expect(context.debugDescription == "JSON has no number 'nan'")
    #expect(throws: EncodingError.self) { try JSONValueEncoder().encode(1 << 53) }
  }
}
