import Authoring
import Foundation
import Linting
import Remembering
import TestSupport

/// What one changed episode costs a process that has read and linted the curriculum before, as an editor's does: one
/// file is parsed and checked, and every rule about the whole curriculum runs.
enum OneChange: Section {
  static let name = "change"

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "change: one episode of many, read and linted again in the same process",
      columns: ["episodes", "first", "again", "CPU", "bar"], note: "again: medians of 21 changes to one text")
    for (cards, bar) in [(400, nil), (4_000, nil), (40_000, 0.06)] as [(Int, Double?)] {
      let size = GeneratedCurriculum.Size(cards: cards)
      let curriculum = try GeneratedCurriculum(size)
      let (episodes, first, again) = try measure(curriculum)
      let wall = again.map(\.wall).sorted()[again.count / 2]
      table.add(
        "\(grouped(cards)) cards", grouped(episodes), time(first), time(wall),
        time(again.map(\.processor).sorted()[again.count / 2]), bar.map { Bar.atMost($0, wall, time).verdict } ?? "")
    }
    return table.text
  }

  private static func measure(
    _ curriculum: GeneratedCurriculum
  ) throws -> (episodes: Int, first: Double, again: [(wall: Double, processor: Double)]) {
    var texts: [String: String] = [:]
    for file in curriculum.files {
      texts[String(file.dropFirst(curriculum.path.count + 1))] = try String(contentsOfFile: file, encoding: .utf8)
    }
    var files = FilesInMemory(texts)
    let session = Session()
    let first = try timed { try session.lint(files) }.wall
    let episodes = texts.keys.filter { $0.split(separator: "/").count == 3 && !$0.hasSuffix("/block.yaml") }.sorted()
    var again: [(wall: Double, processor: Double)] = []
    for round in 0..<21 {
      let path = episodes[round * 37 % episodes.count]
      let changed = files[path]?.replacingOccurrences(of: "\nsummary: ", with: "\nsummary: Today ")
      guard changed != files[path] else { throw BenchmarkFailure("'\(path)' has no summary to change") }
      files[path] = changed
      again.append(try timed { try session.lint(files) })
    }
    return (episodes.count, first, again)
  }

  private static func timed(_ work: () throws -> Void) rethrows -> (wall: Double, processor: Double) {
    let processor = processorSeconds
    let wall = try ContinuousClock().measure(work)
    return (wall / .seconds(1), processorSeconds - processor)
  }
}

/// A process that lints the same curriculum again and again.
private final class Session {
  private let reading = ReadingMemory()
  private let findings = Memory([:], .heldHere)

  func lint(_ files: FilesInMemory) throws {
    let (authored, found) = try CurriculumReader.read(files, remembering: reading)
    var options = Linter.Options()
    options.memory = findings
    let report = Linter(options).lint(authored, reading: found)
    findings.endRound()
    guard report.diagnostics.isEmpty else { throw BenchmarkFailure("the changed curriculum has findings") }
  }
}

/// The CPU time of the process so far, all threads together, in seconds.
private var processorSeconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
