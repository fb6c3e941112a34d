import Foundation
import TestSupport
import Testing

/// Evidence as programs read it.
@Suite("Evidence as JSON")
struct EvidenceReportTests {
  @Test(
    "check-jsonschema accepts the evidence on all cards", .enabled(if: TestRun.hasJudges),
    arguments: ["curriculum", "Tests/Samples/flaws"])
  func isValid(folder: String) throws {
    let files = try TemporaryDirectory()
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"),
      ["lint", Repository.path(folder), "--format", "json", "--evidence", "--fail-on", "never"]
    ).run()
    #expect(lint.status == 0, "\(lint.errors)")
    let report = try #require(JSONSerialization.jsonObject(with: Data(lint.outputBytes)) as? [String: Any])
    let cards = try #require(report["evidence"] as? [Any])
    #expect(cards.count > 100)
    let evidence = try JSONSerialization.data(withJSONObject: ["version": 1, "cards": cards])
    try judge(try files.write(Array(evidence), to: "evidence.json"), "evidence")
    try judge(try files.write(lint.outputBytes, to: "report.json"), "report")
  }

  @Test(
    "`run CARD --format json` writes the evidence on a card, and says by its status whether the card is right",
    .enabled(if: TestRun.hasJudges))
  func card() throws {
    let files = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try files.write(text, to: "curriculum/\(path)") }
    let tool = try BuiltProduct.path(of: "hornbook")
    let right = try Command(
      tool, ["run", "training/printing/say-hello/run-it", "--format", "json"], in: files.path
    ).run()
    #expect(right.status == 0, "\(right.errors)")
    try judge(try files.write(right.outputBytes, to: "evidence.json"), "evidence")
    #expect(right.output.contains("\"output\": \"Champion\""))
    let path = "curriculum/training/printing/say-hello.yaml"
    let text = String(decoding: try files.read(path), as: UTF8.self).replacingOccurrences(
      of: "result: Champion", with: "result: Loser")
    try files.write(text, to: path)
    let wrong = try Command(
      tool, ["run", "training/printing/say-hello/run-it", "--format", "json"], in: files.path
    ).run()
    #expect(wrong.status == 1 && wrong.output == right.output, "\(wrong.errors)")
  }

  @Test("--evidence says that it goes with JSON alone")
  func refused() throws {
    let end = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", Repository.path("curriculum"), "--evidence"]
    ).run()
    #expect(end.status == 2 && end.errors.contains("--evidence goes with --format json"), "\(end.errors)")
  }

  private func judge(_ file: String, _ schema: String) throws {
    let verdict = try Judge.run(
      "check-jsonschema", "--schemafile", Repository.path("schemas/\(schema).schema.json"), file)
    #expect(verdict.status == 0, "\(verdict.output.prefix(2000))")
  }
}
