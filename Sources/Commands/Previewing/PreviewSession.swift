import Authoring
import Diagnostics
import POSIX
import Preview

/// A curriculum that is checked again at each save, for pages that show it.
struct PreviewSession {
  private let folder: CurriculumFolder
  private var run: LintRun
  private var version = 0
  /// Looks before the files are first read, so that no save in between is missed.
  private var watch: FileWatch

  /// A session that has yet to look.
  ///
  /// - Parameter withTools: Whether the tools of this machine prove cards in languages that only they run.
  /// - Throws: `CommandFailure` where the folder holds no curriculum.
  init(_ folder: CurriculumFolder, withTools: Bool = false) throws {
    self.folder = folder
    watch = FileWatch { folder.watchedPaths }
    run = try LintRun(
      selection: try SelectionOptions.parse(withTools ? ["--with-toolchains"] : []),
      targets: try LintTargets([folder.root], stdinFilename: nil),
      isRepeated: true)
  }

  /// Reads and checks the curriculum.
  ///
  /// - Parameter isCancelled: Whether the check is to be given up; nil where it never is.
  /// - Throws: `CommandFailure` when it cannot be read, and `LintRun.Cancelled`.
  mutating func check(unless isCancelled: (@Sendable () -> Bool)? = nil) throws -> PreviewContent {
    try run.lint(isCancelled: isCancelled)
    guard let authored = run.authored.first else { throw CommandFailure("'\(folder.root)' holds no curriculum") }
    version += 1
    return PreviewContent(
      version: version, authored, run.diagnostics, claims: run.statistics.claims, planner: run.planner)
  }

  /// What a check after a save came to.
  enum Outcome {
    /// What was read and found, and how long that took.
    case checked(PreviewContent, milliseconds: Int)
    /// The files could not be read.
    case failed(CommandFailure)
  }

  /// Checks again whenever a file was saved, until the process is ended.
  mutating func follow(_ tell: (Outcome) -> Void) throws -> Never {
    while true {
      run.leaveFindings()
      watch.wait()
      tell(try outcome())
    }
  }

  /// So many checks are given up in a row, and the next one is made to its end: who saves without a pause sees
  /// findings, too.
  private static let mostCancelled = 2

  /// Checks the curriculum; a check during which something is saved is given up for one of that.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  mutating func checkNewest() throws -> PreviewContent {
    for _ in 0..<Self.mostCancelled {
      do {
        return try check(unless: watch.sinceNow())
      } catch is LintRun.Cancelled {
        watch.wait(atMost: 1)
      }
    }
    return try check()
  }

  private mutating func outcome() throws -> Outcome {
    let start = ContinuousClock.now
    do {
      let content = try checkNewest()
      let (seconds, rest) = (ContinuousClock.now - start).components
      return .checked(content, milliseconds: Int(seconds) * 1_000 + Int(rest / 1_000_000_000_000_000))
    } catch {
      return .failed(try CommandFailure(ofCheck: error))
    }
  }
}
