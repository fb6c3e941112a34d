internal import Foundation

/// Which files differ from a git revision.
///
/// Git names files with every link resolved, so files are compared by their real paths.
struct GitChanges {
  private var files: Set<String> = []
  private var repositories: Set<String> = []

  /// What differs from a revision in the repositories of folders, files included that git does not track yet.
  ///
  /// - Throws: `CommandFailure` with git's words when it cannot say.
  init(since revision: String, in folders: [String]) throws(CommandFailure) {
    do throws(GitQuery.Failure) {
      for folder in folders { try add(changesSince: revision, in: folder) }
    } catch {
      let reason = error.reason.isEmpty ? "there is no revision '\(revision)'" : error.reason
      throw CommandFailure(
        "cannot tell what changed since '\(revision)': \(reason)",
        help: error.help ?? "name a revision that is there, as in `--changed-since origin/main`")
    }
  }

  /// Whether a file may have changed: git says so, or it lies in another repository, of which git knows nothing.
  func contains(_ path: String) -> Bool {
    let real = ShownPath.real(path)
    return files.contains(real) || !repositories.contains { real.hasPrefix("\($0)/") }
  }

  private mutating func add(changesSince revision: String, in folder: String) throws(GitQuery.Failure) {
    let here = GitQuery(in: folder)
    let top = try Self.top(of: here)
    guard repositories.insert(top).inserted else { return }
    let repository = GitQuery(in: top)
    let base = try Self.mergeBase(revision, here)
    let changed = try repository.answer(["diff", "--name-only", "-z", "--no-renames", base, "--"])
    let untracked = try repository.answer(["ls-files", "--others", "--exclude-standard", "-z"])
    let names = changed.split(separator: "\0") + untracked.split(separator: "\0")
    files.formUnion(names.map { ShownPath.real("\(top)/\($0)") })
  }

  /// The folder of a repository, with every link resolved.
  private static func top(of git: GitQuery) throws(GitQuery.Failure) -> String {
    do throws(GitQuery.Failure) {
      return ShownPath.real(try git.answer(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines))
    } catch {
      let help = "run it in a git repository, or check everything without `--changed-since`"
      throw GitQuery.Failure(reason: error.reason, help: error.help ?? help)
    }
  }

  /// Where the current work left the revision, so that later changes there do not count as ours.
  private static func mergeBase(_ revision: String, _ git: GitQuery) throws(GitQuery.Failure) -> String {
    let commit = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
      .trimmingCharacters(in: .newlines)
    return git.output("merge-base", commit, "HEAD") ?? commit
  }
}
