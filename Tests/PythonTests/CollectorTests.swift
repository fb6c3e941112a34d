import Execution
import Foundation
import Python
import TestSupport
import Testing

/// The collector frees nothing that a run still uses.
///
/// Every program runs with a collection every few dozen values, so that one which only Swift code holds is soon gone,
/// and with a block of the system's own for each value, so that `make sanitize` sees who uses it afterwards.
@Suite("The collector")
struct CollectorTests {
  /// New bytes after which a collection is due; with 0 there is one at every safe point, which takes minutes.
  private static let pace = Pace(collections: .afterBytes(2 << 10))
  private static let budget = Budget(steps: 1 << 40, memory: 64 << 20, output: 1 << 20, depth: 1000)

  @Test(
    "a program does the same when all that it cannot reach is freed at once",
    arguments: TestRun.share(of: MarkdownPage.paths(in: "Tests/PythonTests/Pages"), oneIn: 4))
  func programDoesSameWhenAll(path: String) throws {
    for program in try MarkdownPage(path: path).programs {
      let compiled = PythonProgram(source: program.source)
      let often = compiled.run(input: program.input, budget: CollectorTests.budget, pace: CollectorTests.pace)
      let seldom = compiled.run(input: program.input, budget: CollectorTests.budget)
      #expect(often.transcript == seldom.transcript, "\(path):\(program.line)")
    }
  }
}
