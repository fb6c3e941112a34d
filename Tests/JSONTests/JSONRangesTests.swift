import JSON
import Testing

@Suite("Where values of a JSON document stand")
struct JSONRangesTests {
  private let text = #"{"a": [1, {"b\u0063": "x,]"}, 22], "d":null}"#

  @Test("a value is found by its path")
  func values() {
    let list = JSONPath().key("a")
    #expect(found(JSONPath()) == text)
    #expect(found(list.index(0)) == "1")
    #expect(found(list.index(1).key("bc")) == #""x,]""#)
    #expect(found(list.index(2)) == "22")
    #expect(found(JSONPath().key("d")) == "null")
  }

  @Test("a path that leads nowhere is followed as far as it goes")
  func nowhere() {
    #expect(found(JSONPath().key("a").index(2).key("x")) == "22")
    #expect(found(JSONPath().key("d").index(0)) == "null")
    #expect(found(JSONPath().key("z")) == text)
  }

  @Test("a path reads like code")
  func description() {
    #expect(JSONPath().key("a").index(1).key("b").description == "a[1].b")
    #expect(JSONPath().description == "the whole")
  }

  private func found(_ path: JSONPath) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[JSONRanges(bytes).range(of: path)], as: UTF8.self)
  }
}
