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
      columns: ["wall", "best", "CPU", "peak", "wall to libyaml's", "bar", "CPU", "bar"],
      note: "wall and CPU are medians of \(series[0].runs.count) runs in turns, and so is what the bars are on")
    for (one, bars) in zip(series, [nil, (1.1, 2), (2, 2)] as [(Double, Double)?]) {
      table.add(one.name, cells(of: one, beside: series[0], wall: bars?.0, processor: bars?.1))
    }
    let memory = Double(series[1].peak) / Double(curriculum.bytes)
    table.add("peak memory to YAML", "", "", "", "", ratio(memory), Bar.atMost(10, memory).verdict)
    return table
  }

  /// The cells of a row: the times and the memory of a series, and the ratios to a floor with their bars, if any.
  static func cells(of one: Series, beside floor: Series, wall: Double?, processor: Double?) -> [String] {
    let ratios = (wall: one.wall / floor.wall, processor: one.processor / floor.processor)
    return [
      time(one.wall), time(one.leastWall), time(one.processor), megabytes(one.peak), ratio(ratios.wall),
      wall.map { Bar.atMost($0, ratios.wall).verdict } ?? "", ratio(ratios.processor),
      processor.map { Bar.atMost($0, ratios.processor).verdict } ?? "",
    ]
  }

  /// A curriculum with findings would measure something else.
  static func expectNoFindings(in curriculum: GeneratedCurriculum, _ bench: Workbench) throws {
    let finished = try Command(bench.hornbook, ["lint", "--format", "concise", curriculum.path]).run()
    guard finished.output.hasPrefix("no problems") || finished.output.isEmpty else {
      throw BenchmarkFailure("the generated curriculum has findings:\n\(finished.output.prefix(2000))")
    }
  }
}
