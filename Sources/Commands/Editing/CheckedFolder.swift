internal import Authoring
internal import Diagnostics
internal import LanguageServer

/// A curriculum's folder that is checked again and again, with what an editor has in the place of files.
struct CheckedFolder {
  private let root: String
  private var run: LintRun

  /// A folder that has yet to be looked at.
  ///
  /// - Throws: `CommandFailure` where it holds no curriculum.
  init(root: String) throws {
    self.root = root
    run = try LintRun(
      selection: try SelectionOptions.parse([]), targets: try LintTargets([root], stdinFilename: nil), isRepeated: true)
  }

  /// Reads and checks it.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  mutating func check(_ overlay: [String: [UInt8]]) throws -> CheckedCurriculum {
    run.overlay(overlay, in: root)
    try run.lint()
    run.leaveFindings()
    guard let authored = run.authored.first else { throw CommandFailure("'\(root)' holds no curriculum") }
    return CheckedCurriculum(root: root, authored, findings: run.diagnostics)
  }
}
