import Testing

@testable import Python

@Suite("Nesting that goes too deep")
struct SyntaxDepthTests {
  @Test(
    "is refused and does not overflow the stack",
    arguments: [
      String(repeating: "(", count: 150) + "1" + String(repeating: ")", count: 150),
      String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
      String(repeating: "not ", count: 100_000) + "x", String(repeating: "-", count: 100_000) + "x",
      String(repeating: "lambda: ", count: 50_000) + "x", String(repeating: "x if y else ", count: 50_000) + "z",
      String(repeating: "x ** ", count: 50_000) + "z", "x" + String(repeating: " + x", count: 50_000),
      "x" + String(repeating: ".y", count: 50_000), "x" + String(repeating: "()", count: 50_000),
      "if x: y\n" + String(repeating: "elif x: y\n", count: 20_000),
      (0..<120).map { String(repeating: " ", count: $0) + "if x:\n" }.joined(),
      String(repeating: "not ", count: 100_000) + "x y", String(repeating: "(", count: 150) + "1 1",
      String(repeating: "-", count: 100_000) + "x y", "f(" + String(repeating: "{1: [", count: 80) + "x y",
    ])
  func refuse(program: String) {
    _ = try? SyntaxTree(parsing: SourceText(program))
  }

  @Test("brackets may go two hundred deep, no deeper")
  func brackets() {
    let error = #expect(throws: SyntaxError.self) {
      try SyntaxTree(parsing: SourceText(String(repeating: "(", count: 201)))
    }
    #expect(error?.message == "too many nested parentheses")
  }
}
