import Foundation
import TestSupport

/// What a release of many lessons does to learners: two releases read and compared, and 1,000 learners carried over.
enum ReleaseDifferences: Section {
  static let name = "diff"
  private static let size = GeneratedCurriculum.Size(cards: 40_000)

  static func run(on bench: Workbench) throws -> String {
    let (curriculum, folder) = (try GeneratedCurriculum(size), try TemporaryDirectory())
    let dist = "\(folder.path)/dist"
    try publish(curriculum, into: dist, "1.0.0", bench)
    try change(curriculum)
    try publish(curriculum, into: dist, "1.1.0", bench)
    let all = try bench.stopwatch.measure(bench.hornbook("every module", "diff", "\(dist)@1.0.0", "\(dist)@1.1.0"))
    let same = try bench.stopwatch.measure(bench.hornbook("nothing", "diff", "\(dist)@1.1.0", "\(dist)@1.1.0"))
    var table = Table(
      "diff: two releases of \(curriculum.extent(size)), and 1,000 learners", columns: ["wall", "CPU", "peak", "bar"],
      note: "nothing: the same release twice, so that the indexes are read and the learners carried over")
    table.add(
      "a card of every module", time(all.wall), time(all.processor), megabytes(all.peak),
      Bar.atMost(1, all.wall, time).verdict)
    table.add(
      "nothing", time(same.wall), time(same.processor), megabytes(same.peak), Bar.atMost(1, same.wall, time).verdict)
    return table.text
  }

  /// Changes the first card of the first episode of each module.
  private static func change(_ curriculum: GeneratedCurriculum) throws {
    var modules: Set<Substring> = []
    for file in curriculum.files.sorted() where !file.hasSuffix("/block.yaml") {
      let parts = file.dropFirst(curriculum.path.count + 1).split(separator: "/")
      guard parts.count == 3, modules.insert(parts[0]).inserted else { continue }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      guard let place = text.range(of: "    text: ") else { continue }
      try (text[..<place.upperBound] + "Really, " + text[place.upperBound...])
        .write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private static func publish(
    _ curriculum: GeneratedCurriculum, into dist: String, _ version: String, _ bench: Workbench
  ) throws {
    var command = bench.hornbook(
      "publish", "publish", "--curriculum", curriculum.path, "--output", dist, "--version", version
    ).command
    if !FileManager.default.fileExists(atPath: "\(dist)/manifest.json") { command.arguments.append("--first") }
    let outcome = try command.run()
    guard outcome.status == 0 else { throw Failure(reason: outcome.errors) }
  }

  /// The tool could not publish what is measured.
  private struct Failure: Error {
    let reason: String
  }
}
