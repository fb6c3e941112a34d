import Execution
import Foundation
import Python
import TestSupport
import Testing

/// Nothing that a run depends on belongs to the thread that it began on.
///
/// Every program runs with a stack of its own, which is a thread of its own, for each native call, and under a hash
/// seed that apps do not have: what a new thread does not know would show itself at once. Their registers lie in
/// memory that each run hands on to the next one, where the runs without such stacks have memory of their own.
@Suite("The machine's stack")
struct StackTests {
  private static let pace = Pace(stacks: .atEachCall)
  private static let budget = Budget(steps: 1 << 40, memory: 64 << 20, output: 1 << 20, depth: 1000)
  private static let options = RunOptions(hashSeed: 77, drawSeed: 5, memory: RunMemory())
  private static let ownOptions = RunOptions(hashSeed: 77, drawSeed: 5)

  @Test(
    "a program does the same when each native call has a stack of its own",
    arguments: TestRun.share(of: MarkdownPage.paths(in: "Tests/PythonTests/Pages"), oneIn: 8))
  func programDoesSameWhenEach(path: String) throws {
    for program in try MarkdownPage(path: path).programs {
      let compiled = PythonProgram(source: program.source)
      let run = { (pace: Pace, options: RunOptions) in
        compiled.run(input: program.input, budget: StackTests.budget, options: options, pace: pace)
      }
      let own = run(.normal, StackTests.ownOptions)
      #expect(run(StackTests.pace, StackTests.options).transcript == own.transcript, "\(path):\(program.line)")
    }
  }

  @Test(
    "a deep program can be read and let go of on a small stack",
    arguments: ["x = \(String(repeating: "-", count: 900))1", "x = 1\(String(repeating: "+x", count: 2_900))"])
  func deep(source: String) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      #expect(PythonProgram(source: source + "\n").source.count == source.count + 1)
      done.signal()
    }
    thread.stackSize = 256 << 10
    thread.start()
    done.wait()
  }
}
