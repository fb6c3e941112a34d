import TestSupport

/// Publishing a large curriculum beside linting it.
enum Publishing: Section {
  static let name = "publish"
  private static let size = GeneratedCurriculum.Size(cards: 1_000_000)

  static func run(on bench: Workbench) throws -> String {
    let (curriculum, folder) = (try GeneratedCurriculum(size), try TemporaryDirectory())
    let lint = try bench.stopwatch.measure(
      bench.hornbook("hornbook lint", "lint", "--no-cache", curriculum.path))
    let publish = try bench.stopwatch.measure(
      bench.hornbook(
        "hornbook publish", "publish", "--curriculum", curriculum.path, "--output", "\(folder.path)/dist",
        "--first"))
    var table = Table(
      "publish: \(curriculum.extent(size))",
      columns: ["wall", "CPU", "peak", "peak to YAML", "wall to lint's", "bars"],
      note: "one run of each, the first release into an empty folder")
    let memory = { (figures: Figures) in Double(figures.peak) / Double(curriculum.bytes) }
    table.add(
      "hornbook lint", time(lint.wall), time(lint.processor), megabytes(lint.peak), ratio(memory(lint)), "", "")
    let wall = publish.wall / lint.wall
    table.add(
      "hornbook publish", time(publish.wall), time(publish.processor), megabytes(publish.peak),
      ratio(memory(publish)), ratio(wall), "\(Bar.atMost(5, memory(publish)).verdict) \(Bar.atMost(2, wall).verdict)")
    return table.text
  }
}
