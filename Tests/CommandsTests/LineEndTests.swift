import Foundation
import TestSupport
import Testing

/// A file in CRLF stays in CRLF, whatever a command writes into it.
@Suite("Files whose lines end in CRLF")
struct LineEndTests {
  @Test("every repair of every sample keeps them", arguments: ["--fix", "--accept"])
  func repairs(option: String) throws {
    let folder = try TemporaryDirectory()
    let flaws = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Tests/Samples/flaws"))
    for path in flaws where path.hasSuffix(".yaml") {
      let text = try String(contentsOfFile: Repository.path("Tests/Samples/flaws/\(path)"), encoding: .utf8)
      try folder.write(text.replacing("\n", with: "\r\n"), to: "flaws/\(path)")
    }
    let roots = flaws.filter { $0.hasSuffix("curriculum.yaml") }.map {
      "flaws/\($0)".dropLast("/curriculum.yaml".count)
    }
    #expect(!roots.isEmpty)
    let lint = try Command(
      try BuiltProduct.path(of: "hornbook"), ["lint", "--format", "json", option] + roots.map(String.init),
      in: folder.path
    ).run()
    #expect(lint.status < 2 && lint.errors.contains("repaired "), "\(lint.errors)")
    for path in try folder.files() where path.hasSuffix(".yaml") {
      let bytes = try folder.read(path)
      let bare = bytes.indices.filter { bytes[$0] == 0x0A && ($0 == 0 || bytes[$0 - 1] != 0x0D) }
      #expect(bare.isEmpty, "\(path) at \(bare)")
    }
    for fix in try JSONDecoder().decode(Report.self, from: Data(lint.output.utf8)).diagnostics.flatMap({
      $0.fixes ?? []
    }) {
      for edit in fix.edits {
        #expect(!edit.replacement.replacing("\r\n", with: "").contains("\n"), "\(edit)")
      }
    }
  }

  private struct Report: Decodable {
    let diagnostics: [Finding]

    struct Finding: Decodable { let fixes: [Fix]? }
    struct Fix: Decodable { let edits: [Edit] }
    struct Edit: Decodable { let file, replacement: String }
  }
}
