internal import Diagnostics
internal import POSIX

/// The commit at which the current work left a revision, so that later changes there do not count as ours.
struct MergeBase {
  /// Questions about the repository.
  let git: GitQuery
  /// The commit's full name.
  let commit: String

  /// A commit of a folder's repository.
  init(git: GitQuery, commit: String) {
    self.git = git
    self.commit = commit
  }

  /// The merge base of a revision and `HEAD`; the revision itself where the two have no commit in common.
  ///
  /// - Throws: `CommandFailure` with git's words when it cannot say.
  init(of revision: String, _ git: GitQuery) throws(CommandFailure) {
    do throws(GitQuery.Failure) {
      self.init(git: git, commit: try Self.find(revision, git))
    } catch {
      throw CommandFailure(
        message: "cannot tell what changed since '\(revision)': \(lines: error.reason)",
        help: error.help.map { "\($0)" })
    }
  }

  private static func find(_ revision: String, _ git: GitQuery) throws(GitQuery.Failure) -> String {
    guard git.top != nil else {
      throw GitQuery.Failure(
        reason: "it is not in a git repository",
        help: "run it in a git repository, or check everything without `--changed-since`")
    }
    let isShallow = try git.answer(["rev-parse", "--is-shallow-repository"]).hasPrefix("true")
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let commit = (try? git.answer(name))?.trimmed(where: \.isNewline) else {
      throw GitQuery.Failure(
        reason: "there is no revision '\(revision)'" + (isShallow ? " in this shallow clone" : ""),
        help: isShallow ? wholeHistory(git) : helpToFind(revision, git))
    }
    if let base = git.output("merge-base", commit, "HEAD") { return base }
    guard isShallow else { return commit }
    throw GitQuery.Failure(
      reason: "this shallow clone does not reach back to where they part", help: wholeHistory(git))
  }

  /// How the history that a shallow clone leaves out is got, on the machine that this is.
  private static func wholeHistory(_ git: GitQuery) -> String {
    let environment = Environment.variables
    if environment["GITHUB_ACTIONS"] == "true" { return "give `actions/checkout` the input `fetch-depth: 0`" }
    if environment["GITLAB_CI"] == "true" { return "set the variable `GIT_DEPTH: 0` for the job" }
    guard let remote = remotes(git).first else { return "clone the whole history, without `--depth`" }
    // A clone with a depth knows one branch; the others come with the name of all.
    return "get the whole history: `git fetch --unshallow \(remote) '+refs/heads/*:refs/remotes/\(remote)/*'`"
  }

  /// How a revision is got that is not there, or which ones are.
  private static func helpToFind(_ revision: String, _ git: GitQuery) -> String {
    for remote in remotes(git) where revision.hasPrefix("\(remote)/") {
      let branch = revision.dropFirst(remote.count + 1)
      return "get it first: `git fetch \(remote) "
        + "\("+refs/heads/\(branch):refs/remotes/\(remote)/\(branch)".shellWord)`"
    }
    return "name a revision that `git branch --all` or `git tag` lists"
  }

  private static func remotes(_ git: GitQuery) -> [Substring] {
    let names = git.output("remote")?.split(separator: "\n") ?? []
    return names.filter { $0 == "origin" } + names.filter { $0 != "origin" }
  }
}
