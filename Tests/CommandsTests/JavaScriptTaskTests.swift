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
    try LintedSample.hornbook(arguments, in: folder)
  }

  private func codes(in report: FinishedProcess, _ file: String) throws -> [String: Set<String>] {
    try LintedSample.codes(in: report, of: "\(Self.sample)/\(file)")
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
    let refused = try hornbook(card)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--with-toolchains"), "\(refused.errors)")
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
  }
}
