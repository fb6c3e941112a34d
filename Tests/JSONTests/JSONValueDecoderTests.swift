import JSON
import Testing

/// Decoding: a model reads what it wrote, and says what else stands there.
struct JSONValueDecoderTests {
  private struct Page: Codable, Equatable {
    var title: String
    var subtitle: String?
    var minutes: Int8
    var scale: Double
    var rows: [[Int?]]
    var parts: [String: Bool]
    var extra: JSONValue
  }

  private static let page = Page(
    title: "Say hello", subtitle: nil, minutes: 5, scale: 2, rows: [[1, nil], []], parts: ["a": true],
    extra: ["z": [1, nil, 2.5]])

  @Test("what was encoded is decoded the same")
  func roundTrip() throws {
    let value = try JSONValueEncoder().encode(Self.page)
    #expect(try JSONValueDecoder().decode(Page.self, from: value) == Self.page)
  }

  @Test(
    "another shape is told with the way to it",
    arguments: [
      ("minutes", .integer(200), "minutes", "expected a whole number that fits Int8, found a whole number"),
      ("title", .bool(true), "title", "expected text, found true or false"),
      ("rows", [[1, "x"]], "rows.0.1", "expected a whole number that fits Int, found text"),
      ("parts", [], "parts", "expected an object, found an array"),
      ("title", nil, "", "there is no 'title'"),
    ] as [(String, JSONValue?, String, String)])
  func otherShapes(key: String, wrong: JSONValue?, path: String, message: String) throws {
    var object = try #require(try JSONValueEncoder().encode(Self.page).object)
    object[key] = wrong
    let error = #expect(throws: DecodingError.self) { try JSONValueDecoder().decode(Page.self, from: .object(object)) }
    let context: DecodingError.Context? =
      switch error {
      case .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context
      default: nil
      }
    #expect(context?.codingPath.map(\.stringValue).joined(separator: ".") == path)
    #expect(context?.debugDescription == message)
  }
}
