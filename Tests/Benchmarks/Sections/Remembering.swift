import TestSupport

/// What a curriculum with programs costs the first time, and the second time with what the first remembered, beside
/// libyaml's bare scan of its files.
enum Remembering: Section {
  static let name = "cache"
  private static let size = GeneratedCurriculum.Size(cards: 40_000, programs: 10_000)

  static func run(on bench: Workbench) throws -> String {
    let folder = try TemporaryDirectory()
    let plain = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: 40_000))
    let programs = try GeneratedCurriculum(size)
    try AgainstLibYAML.expectNoFindings(in: programs, bench)
    let scan = try CProgram.build("scan", into: folder.path, flags: ["-lyaml"])
    let series = try bench.stopwatch.measure(
      [
        Subject(name: "libyaml's scan, one core", command: Command(scan, [try programs.writeList()])),
        bench.hornbook("without programs", "lint", "--no-cache", plain.path),
        bench.hornbook("with 10,000 programs, cold", "lint", "--no-cache", programs.path),
        warm("with 10,000 programs, warm", programs.path, bench, folder),
        warm("one episode of them, warm", programs.path + "/module-0005/block-0100/episode-2000.yaml", bench, folder),
      ], rounds: 7)
    var table = Table(
      "cache: \(programs.extent(size))",
      columns: ["wall", "best", "CPU", "peak", "wall to libyaml's", "bar", "CPU", "bar"],
      note: "medians of \(series[0].runs.count) runs in turns, but for the bar of one episode, which is on the best; "
        + "warm: after a run with the same arguments")
    for (one, bars) in zip(series, [nil, nil, (4, 6), (0.5, nil)] as [(Double?, Double?)?]) {
      table.add(
        one.name, AgainstLibYAML.cells(of: one, beside: series[0], wall: bars?.0, processor: bars?.1))
    }
    var cells = AgainstLibYAML.cells(of: series[4], beside: series[0], wall: nil, processor: nil)
    cells[5] = Bar.atMost(0.06, series[4].leastWall, time).verdict
    table.add(series[4].name, cells)
    return table.text
  }

  /// A lint that remembers what the one before found; the stopwatch does not count the first.
  private static func warm(
    _ name: String, _ path: String, _ bench: Workbench, _ cache: TemporaryDirectory
  ) -> Subject {
    Subject(
      name: name, command: Command(bench.hornbook, ["lint", path], environment: ["XDG_CACHE_HOME": cache.path]))
  }
}
