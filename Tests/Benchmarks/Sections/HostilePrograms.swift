import Foundation
import TestSupport

/// The programs of the fence's pages as processes with the budget of a lesson: none may take long or hold much.
enum HostilePrograms: Section {
  static let name = "fence"

  private static let mostSeconds = 2.0
  private static let mostBytes = 200_000_000

  static func run(on bench: Workbench) throws -> String {
    let runs = try programs().map { try measure($0, bench) }
    let (slowest, largest) = (
      runs.sorted { $0.processor > $1.processor }.prefix(5), runs.sorted { $0.peak > $1.peak }.prefix(5)
    )
    var table = Table(
      "fence: \(runs.count) hostile programs with 20 million steps and 64 MiB", columns: ["CPU", "peak", "bar"],
      note: "the five that take longest, then the five that hold most; one run each, with the process's start and end")
    for run in slowest {
      let bar = Bar.atMost(mostSeconds, run.processor, time)
      table.add(run.name, time(run.processor), megabytes(run.peak), bar.verdict)
    }
    for run in largest {
      let bar = Bar.atMost(Double(mostBytes), Double(run.peak)) { megabytes(Int($0)) }
      table.add(run.name, time(run.processor), megabytes(run.peak), bar.verdict)
    }
    return table.text
  }

  private struct Program {
    let name: String
    let source: String
  }

  private static func programs() throws -> [Program] {
    try MarkdownPage.paths(in: "Tests/PythonTests/Fence").flatMap { path in
      let page = URL(fileURLWithPath: path).lastPathComponent
      return try MarkdownPage(path: path).sections.flatMap { section in
        section.blocks.filter { $0.kind == "python" }.map {
          Program(name: "\(page): \(section.title)", source: $0.text)
        }
      }
    }
  }

  private static func measure(_ program: Program, _ bench: Workbench) throws -> Series {
    let folder = try TemporaryDirectory()
    let file = try folder.write(program.source, to: "main.py")
    var subject = bench.hornbook(program.name, "run", "--max-steps", "20000000", "--max-memory", "64", file)
    // It may end well, with an error or over its budget; what is above that is a signal.
    subject.expectedStatuses = 0...3
    return Series(name: program.name, runs: [try bench.stopwatch.measure(subject)])
  }
}
