import Foundation
import TestSupport
import Testing

/// Cards in JavaScript, Java and Swift, proven by the tools of this machine.
@Suite("Cards that toolchains prove", .enabled(if: TestRun.hasJudges))
struct ToolchainCardTests {
  private static let sample = "Tests/Samples/toolchains"
  private static let languages = ["javascript", "java", "swift"]

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func hornbook(_ arguments: [String], path: String? = nil) throws -> FinishedProcess {
    try LintedSample.hornbook(arguments, in: folder, path: path)
  }

  private func codes(in report: FinishedProcess, _ file: String) throws -> [String: Set<String>] {
    try LintedSample.codes(in: report, of: "\(Self.sample)/\(file)")
  }

  @Test("sound cards are proven and broken ones are findings, and an author without the tools sees what CI proved")
  func findings() throws {
    let (sample, store) = (Repository.path(Self.sample), "\(folder.path)/store")
    try FileManager.default.createDirectory(
      atPath: store, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let arguments = ["lint", sample, "--evidence-store", store, "--no-cache", "--format", "json"]
    let report = try hornbook(arguments + ["--with-toolchains"])
    #expect(report.status == 1 && report.errors == "", "\(report.errors)")
    for language in Self.languages {
      #expect(try codes(in: report, "\(language)/sound/sound-cards.yaml") == [:])
      let broken = try codes(in: report, "\(language)/broken/broken-cards.yaml")
      for (card, code) in Self.broken { #expect(broken[card] == [code], "\(card) in \(language)") }
    }
    let shared = try hornbook(arguments, path: "/bin")
    #expect(shared.output == report.output)
  }

  /// The findings on broken cards.
  private static let broken: [(card: String, code: String)] = [
    ("output", "answer-key-wrong"), ("error", "answer-key-wrong"), ("value", "answer-key-wrong"),
    ("type", "answer-key-wrong"), ("several", "answer-key-wrong"), ("truth", "answer-key-wrong"),
    ("order", "failing-puzzle-solution"), ("block", "right-decoy"), ("blank", "failing-puzzle-solution"),
    ("compile", "syntax-error-in-code"), ("endless", "program-over-budget"), ("flood", "program-over-budget"),
  ]

  @Test("without the flag nothing is run, all claims are counted as unproven, and the flag is named")
  func withoutFlag() throws {
    let report = try hornbook(["lint", Repository.path(Self.sample)])
    #expect(report.status == 0, "\(report.output)")
    #expect(
      report.output.contains(
        "63 claims not proven: 21 in swift, 21 in java, 21 in javascript; --with-toolchains runs swift, java, "
          + "javascript"
      ))
  }

  @Test("without the tools there is a note with the name of a package")
  func withoutTools() throws {
    let empty = "\(folder.path)/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let alone = try hornbook(
      ["lint", Repository.path(Self.sample), "--with-toolchains", "--no-cache"], path: empty)
    #expect(alone.status == 0)
    #expect(alone.output.contains("63 claims not proven: 21 in swift, 21 in java, 21 in javascript)"))
    let notes = alone.errors.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(notes.count == 1 && notes.allSatisfy { $0.contains("install '") }, "\(alone.errors)")
  }
}
