import TestSupport

/// How long a person waits for the smallest things.
enum StartToExit: Section {
  static let name = "start"

  static func run(on bench: Workbench) throws -> String {
    let size = GeneratedCurriculum.Size(cards: 10, programs: 3)
    let episode = try GeneratedCurriculum(size)
    let series = try bench.stopwatch.measure(
      [
        bench.hornbook("hornbook lint, one episode with 3 programs", "lint", episode.path),
        bench.hornbook("hornbook lint, Champion's Training", "lint", Repository.path("curriculum")),
        bench.hornbook("hornbook --help", "--help"),
      ], rounds: 25)
    var table = Table(
      "start to exit", columns: ["wall", "best", "CPU", "peak", "bar"],
      note:
        "wall and CPU are medians of \(series[0].runs.count) runs in turns; the bar is on the best, without other load")
    for (index, series) in series.enumerated() {
      table.add(
        series.name, time(series.wall), time(series.leastWall), time(series.processor), megabytes(series.peak),
        index == 0 ? Bar.atMost(0.008, series.leastWall, time).verdict : "")
    }
    return table.text
  }
}
