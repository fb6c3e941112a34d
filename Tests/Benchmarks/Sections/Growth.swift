import TestSupport

/// How time and memory grow with the number of cards.
enum Growth: Section {
  static let name = "growth"
  private static let counts = [1_000, 10_000, 100_000, 400_000]

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "growth: hornbook lint, all cores",
      columns: ["YAML", "wall", "CPU", "peak", "CPU a card", "peak to YAML", "bar"],
      note: "linear when CPU and memory a card stay; the bar is on peak memory, start-up's own included")
    for count in counts {
      let size = GeneratedCurriculum.Size(cards: count)
      let curriculum = try GeneratedCurriculum(size)
      let series = try bench.stopwatch.measure(
        [bench.hornbook("hornbook lint", "lint", "--no-cache", curriculum.path)], rounds: count > 50_000 ? 3 : 9)[0]
      let memory = Double(series.peak) / Double(curriculum.bytes)
      table.add(
        "\(grouped(count)) cards", megabytes(curriculum.bytes), time(series.wall), time(series.processor),
        megabytes(series.peak), String(format1(series.processor / Double(count) * 1e6)) + " µs", ratio(memory),
        count >= 40_000 ? Bar.atMost(10, memory).verdict : "")
    }
    return table.text
  }

  private static func format1(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
