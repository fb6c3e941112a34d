import Execution
import Foundation
import Python
import TestSupport
import Testing

/// The collector frees nothing that a run still uses.
///
/// Every program runs with a collection at each safe point, so that a value which only Swift code holds is gone at once,
/// and with a block of the system's own for each value, so that `make sanitize` sees who uses it afterwards.
@Suite struct CollectorTests {
  private static let budget = Budget(steps: 1 << 40, memory: 64 << 20, output: 1 << 20, depth: 1000)

  @Test(arguments: MarkdownPage.paths(in: "Tests/PythonTests/Pages"))
  func `a program does the same when all that it cannot reach is freed at once`(path: String) throws {
    for program in try MarkdownPage(path: path).programs {
      let compiled = PythonProgram(source: program.source)
      let often = compiled.run(input: program.input, budget: CollectorTests.budget, pace: .afterBytes(0))
      let seldom = compiled.run(input: program.input, budget: CollectorTests.budget)
      #expect(often.transcript == seldom.transcript, "\(path):\(program.line)")
    }
  }
}
