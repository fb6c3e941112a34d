internal import Authoring
internal import Diagnostics
internal import POSIX
internal import Preview

/// A curriculum that is checked again at each save, for pages that show it.
struct PreviewSession {
  private let folder: CurriculumFolder
  private var run: LintRun
  private var version = 0
  /// Looks before the files are first read, so that no save in between is missed.
  private var watch: FileWatch

  /// A session that has yet to look.
  ///
  /// - Throws: `CommandFailure` where the folder is no curriculum.
  init(_ folder: CurriculumFolder) throws {
    self.folder = folder
    watch = FileWatch { folder.watchedPaths }
    run = try LintRun(
      selection: try SelectionOptions.parse([]), targets: try LintTargets([folder.root], stdinFilename: nil),
      isRepeated: true)
  }

  /// Reads and checks the curriculum.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  mutating func check() throws -> PreviewContent {
    try run.lint()
    guard let authored = run.authored.first else { throw CommandFailure("'\(folder.root)' holds no curriculum") }
    version += 1
    return PreviewContent(version: version, authored, run.diagnostics)
  }

  /// Checks again whenever a file was saved, until the process is ended.
  ///
  /// - Parameter tell: Takes what was read and found, and how many milliseconds after the save.
  mutating func follow(_ tell: (PreviewContent, Int) -> Void) -> Never {
    while true {
      run.leaveFindings()
      watch.wait()
      let start = ContinuousClock.now
      do {
        let content = try check()
        let (seconds, rest) = (ContinuousClock.now - start).components
        tell(content, Int(seconds) * 1_000 + Int(rest / 1_000_000_000_000_000))
      } catch {
        // What was shown stays, until the files can be read again.
        Terminal.writeError("hornbook: \((error as? CommandFailure)?.text ?? "\("\(error)")")\n")
      }
    }
  }
}
