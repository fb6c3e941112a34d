import TestSupport
import Testing

/// The language server in editors: pytest-lsp and Neovim, driven by the programs in `Tests/Editors`.
@Suite("The language server in editors", .enabled(if: TestRun.hasJudges))
struct EditorTests {
  @Test("every capability is used by an editor, and each edit is made and linted")
  func editors() throws {
    let folder = try TemporaryDirectory()
    let judged = try Command(
      try Judge.path(of: "python3"),
      ["-m", "pytest", "Tests/Editors", "--quiet", "--basetemp", "\(folder.path)/tests"],
      in: Repository.root,
      environment: ["HORNBOOK": try BuiltProduct.path(of: "hornbook"), "PYTHONDONTWRITEBYTECODE": "1"]
    ).run()
    #expect(judged.status == 0, "\(judged.output)\(judged.errors)")
    print(judged.output, terminator: "")
  }
}
