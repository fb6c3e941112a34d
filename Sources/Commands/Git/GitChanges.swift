internal import Foundation

/// Which files differ from a git revision.
enum GitChanges {
  /// The absolute paths of files that differ from a revision, those included that git does not track yet.
  ///
  /// - Throws: `CommandFailure` with git's words when it cannot say.
  static func files(changedSince revision: String, in folder: String) throws(CommandFailure) -> Set<String> {
    do throws(GitQuery.Failure) {
      let here = GitQuery(in: folder)
      let top = try here.answer(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
      let repository = GitQuery(in: top)
      let base = try mergeBase(revision, here)
      let changed = try repository.answer(["diff", "--name-only", "-z", "--no-renames", base, "--"])
      let untracked = try repository.answer(["ls-files", "--others", "--exclude-standard", "-z"])
      let names = changed.split(separator: "\0") + untracked.split(separator: "\0")
      let root = resolved(top, like: folder)
      return Set(names.map { ShownPath.absolute("\(root)/\($0)") })
    } catch {
      let reason = error.reason.isEmpty ? "there is no revision '\(revision)'" : error.reason
      throw CommandFailure(
        "cannot tell what changed since '\(revision)': \(reason)",
        help: "name a revision that is there, as in `--changed-since origin/main`")
    }
  }

  /// Where the current work left the revision, so that later changes there do not count as ours.
  private static func mergeBase(_ revision: String, _ git: GitQuery) throws(GitQuery.Failure) -> String {
    let commit = try git.answer(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
      .trimmingCharacters(in: .newlines)
    return git.output("merge-base", commit, "HEAD") ?? commit
  }

  /// Git names its top folder with links resolved; files are compared under the name by which they were given.
  private static func resolved(_ top: String, like folder: String) -> String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard real.hasPrefix(top) else { return top }
    return String(folder.dropLast(real.count - top.count))
  }
}
