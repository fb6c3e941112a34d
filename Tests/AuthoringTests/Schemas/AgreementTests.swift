import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Foundation
import JSON
import TestSupport
import Testing

@testable import Authoring

@Suite("Our reader, and check-jsonschema with our schemas", .enabled(if: TestRun.hasJudges))
struct AgreementTests {
  private static let count = TestRun.rounds(150)

  @Test("agree on every generated file of a container", arguments: ["module", "block", "curriculum"])
  func containers(name: String) throws {
    let (form, role) = try #require(Self.forms[name])
    try agree(role, schema: name) { GeneratedFile(form, &$0) }
  }

  @Test("agree on every generated episode with cards of a kind", arguments: CardKind.allCases)
  func cards(kind: CardKind) throws {
    try agree(.episode(module: "a", block: "b", id: "c"), schema: "episode") { GeneratedFile(kind, &$0) }
  }

  private func agree(
    _ role: FileRole, schema name: String, _ generate: (inout SeededRandom) -> GeneratedFile
  ) throws {
    var random = SeededRandom(seed: UInt64(ProcessInfo.processInfo.environment["HORNBOOK_SEED"] ?? "") ?? 2026)
    let folder = try TemporaryDirectory()
    var verdicts: [String: Bool] = [:]
    for number in 0..<Self.count {
      let text = generate(&random).text
      let path = try folder.write(text, to: "\(number).yaml")
      let diagnostics = ParsedFile(path: path, role: role, source: SourceText(path: path, text)).diagnostics
      // A name that nothing uses, how the lines of a text are joined, and which answers there are is not a matter of a
      // schema.
      verdicts[path] = diagnostics.errors.allSatisfy {
        ["yaml-unused-anchor", "joined-code", "unknown-answer"].contains($0.code)
      }
    }
    let refused = try Self.refused(Array(verdicts.keys), schema: Repository.path("schemas/\(name).schema.json"))
    for (path, isAccepted) in verdicts where isAccepted == refused.keys.contains(path) {
      let text = String(decoding: try folder.read(String(path.split(separator: "/").last ?? "")), as: UTF8.self)
      Issue.record("we \(isAccepted ? "accept" : "refuse") and it does not: \(refused[path] ?? "")\n\(text)")
    }
    let right = verdicts.values.count { $0 }
    #expect(right > verdicts.count / 20 && right < verdicts.count * 7 / 8, "\(right) of \(verdicts.count) are right")
  }

  private static let forms: [String: (form: any Form.Type, role: FileRole)] = [
    "module": (ModuleForm.self, .module(id: "a")), "block": (BlockForm.self, .block(module: "a", id: "b")),
    "curriculum": (CurriculumForm.self, .curriculum),
  ]

  /// The files that check-jsonschema refuses, with a reason.
  private static func refused(_ paths: [String], schema: String) throws -> [String: String] {
    let arguments = ["--schemafile", schema, "--output-format", "json"] + paths.sorted()
    let report = try Command(try Judge.path(of: "check-jsonschema"), arguments).run()
    let json = try JSONReader.read(report.outputBytes).get()
    var refused: [String: String] = [:]
    for key in ["errors", "parse_errors"] {
      for error in json[key]?.array ?? [] {
        guard let file = error["filename"]?.string else { continue }
        refused[file] = "\(error["path"]?.string ?? "") \(error["message"]?.string ?? "")"
      }
    }
    return refused
  }
}
