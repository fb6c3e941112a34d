import TestSupport

/// What a curriculum with programs costs the first time, and the second time with what the first remembered, beside
/// libyaml's bare scan of its files.
enum Remembering: Section {
  static let name = "cache"

  static func run(on bench: Workbench) throws -> String {
    let folder = try TemporaryDirectory()
    let plain = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: 40_000))
    let size = GeneratedCurriculum.Size(cards: 40_000, programs: 10_000)
    let programs = try GeneratedCurriculum(size)
    try AgainstLibYAML.expectNoFindings(in: programs, bench)
    let again = Command(bench.hornbook, ["lint", programs.path], environment: ["XDG_CACHE_HOME": folder.path])
    _ = try again.run()
    let scan = try CProgram.build("scan", into: folder.path, flags: ["-lyaml"])
    let series = try bench.stopwatch.measure(
      [
        Subject(name: "libyaml's scan, one core", command: Command(scan, [try programs.writeList()])),
        bench.hornbook("without programs", "lint", "--no-cache", plain.path),
        bench.hornbook("with 10,000 programs, cold", "lint", "--no-cache", programs.path),
        Subject(name: "with 10,000 programs, warm", command: again),
      ], rounds: 7)
    var table = Table(
      "cache: \(programs.extent(size))", columns: ["wall", "best", "CPU", "peak", "wall to libyaml's", "bar"],
      note: "medians of \(series[0].runs.count) runs in turns; the cache has every episode of the curriculum")
    for (one, bar) in zip(series, [nil, nil, 4, 0.7]) {
      let wall = one.wall / series[0].wall
      table.add(
        one.name, time(one.wall), time(one.leastWall), time(one.processor), megabytes(one.peak), ratio(wall),
        bar.map { Bar.atMost($0, wall).verdict } ?? "")
    }
    return table.text
  }
}
