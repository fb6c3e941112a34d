import Foundation
import JSON
import TestSupport

/// How long an author waits in an editor that is served by `hornbook lsp`: for findings and completions.
enum EditorLatency: Section {
  static let name = "editor"
  private static let keys = 21
  private static let edits = 10_000

  static func run(on bench: Workbench) throws -> String {
    var table = Table(
      "editor: from a key to findings, to a list of completions, and from the start of the server to first findings",
      columns: ["key", "slowest", "bar", "burst", "completion", "slowest", "bar", "start", "bar"],
      note:
        "medians of \(keys) keys, each in another episode, and of as many lists; burst: from the last of 30 keys, one "
        + "every 10 ms, to its findings; starts: the median of 5 with what earlier sessions proved")
    for (episodes, key, start) in [(40, 0.03, nil), (400, 0.1, 0.3), (4_000, 0.25, nil)] as [(Int, Double, Double?)] {
      let curriculum = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: episodes * 10, programs: episodes * 3))
      let cache = try TemporaryDirectory()
      let starts = try (0..<6).map { _ in try Author(bench, curriculum, cache: cache.path).end() }
      let author = try Author(bench, curriculum, cache: cache.path)
      let keys = try (1...keys).map { try author.typeKey(in: $0 * 37) }.sorted()
      let burst = try author.typeBurst()
      let lists = try (0..<Self.keys).map { try author.complete(in: $0 * 37) }.sorted()
      let (middle, last, first) = (Self.keys / 2, Self.keys - 1, starts.dropFirst().sorted()[2])
      table.add(
        "\(grouped(episodes)) episodes", time(keys[middle]), time(keys[last]),
        Bar.atMost(key, keys[middle], time).verdict, time(burst), time(lists[middle]), time(lists[last]),
        Bar.atMost(0.02, lists[middle], time).verdict, time(first),
        start.map { Bar.atMost($0, first, time).verdict } ?? "")
      _ = author.end()
    }
    return table.text + (try memory(bench))
  }

  private static func memory(_ bench: Workbench) throws -> String {
    let curriculum = try GeneratedCurriculum(GeneratedCurriculum.Size(cards: 400, programs: 120))
    let author = try Author(bench, curriculum, cache: curriculum.path + "/../cache")
    defer { _ = author.end() }
    return try MemoryGrowth.table(
      "editor: memory of the server, 40 episodes, keys in one after the other", of: "edit", count: edits,
      { try author.edit(in: $0) }, bytesInUse: { author.residentBytes })
  }

  /// Somebody with an editor.
  private final class Author {
    private let client: EditorClient
    private let episodes: [String]
    private let firstFindings: Double
    private var versions: [String: Int] = [:]

    /// Starts a server and opens an episode with a mistake.
    init(_ bench: Workbench, _ curriculum: GeneratedCurriculum, cache: String) throws {
      episodes = curriculum.files.filter { file in
        !["curriculum", "module", "block"].contains { file.hasSuffix("/\($0).yaml") }
      }
      let begin = ContinuousClock.now
      client = try EditorClient(bench.hornbook, environment: ["XDG_CACHE_HOME": cache])
      client.begin(in: curriculum.path)
      let text = try String(contentsOfFile: episodes[0], encoding: .utf8)
      client.open(episodes[0], text.replacingOccurrences(of: "\nsummary: ", with: "\nsummari: "))
      firstFindings = try client.waitForFindings(of: episodes[0]) - begin
      versions[episodes[0]] = 1
    }

    var residentBytes: Int { client.residentBytes }

    /// Ends the server; the seconds that its first findings took.
    func end() -> Double {
      _ = client.end()
      return firstFindings
    }

    /// The seconds from a key that makes a mistake to the finding.
    func typeKey(in number: Int) throws -> Double {
      let (file, line) = try open(number)
      let begin = ContinuousClock.now
      change(file, line: line, 6, 7, "i")
      let end = try client.waitForFindings(of: file)
      change(file, line: line, 6, 7, "y")
      guard client.wait(until: { $0.shown["file://\(file)"] == nil }) else { throw BenchmarkFailure("a finding stays") }
      return end - begin
    }

    /// The seconds from the last of many keys to its finding.
    func typeBurst() throws -> Double {
      let (file, line) = try open(5)
      for key in 0..<29 {
        change(file, line: line, 9, 9, "\(key % 10)")
        usleep(10_000)
      }
      let begin = ContinuousClock.now
      change(file, line: line, 6, 7, "i")
      return try client.waitForFindings(of: file) - begin
    }

    /// The seconds that a list of completions takes.
    func complete(in number: Int) throws -> Double {
      let (file, line) = try open(number)
      let begin = ContinuousClock.now
      let answer = client.request(
        "textDocument/completion",
        [
          "textDocument": ["uri": .string("file://\(file)")],
          "position": ["line": .integer(line), "character": .integer(3)],
        ])
      guard answer?["result"]?["items"]?.array?.isEmpty == false else { throw BenchmarkFailure("nothing is completed") }
      return (ContinuousClock.now - begin) / .seconds(1)
    }

    /// Makes a mistake or takes it away, and waits for what is found.
    func edit(in number: Int) throws {
      let (file, line) = try open(number / 2 * 7)
      let isMistake = number % 2 == 0
      change(file, line: line, 6, 7, isMistake ? "i" : "y")
      guard isMistake else { return }
      _ = try client.waitForFindings(of: file)
    }

    /// Opens an episode, if it is not open; its path and the line of its summary.
    private func open(_ number: Int) throws -> (file: String, line: Int) {
      let file = episodes[1 + number % (episodes.count - 1)]
      let text = try String(contentsOfFile: file, encoding: .utf8)
      guard let line = text.split(separator: "\n").firstIndex(where: { $0.hasPrefix("summary: ") }) else {
        throw BenchmarkFailure("'\(file)' has no summary to change")
      }
      if versions[file] == nil {
        client.open(file, text)
        versions[file] = 1
        // The check that comes of it is over before the next key.
        _ = client.request("textDocument/documentSymbol", ["textDocument": ["uri": .string("file://\(file)")]])
        usleep(300_000)
      }
      return (file, line)
    }

    private func change(_ file: String, line: Int, _ start: Int, _ end: Int, _ text: String) {
      versions[file, default: 1] += 1
      let (start, end): (JSONValue, JSONValue) = (
        ["line": .integer(line), "character": .integer(start)], ["line": .integer(line), "character": .integer(end)]
      )
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string("file://\(file)"), "version": .integer(versions[file] ?? 1)],
          "contentChanges": [["range": ["start": start, "end": end], "text": .string(text)]],
        ])
    }
  }
}

extension EditorClient {
  /// Opens a file.
  fileprivate func open(_ file: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string("file://\(file)"), "languageId": "yaml", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// The time at which a file has findings.
  fileprivate func waitForFindings(of file: String) throws -> ContinuousClock.Instant {
    guard wait(until: { $0.shown["file://\(file)"] != nil }) else { throw BenchmarkFailure("nothing is found") }
    return ContinuousClock.now
  }
}

private func - (end: ContinuousClock.Instant, start: ContinuousClock.Instant) -> Double {
  let duration: Duration = start.duration(to: end)
  return duration / .seconds(1)
}
