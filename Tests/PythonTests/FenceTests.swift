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
    var page = try MarkdownPage(path: path)
    let programs = page.programs
    let endings = programs.map { FenceTests.end(of: $0.source, "\(path):\($0.line)") }
    if MarkdownPage.isRewriting {
      page.replaceEndings(with: endings)
      try page.write()
    } else {
      #expect(page.endings == endings, "endings on the page are stale: run `make specs`")
    }
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

extension MarkdownPage {
  /// How the page says that each program ends.
  var endings: [String] {
    sections.flatMap(\.blocks).filter { $0.kind == "ending" }.map { $0.lines.joined(separator: "\n") }
  }

  /// Writes how each program ends below it.
  mutating func replaceEndings(with endings: [String]) {
    var rest = endings[...]
    for section in sections.indices {
      for block in sections[section].blocks.indices where sections[section].blocks[block].kind == "ending" {
        sections[section].blocks[block].lines = rest.popFirst()?.components(separatedBy: "\n") ?? []
      }
    }
  }
}
