import PythonSamples
import TestSupport
import Testing

@testable import PythonSyntax

@Suite("CPython judges the front end", .enabled(if: TestRun.hasJudges))
struct SyntaxJudgementTests {
  @Test("right programs have CPython's trees, each node in its place")
  func compareTrees() throws {
    let expected = try CPython.dump(rightPrograms)
    try #require(expected.count == rightPrograms.count)
    for (program, dump) in zip(rightPrograms, expected) {
      let tree = try SyntaxTree(parsing: SourceText(program))
      #expect(SyntaxDump.dump(tree) == dump, "\(program)")
    }
  }

  @Test("wrong programs are reported as CPython reports them", arguments: wrongPrograms)
  func compareReports(program: String) throws {
    let expected = try CPython.complain(about: program, in: TemporaryDirectory())
    let error = #expect(throws: SyntaxError.self) { try SyntaxTree(parsing: SourceText(program)) }
    #expect(error?.report(file: expected.file) == expected.report)
  }
}
