import Foundation
import JSON
import Testing

/// JSON values: what they hold and what they refuse.
struct JSONValueTests {
  @Test("a key cannot be there twice")
  func uniqueKeys() {
    var object = JSONObject()
    let first = object.append("id", 1)
    let second = object.append("id", 2)
    #expect(first)
    #expect(!second)
    #expect(JSONValue.object(object) == ["id": 1])
  }

  @Test("keys and texts are compared by their bytes")
  func canonicallyEqualTexts() {
    var object = JSONObject()
    object["\u{e9}"] = 1
    object["e\u{301}"] = 2
    #expect(object.members.count == 2)
    #expect(JSONValue.string("\u{e9}") != .string("e\u{301}"))
  }

  @Test("an object with many members finds, replaces and removes them")
  func manyMembers() {
    var object = JSONObject()
    for number in 0..<100 { object["key\(number)"] = .integer(number) }
    object["key50"] = "new"
    object["key10"] = nil
    #expect(object.members.count == 99)
    #expect(object["key50"] == "new")
    #expect(object["key10"] == nil)
    #expect(object["key99"] == 99)
    #expect(object.keys.first == "key0")
  }

  @Test("NaN and infinity are no JSON numbers", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) { #expect(FiniteDouble(value) == nil) }

  @Test("members that are nil are left out")
  func optionalMembers() {
    let value = JSONValue.members(["code": "a", "help": nil, "line": 3])
    #expect(PrettyJSON.text(of: value) == "{\n  \"code\": \"a\",\n  \"line\": 3\n}\n")
  }

  @Test("pretty text shows empty lists and objects in place")
  func prettyText() {
    let value: JSONValue = ["empty": [], "none": [:], "list": [1, 2.5, ["deep": nil]]]
    let expected = """
      {
        "empty": [],
        "none": {},
        "list": [
          1,
          2.5,
          {
            "deep": null
          }
        ]
      }

      """
    #expect(PrettyJSON.text(of: value) == expected)
  }

  @Test("Foundation's decoder fills a value, and its encoder writes one")
  func foundationCoders() throws {
    let text = #"{"a":[null,true,1,2.5,"x",{}]}"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(value == ["a": [nil, true, 1, 2.5, "x", [:]]])
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
  }
}
