import JSON
import Testing

@testable import Preview

@Suite("Code with blanks")
struct CodeViewTests {
  @Test("blanks stand between the colors of what is around them")
  func blanks() {
    let lines = BlankedCodeView("print(__1__ + __2__)\nx = \"__1__\"", .python).lines
    #expect(
      lines == [
        [
          ["builtin", "print"], ["operator", "("], ["blank": 1], ["text", " "], ["operator", "+"], ["text", " "],
          ["blank": 2], ["operator", ")"],
        ],
        [
          ["name", "x"], ["text", " "], ["operator", "="], ["text", " "], ["string", "\""], ["blank": 1],
          ["string", "\""],
        ],
      ])
  }
}
