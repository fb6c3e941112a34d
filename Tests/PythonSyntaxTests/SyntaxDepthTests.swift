import Testing

@testable import PythonSyntax

@Suite("Nesting that goes too deep")
struct SyntaxDepthTests {
  /// A program that nests one construct very often.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let program: String

    init(_ part: String, times: Int, then end: String = "x", closing: String = "") {
      testDescription = "\(part) \(times) times"
      program = String(repeating: part, count: times) + end + String(repeating: closing, count: times)
    }
  }

  @Test(
    "is refused and does not overflow the stack",
    arguments: [
      Sample("(", times: 100_000), Sample("[", times: 199), Sample("f(", times: 199, then: "x y", closing: ")"),
      Sample("{1: [", times: 99, then: "x y"), Sample("not ", times: 100_000), Sample("-", times: 100_000),
      Sample("lambda: ", times: 50_000), Sample("x if y else ", times: 50_000), Sample("x ** ", times: 50_000),
      Sample("x + ", times: 50_000), Sample("x.", times: 50_000),
      Sample("x[0", times: 1, then: String(repeating: "][0", count: 9000) + "]"),
      Sample("not ", times: 100_000, then: "x y"), Sample("-", times: 100_000, then: "x y"),
      Sample("elif x: y\n", times: 20_000, then: "x y"), Sample("[lambda: ", times: 199),
    ])
  func refuse(sample: Sample) {
    #expect(throws: SyntaxError.self) { try SyntaxTree(parsing: SourceText(sample.program)) }
  }

  @Test(
    "is taken where CPython takes it",
    arguments: [
      Sample("(", times: 199, closing: ")"), Sample("f(", times: 199, closing: ")"), Sample("not ", times: 300),
      Sample("x + ", times: 2500), Sample("{1: ", times: 199, closing: "}"), Sample("a[", times: 199, closing: "]"),
    ])
  func take(sample: Sample) throws {
    #expect(try SyntaxTree(parsing: SourceText(sample.program)).body.count == 1)
  }

  @Test("a chain of elif may be long")
  func elif() throws {
    let program = "if x: y\n" + String(repeating: "elif x: y\n", count: 300)
    #expect(try SyntaxTree(parsing: SourceText(program)).body.count == 1)
  }

  @Test("brackets may go two hundred deep, no deeper")
  func brackets() {
    let error = #expect(throws: SyntaxError.self) {
      try SyntaxTree(parsing: SourceText(String(repeating: "(", count: 201)))
    }
    #expect(error?.message == "too many nested parentheses")
  }
}
