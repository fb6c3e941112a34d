import Foundation
import TestSupport

/// `hornbook lint` beside libyaml's bare scan of the same bytes.
enum AgainstLibYAML: Section {
  static let name = "lint"
  private static let size = GeneratedCurriculum.Size(cards: 40_000)

  static func run(on bench: Workbench) throws -> String {
    let folder = try TemporaryDirectory()
    let curriculum = try GeneratedCurriculum(size)
    let scan = try CProgram.build("scan", into: folder.path, flags: ["-lyaml"])
    let series = try bench.stopwatch.measure(
      [
        Subject(name: "libyaml's scan, one core", command: Command(scan, [try curriculum.writeList()])),
        bench.hornbook("hornbook lint, all cores", "lint", "--no-cache", curriculum.path),
        bench.hornbook("hornbook lint, one core", "lint", "--no-cache", "--threads", "1", curriculum.path),
      ], rounds: 9)
    try expectNoFindings(in: curriculum, bench)
    return table(series, curriculum).text
  }

  private static func table(_ series: [Series], _ curriculum: GeneratedCurriculum) -> Table {
    var table = Table(
      "lint: \(curriculum.extent(size)); no programs",
      columns: ["wall", "best", "CPU", "peak", "wall to libyaml's", "CPU", "bar"],
      note: "wall and CPU are medians of \(series[0].runs.count) runs in turns, and so is what the bar is on")
    let floor = series[0]
    for (series, limit) in zip(series, [nil, 1.2, 2.2]) {
      let (wall, processor) = (series.wall / floor.wall, series.processor / floor.processor)
      table.add(
        series.name, time(series.wall), time(series.leastWall), time(series.processor), megabytes(series.peak),
        ratio(wall), ratio(processor), limit.map { Bar.atMost($0, wall).verdict } ?? "")
    }
    let memory = Double(series[1].peak) / Double(curriculum.bytes)
    table.add("peak memory to YAML", "", "", "", "", ratio(memory), "", Bar.atMost(10, memory).verdict)
    return table
  }

  /// A curriculum with findings would measure something else.
  static func expectNoFindings(in curriculum: GeneratedCurriculum, _ bench: Workbench) throws {
    let finished = try Command(bench.hornbook, ["lint", "--format", "concise", curriculum.path]).run()
    guard finished.output.hasPrefix("no problems") || finished.output.isEmpty else {
      throw BenchmarkFailure("the generated curriculum has findings:\n\(finished.output.prefix(2000))")
    }
  }
}
