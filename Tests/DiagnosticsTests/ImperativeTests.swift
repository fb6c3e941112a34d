import Testing

@testable import Diagnostics

@Suite("What to do, with what to write")
struct ImperativeTests {
  @Test("what to write is shown whole or not at all")
  func isWhole() {
    #expect(imperative("put it in quotes", showing: "\"a: b\"") == "put it in quotes: `\"a: b\"`")
    #expect(imperative("put brackets around it", showing: "a, b") { "[\($0)]" } == "put brackets around it: `[a, b]`")
    let long = "\"\(String(repeating: "a", count: 40))\""
    #expect(imperative("put it in quotes", showing: long) == "put it in quotes")
    #expect(imperative("put it in quotes", showing: long, upTo: 42) == "put it in quotes: `\(long)`")
  }
}
