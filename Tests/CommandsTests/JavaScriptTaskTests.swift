import Foundation
import TestSupport
import Testing

/// Exercises and challenges in JavaScript, proven by the Node.js of this machine.
@Suite("Tasks in JavaScript", .enabled(if: TestRun.hasJudges))
struct JavaScriptTaskTests {
  private static let sample = "Tests/Samples/javascript"

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func hornbook(_ arguments: [String]) throws -> FinishedProcess {
    let environment: [String: String?] = ["XDG_CACHE_HOME": "\(folder.path)/cache", "NO_COLOR": "1"]
    return try Command(
      try BuiltProduct.path(of: "hornbook"), arguments, in: folder.path, environment: environment
    ).run()
  }

  /// The codes of findings on each card of a file, by the cards' ids.
  private func codes(in report: FinishedProcess, _ file: String) throws -> [String: Set<String>] {
    let json = try #require(JSONSerialization.jsonObject(with: Data(report.outputBytes)) as? [String: Any])
    let text = try String(contentsOfFile: Repository.path("\(Self.sample)/\(file)"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var codes: [String: Set<String>] = [:]
    for finding in try #require(json["findings"] as? [[String: Any]]) {
      guard let path = finding["file"] as? String, path.hasSuffix(file), let line = finding["line"] as? Int,
        let code = finding["code"] as? String,
        let start = lines[..<line].last(where: { $0.hasPrefix("  - id: ") })
      else { continue }
      codes[String(start.dropFirst("  - id: ".count)), default: []].insert(code)
    }
    return codes
  }

  /// The findings on broken cards when programs are run.
  private static let broken: [String: Set<String>] = [
    "failing": ["failing-solution"], "refused": ["failing-solution"], "failing-call": ["failing-solution"],
    "starter": ["passing-starter"], "wrong": ["passing-wrong-program"], "vacuous": ["passing-stub"],
    "type-alone": ["passing-stub"], "idle": ["idle-condition"], "unreadable": ["unreadable-condition"],
    "constant": ["passing-constant"], "missing-use": ["failing-solution"], "forbidden": ["failing-solution"],
    "unknown": ["unknown-concept"], "useless": ["key-of-another-language"],
  ]

  @Test("sound tasks are proven and broken ones are findings")
  func findings() throws {
    let report = try hornbook(["lint", Repository.path(Self.sample), "--with-toolchains", "--format", "json"])
    #expect(report.status == 1, "\(report.errors)")
    #expect(report.errors == "")
    #expect(try codes(in: report, "javascript/sound/sound-tasks.yaml") == [:])
    #expect(try codes(in: report, "javascript/broken/broken-tasks.yaml") == Self.broken)
    let text = try hornbook(["lint", Repository.path(Self.sample), "--with-toolchains"])
    #expect(!text.output.contains("not proven"), "\(text.output)")
  }

  @Test("without the flag no program is run, and each task is counted as unproven")
  func withoutFlag() throws {
    let report = try hornbook(["lint", Repository.path(Self.sample)])
    #expect(report.output.contains("20 claims not proven: 20 in javascript"), "\(report.output)")
    let json = try hornbook(["lint", Repository.path(Self.sample), "--format", "json"])
    #expect(try codes(in: json, "javascript/sound/sound-tasks.yaml") == [:])
    #expect(
      try codes(in: json, "javascript/broken/broken-tasks.yaml")
        == ["unknown": ["unknown-concept"], "useless": ["key-of-another-language"]])
  }

  @Test("a task is run by its id, with what a learner is told of each program")
  func run() throws {
    let card = ["run", "javascript/sound/sound-tasks/double", "--curriculum", Repository.path(Self.sample)]
    let shown = try hornbook(card + ["--with-toolchains"])
    #expect(
      shown.output == """
        solution 1: passes
        also right 1: passes
        starter: does not pass
          a learner is told: double(4) returns nothing, but it should return 8.
        wrong program 1: does not pass
          a learner is told: double(4) returns 16, but it should return 8.
        wrong program 2: does not pass
          a learner is told: double(4) prints '8' but returns nothing. Use return.

        """)
    #expect(shown.status == 0, "\(shown.errors)")
    let refused = try hornbook(card)
    #expect(refused.status != 0)
    #expect(refused.errors.contains("--with-toolchains"), "\(refused.errors)")
  }
}
