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
  /// - Throws: `CommandFailure` when it cannot be read.
  mutating func check() throws -> PreviewContent {
    try run.lint()
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

  private mutating func outcome() throws -> Outcome {
    let start = ContinuousClock.now
    do {
      let content = try check()
      let (seconds, rest) = (ContinuousClock.now - start).components
      return .checked(content, milliseconds: Int(seconds) * 1_000 + Int(rest / 1_000_000_000_000_000))
    } catch {
      return .failed(try CommandFailure(ofCheck: error))
    }
  }
}
