import Foundation
import TestSupport

/// The programs of the fence's pages as processes with the budget of a lesson: none may take long or hold much, and no
/// step may cost more for the steps before it.
enum HostilePrograms: Section {
  static let name = "fence"

  private static let mostSeconds = 2.0
  private static let mostBytes = 200_000_000
  /// How much longer a step may take at the end of a run than at its beginning.
  private static let mostGrowth = 2.0
  /// The budget of a file, in MiB, and what a process may take of the machine for it.
  private static let fileMemory = 1024
  private static let mostOfFile = 1.25

  static func run(on bench: Workbench) throws -> String {
    let all = try programs(on: MarkdownPage.paths(in: "Tests/PythonTests/Fence"))
    let runs = try all.map { try measure($0, bench) }
    let tables = [table(of: runs), try reentries(bench), try growth(of: all, runs, bench), try files(bench)]
    return tables.map(\.text).joined()
  }

  /// Programs that lead from native code into native code again, by each way in, at several recursion limits.
  private static func reentries(_ bench: Workbench) throws -> Table {
    let ways = try programs(on: MarkdownPage.paths(in: "Tests/PythonTests/Reentry"))
    let all = [1_000, 12_000, 100_000_000].flatMap { limit in
      ways.map { way in
        Program(
          name: "\(way.name), at most \(limit) deep",
          source: "import sys; sys.setrecursionlimit(\(limit))\n\(way.source)")
      }
    }
    return table(of: try all.map { try measure($0, bench) }, "programs of native code in native code")
  }

  private static func table(of runs: [Series], _ kind: String = "hostile programs") -> Table {
    let (slowest, largest) = (
      runs.sorted { $0.processor > $1.processor }.prefix(5), runs.sorted { $0.peak > $1.peak }.prefix(5)
    )
    var table = Table(
      "fence: \(runs.count) \(kind) with 20 million steps and 64 MiB", columns: ["CPU", "peak", "bar"],
      note: "the five that take longest, then the five that hold most; one run each, with the process's start and end")
    for run in slowest {
      let bar = Bar.atMost(mostSeconds, run.processor, time)
      table.add(run.name, time(run.processor), megabytes(run.peak), bar.verdict)
    }
    for run in largest {
      let bar = Bar.atMost(Double(mostBytes), Double(run.peak)) { megabytes(Int($0)) }
      table.add(run.name, time(run.processor), megabytes(run.peak), bar.verdict)
    }
    return table
  }

  /// What a step costs in a run of 60 million steps against one of 20 million, for those that take long.
  private static func growth(of programs: [Program], _ runs: [Series], _ bench: Workbench) throws -> Table {
    let slow = zip(programs, runs).filter { $1.processor > 0.3 }
    let growths = try slow.map { program, run in
      let long = try measure(program, bench, steps: 60_000_000).processor
      return (name: program.name, short: run.processor, long: long, growth: long / (3 * run.processor))
    }
    var table = Table(
      "fence: what a step costs in 60 million steps against 20 million, \(slow.count) programs that take over 0.3 s",
      columns: ["20 million", "60 million", "a step", "bar"], note: "the five that grow most")
    for found in growths.sorted(by: { $0.growth > $1.growth }).prefix(5) {
      let bar = Bar.atMost(mostGrowth, found.growth)
      table.add(found.name, time(found.short), time(found.long), ratio(found.growth), bar.verdict)
    }
    return table
  }

  /// Programs that keep all they make, with the budget of a file.
  private static func files(_ bench: Workbench) throws -> Table {
    let runs = try programs(on: [hoarding]).map {
      try measure($0, bench, steps: 200_000_000, memory: fileMemory)
    }
    let most = Double(fileMemory << 20) * mostOfFile
    var table = Table(
      "fence: \(runs.count) programs that keep all they make, with 200 million steps and \(fileMemory) MiB",
      columns: ["CPU", "peak", "bar"], note: "the five that hold most")
    for run in runs.sorted(by: { $0.peak > $1.peak }).prefix(5) {
      let bar = Bar.atMost(most, Double(run.peak)) { megabytes(Int($0)) }
      table.add(run.name, time(run.processor), megabytes(run.peak), bar.verdict)
    }
    return table
  }

  private static let hoarding = "Tests/PythonTests/Fence/hoarding.md"

  private struct Program {
    let name: String
    let source: String
  }

  private static func programs(on paths: [String]) throws -> [Program] {
    try paths.flatMap { path in
      let page = URL(fileURLWithPath: path).lastPathComponent
      return try MarkdownPage(path: path).sections.flatMap { section in
        section.blocks.filter { $0.kind == "python" }.map {
          Program(name: "\(page): \(section.title)", source: $0.text)
        }
      }
    }
  }

  private static func measure(
    _ program: Program, _ bench: Workbench, steps: Int = 20_000_000, memory: Int = 64
  ) throws -> Series {
    let folder = try TemporaryDirectory()
    let file = try folder.write(program.source, to: "main.py")
    var subject = bench.hornbook(program.name, "run", "--max-steps", "\(steps)", "--max-memory", "\(memory)", file)
    // It may end well, with an error or over its budget; what is above that is a signal.
    subject.expectedStatuses = 0...3
    return Series(name: program.name, runs: [try bench.stopwatch.measure(subject)])
  }
}
