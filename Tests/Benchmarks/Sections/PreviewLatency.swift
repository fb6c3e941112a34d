import Foundation
import TestSupport

/// How long an author of `hornbook preview` waits: for its first page, and after each save.
enum PreviewLatency: Section {
  static let name = "preview"
  private static let saves = 10_000

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "preview: from its start to the first byte of a page, and from a save to what the page then shows",
      columns: ["first byte", "bar", "save", "slowest", "bar"],
      note: "medians of 5 starts with what earlier runs proved, and of 41 saves; the page has heard of the save and "
        + "has the changed episode and the outline again")
    for (episodes, start, save) in [(40, nil, nil), (400, 0.15, 0.1), (4_000, nil, nil)] as [(Int, Double?, Double?)] {
      let curriculum = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: episodes * 10, programs: episodes * 3))
      let starts = try (0..<6).map { _ in try PreviewClient.start(bench, curriculum.path).1 }
      // The first start proves what the others find in the cache.
      let first = starts.dropFirst().sorted()[2]
      let client = try PreviewClient.start(bench, curriculum.path).0
      let waits = try measure(client, curriculum, saves: 41).sorted()
      table.add(
        "\(grouped(episodes)) episodes", time(first), start.map { Bar.atMost($0, first, time).verdict } ?? "",
        time(waits[20]), time(waits[40]), save.map { Bar.atMost($0, waits[20], time).verdict } ?? "")
    }
    return table.text + (try memory(bench))
  }

  private static func episodes(of curriculum: GeneratedCurriculum) -> [String] {
    curriculum.files.filter { file in
      !["curriculum", "module", "block"].contains { file.hasSuffix("/\($0).yaml") }
    }
  }

  /// The seconds of some saves, of one episode after another.
  private static func measure(
    _ client: PreviewClient, _ curriculum: GeneratedCurriculum, saves: Int
  ) throws -> [Double] {
    try client.listen()
    let episodes = episodes(of: curriculum)
    return try (0..<saves).map { round in
      let file = episodes[round * 37 % episodes.count]
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let changed = text.replacingOccurrences(of: "\nsummary: ", with: "\nsummary: Today ")
      guard changed != text else { throw BenchmarkFailure("'\(file)' has no summary to change") }
      let path = file.dropFirst(curriculum.path.count + 1).dropLast(".yaml".count)
      // What was saved before must have come to rest, or two saves would be told as one.
      usleep(30_000)
      let wall = try ContinuousClock().measure {
        try changed.write(toFile: file, atomically: false, encoding: .utf8)
        guard try client.nextChange().contains(path), try client.get("/api/episode?path=\(path)").contains("cards"),
          try client.get("/api/curriculum").contains("modules")
        else { throw BenchmarkFailure("the save of '\(path)' is not told") }
      }
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      _ = try client.nextChange()
      return wall / .seconds(1)
    }
  }

  private static func memory(_ bench: Workbench) throws -> String {
    let curriculum = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: 400, programs: 120))
    let client = try PreviewClient.start(bench, curriculum.path).0
    try client.listen()
    let file = episodes(of: curriculum)[0]
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return try MemoryGrowth.table(
      "preview: memory of the server, 40 episodes, one of them saved again and again", of: "save", count: saves,
      { save in
        try (text + "# \(save)\n").write(toFile: file, atomically: false, encoding: .utf8)
        _ = try client.nextChange()
      }, bytesInUse: { client.residentBytes })
  }
}
