import Execution
import Foundation
import Python
import TestSupport
import Testing

/// Hostile programs: each page names the limit that stops each of them, or the error by which it ends.
@Suite("The fence around programs")
struct FenceTests {
  /// Less than a lesson's budget, so that programs without end end soon in a debug build too.
  static let budget = Budget(steps: 100_000, memory: 32 << 20, output: 1 << 16, depth: 1000)

  @Test(
    "each hostile program ends within its budget, twice in the same way",
    arguments: MarkdownPage.paths(in: "Tests/PythonTests/Fence"))
  func eachHostileProgramEndsWithin(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in FenceDesk() }
    #expect(faults == [])
  }

  @Test("a hostile source text ends in an error, not in a crash", arguments: NestedSource.all)
  func hostileSourceTextEnds(sample: NestedSource) {
    #expect(FenceTests.end(of: sample.text, sample.name) == sample.ending)
  }

  @Test("the budget of a lesson stops a program without end")
  func budgetLessonStopsProgramWithout() {
    let outcome = PythonProgram(source: "while True: pass").run()
    #expect(outcome.ending == .stopped(.steps, line: 1))
    #expect(outcome.steps == Budget.lesson.steps)
  }

  /// How a program ends, which must be the same on a second run.
  static func end(of source: String, _ place: String) -> String {
    let program = PythonProgram(source: source)
    let outcomes = [program.run(budget: budget), program.run(budget: budget)]
    #expect(outcomes[0] == outcomes[1], "\(place) ends differently on a second run")
    #expect(outcomes[0].steps <= budget.steps, "\(place)")
    #expect(outcomes[0].peakMemory <= budget.memory * 3, "\(place) held \(outcomes[0].peakMemory) bytes")
    #expect(outcomes[0].transcript.byteCount <= budget.output * 2, "\(place)")
    return outcomes[0].ending.words
  }
}

extension Ending {
  /// What a page says: `out of steps on line 3`, or an error's last line, cut where it gets long.
  var words: String {
    switch self {
    case .finished(let status): status == 0 ? "finished" : "finished with status \(status)"
    case .raised(let error): String(error.summary.prefix(110))
    case .stopped(let limit, let line): "out of \(limit.rawValue) on line \(line)"
    }
  }
}

/// How the programs of a section end.
private struct FenceDesk: PageDesk {
  private var ending: [String]?
  /// The lines of programs of which nothing says how they end.
  private var unsaid: [Int] = []

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "python":
      ending = FenceTests.end(of: block.text, "line \(block.firstLine)").components(separatedBy: "\n")
      unsaid.append(block.firstLine)
      return nil
    case "ending":
      unsaid = unsaid.dropLast()
      return ending
    default: return nil
    }
  }

  func finish() -> [String] { unsaid.map { "nothing says how the program on line \($0) ends" } }
}
