import Authoring
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("One bad file of a folder is reported, and the others come in")
struct SeveralFilesTests {
  private static let questions = ["gift": "Right? {T}\n", "runestone": "Text.\n"]

  @Test("a file that is not UTF-8", arguments: ["gift", "runestone"])
  func encoding(format: String) throws {
    let question = try #require(Self.questions[format])
    let sources = [
      SourceText(path: "q/a.txt", question), SourceText(path: "q/b.txt", bytes: [0xFF, 0x41]),
      SourceText(path: "q/c.txt", question),
    ]
    let (files, diagnostics) = try ExchangeFormats.text(format).importing(sources, schemas: nil)
    #expect(files.filter { $0.path.hasSuffix("module.yaml") }.map(\.path) == ["a/module.yaml", "c/module.yaml"])
    #expect(diagnostics.map(\.message) == ["this file is not UTF-8, so no module is made of this file"])
    #expect(diagnostics.map(\.location.file) == ["q/b.txt"])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("a page that is indented too deep")
  func depth() throws {
    let deep = (0..<300).map { String(repeating: " ", count: $0) + "* x\n" }.joined()
    let sources = [SourceText(path: "a.rst", deep), SourceText(path: "b.rst", "Text.\n")]
    let (files, diagnostics) = try ExchangeFormats.text("runestone").importing(sources, schemas: nil)
    #expect(files.contains { $0.path == "b/module.yaml" } && !files.contains { $0.path == "a/module.yaml" })
    #expect(
      diagnostics.map(\.message) == [
        "this line is indented too many levels deep, so no module is made of this file"
      ])
  }

  @Test("where no file is good, nothing comes in", arguments: ["gift", "runestone"])
  func none(format: String) throws {
    let sources = ["a", "b"].map { SourceText(path: "\($0).txt", bytes: [0xFF]) }
    let (files, diagnostics) = try ExchangeFormats.text(format).importing(sources, schemas: nil)
    #expect(files.isEmpty)
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == ["there is nothing in it that becomes a card"])
    #expect(diagnostics.count(where: { $0.message.hasPrefix("this file is not UTF-8") }) == 2)
  }
}
