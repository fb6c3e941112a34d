import Authoring
import Diagnostics
import LanguageServer

/// A curriculum's folder that is checked again and again, with what an editor has in the place of files.
struct CheckedFolder {
  private let root: String
  private var run: LintRun

  /// A folder that has yet to be looked at.
  ///
  /// - Parameter options: What a lint of it would be given, such as `--no-cache`.
  /// - Throws: `CommandFailure` where it holds no curriculum.
  init(root: String, options: [String] = []) throws {
    self.root = root
    var targets = try LintTargets([root], stdinFilename: nil)
    // The folder in which an editor starts this says nothing to whoever reads a message.
    targets.showPathsInside()
    run = try LintRun(selection: try SelectionOptions.parse(options), targets: targets, isRepeated: true)
  }

  /// Reads and checks it.
  ///
  /// - Parameters:
  ///   - overlay: What an editor has in the place of files, by the path inside the folder.
  ///   - isCancelled: Whether nobody waits for it any more; once it is true it has to stay true.
  /// - Throws: `CommandFailure` when it cannot be read, and `LintRun.Cancelled`.
  mutating func check(
    _ overlay: [String: [UInt8]], isCancelled: (@Sendable () -> Bool)? = nil
  ) throws -> CheckedCurriculum {
    run.overlay(overlay, in: root)
    try run.lint(isCancelled: isCancelled)
    guard let authored = run.authored.first else { throw CommandFailure("'\(root)' holds no curriculum") }
    return CheckedCurriculum(root: root, authored, findings: run.diagnostics, planner: run.planner)
  }

  /// Leaves what the last check found, which was not cancelled, to later processes.
  func leaveFindings() { run.leaveFindings() }
}
