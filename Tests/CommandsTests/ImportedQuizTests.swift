import Foundation
import TestSupport
import Testing

/// The sample files of GIFT and Runestone, imported by the tool and linted as an author would lint them.
@Suite("Imported quizzes lint")
struct ImportedQuizTests {
  @Test("the linter finds the twelve planted flaws of the sixty samples, and nothing else")
  func flaws() throws {
    let folder = try TemporaryDirectory()
    var (planted, found, imported) = ([String](), [String](), 0)
    for format in ["gift", "runestone"] {
      let samples = Repository.path("Tests/Samples/\(format)")
      for name in try FileManager.default.contentsOfDirectory(atPath: samples).sorted() {
        let whole = try String(contentsOfFile: "\(samples)/\(name)", encoding: .utf8)
        let text = whole.replacing(/(?m)^(?:\/\/|\.\.) (?:flaw|lost|layout): .*\n\n?/, with: "")
        let file = try folder.write(text, to: "\(format)/\(name)")
        let flaw = whole.firstMatch(of: /flaw: (.*)\n/).map { String($0.output.1) }
        if let flaw { planted.append("\(name): \(flaw)") }
        let curriculum = "\(folder.path)/\(name).curriculum"
        let result = try hornbook("import", format, file, curriculum)
        #expect(result.status == (whole.contains(" lost: ") ? 1 : 0), "\(name): \(result.errors)")
        imported += 1
        // The remark that a text is not read is about no flaw.
        found += try codes(of: curriculum).filter { $0 != "unread-text" }.map { "\(name): \($0)" }
      }
      #expect(try hornbook("import", format, "\(folder.path)/\(format)", "\(folder.path)/all").status < 2)
      try FileManager.default.removeItem(atPath: "\(folder.path)/all")
    }
    print("exchange: \(imported) files imported, \(planted.count) flaws planted, \(found.count) findings")
    #expect(imported == 60)
    #expect(planted.count == 12)
    #expect(found == planted)
  }

  /// The codes of all findings in a curriculum, whatever their severity.
  private func codes(of curriculum: String) throws -> [String] {
    let lint = try hornbook("lint", curriculum, "--format", "concise", "--fail-on", "info")
    return lint.output.split(separator: "\n").compactMap {
      $0.firstMatch(of: #/ (?:error|warning|info)\[(.*?)\]: /#).map { String($0.output.1) }
    }
  }

  private func hornbook(_ arguments: String...) throws -> FinishedProcess {
    try Command(BuiltProduct.path(of: "hornbook"), arguments).run()
  }
}
