import Diagnostics
import POSIX

/// The commit at which the current work left a revision, so that later changes there do not count as ours.
///
/// A revision is one of the outermost repository that records those below it as submodules: a merge there brings what
/// it records of them. Below it, the commit is the one that is recorded.
struct MergeBase {
  /// Questions about the repository.
  let git: GitQuery
  /// The commit's full name.
  let commit: String
  /// The commits from the outermost repository down to this one, which is the last.
  let recorded: [RecordedCommit]
  /// The top of the submodule below this commit that it does not record; nil where it records the way to the folder.
  private(set) var unrecorded: String?

  /// A commit of a repository on the way down to a folder.
  struct RecordedCommit: Hashable {
    /// The top of the repository's work tree.
    let top: String
    /// The commit's full name.
    let commit: String
    /// For a submodule, the commit that is checked out.
    var checkedOut: String?
    /// For a submodule, the commit that is recorded for it now.
    var recordedNow: String?
  }

  /// The merge base of a revision and `HEAD`, or the revision itself where the two have no commit in common; in a
  /// submodule, the commit that is recorded for it there.
  ///
  /// - Throws: `CommandFailure` with git's words when it cannot say.
  init(of revision: String, _ git: GitQuery) throws(CommandFailure) {
    do throws(GitQuery.Failure) {
      self = try Self.base(of: revision, git)
    } catch {
      throw CommandFailure(
        message: "cannot tell what changed since '\(revision)': \(lines: error.reason)",
        help: error.help.map { "\($0)" })
    }
  }

  private static func base(of revision: String, _ git: GitQuery) throws(GitQuery.Failure) -> MergeBase {
    let way = try Way(to: git)
    return try base(at: try find(revision, way.outermost, isSuperproject: !way.submodules.isEmpty), way, git)
  }

  /// The commit that a revision names, and not where the current work left it; nil where there is no such revision.
  ///
  /// In a submodule, it is the commit that is recorded for it there.
  ///
  /// - Throws: `GitQuery.Failure` where a submodule lacks its commit.
  static func named(_ revision: String, _ git: GitQuery) throws(GitQuery.Failure) -> MergeBase? {
    let way = try Way(to: git)
    guard let commit = way.outermost.commit(named: revision) else { return nil }
    return try base(at: commit, way, git)
  }

  /// The repositories on the way down to one.
  private struct Way {
    private(set) var outermost: GitQuery
    /// The submodules below it, the innermost first.
    private(set) var submodules: [(git: GitQuery, recorded: GitQuery.Submodule)] = []

    init(to git: GitQuery) throws(GitQuery.Failure) {
      outermost = git
      while let (outer, submodule) = try outermost.superproject {
        submodules.append((outermost, submodule))
        outermost = outer
      }
    }
  }

  private static func base(at commit: String, _ way: Way, _ git: GitQuery) throws(GitQuery.Failure) -> MergeBase {
    var base = MergeBase(git: way.outermost, commit: commit)
    for submodule in way.submodules.reversed() {
      guard let inner = try base.entered(submodule.git, submodule.recorded) else {
        base.unrecorded = submodule.git.top
        break
      }
      base = inner
    }
    // Before this folder became a submodule, its files were in the repository around it.
    return base.git.top == git.top ? base : base.of(folder: "\(git.top ?? "")/\(git.prefix)")
  }

  private init(git: GitQuery, commit: String) {
    self.init(git: git, commit: commit, recorded: [RecordedCommit(top: git.top ?? "/", commit: commit)])
  }

  private init(git: GitQuery, commit: String, recorded: [RecordedCommit]) {
    self.git = git
    self.commit = commit
    self.recorded = recorded
  }

  /// The same commit, for questions about another folder of the repository.
  func of(folder: String) -> MergeBase {
    var base = MergeBase(git: GitQuery(in: folder, below: git.top), commit: commit, recorded: recorded)
    base.unrecorded = unrecorded
    return base
  }

  /// The commit that this one records for a submodule; nil where it records none.
  ///
  /// A moved submodule is recognized by its commit, unless another submodule disappeared as well.
  private func entered(_ inner: GitQuery, _ now: GitQuery.Submodule) throws(GitQuery.Failure) -> MergeBase? {
    var then = try git.submodules(in: commit, at: now.path).first { $0.path == now.path }
    if then == nil, let top = git.top {
      let gone = try git.submodules(in: commit).filter { GitQuery(in: "\(top)/\($0.path)").top == top }
      let moved = gone.filter { inner.has(commit: $0.commit) }
      then = moved.count == 1 ? moved.first : nil
    }
    guard let then else { return nil }
    guard inner.has(commit: then.commit) else { throw inner.lacks(commit: then.commit) }
    let head = inner.output("rev-parse", "--verify", "--quiet", "HEAD")
    let step = RecordedCommit(
      top: inner.top ?? "/", commit: then.commit, checkedOut: head, recordedNow: now.commit)
    return MergeBase(git: inner, commit: then.commit, recorded: recorded + [step])
  }

  private static func find(
    _ revision: String, _ git: GitQuery, isSuperproject: Bool
  ) throws(GitQuery.Failure) -> String {
    guard let top = git.top else {
      throw GitQuery.Failure(
        reason: "it is not in a git repository",
        help: "run it in a git repository, or check everything without `--changed-since`")
    }
    let isShallow = try git.answer(["rev-parse", "--is-shallow-repository"]).hasPrefix("true")
    guard let commit = git.commit(named: revision) else {
      let place = isSuperproject ? " in '\(FilePath.relative(top))', the repository around the submodule" : ""
      throw GitQuery.Failure(
        reason: "there is no revision '\(revision)'" + (isShallow ? " in this shallow clone" : "") + place,
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
    if environment["GITLAB_CI"] == "true" { return "set the variable `GIT_DEPTH: 0` for the job" }
    guard let remote = git.remotes.first else { return "clone the whole history, without `--depth`" }
    // A clone with a depth knows one branch; the others come with the name of all.
    let help =
      "get the whole history: `\(git.command) fetch --unshallow \(remote) '+refs/heads/*:refs/remotes/\(remote)/*'`"
    guard environment["GITHUB_ACTIONS"] == "true" else { return help }
    return "\(help), or give `actions/checkout` the input `fetch-depth: 0`"
  }

  /// How a revision is got that is not there, or which ones are.
  private static func helpToFind(_ revision: String, _ git: GitQuery) -> String {
    for remote in git.remotes where revision.hasPrefix("\(remote)/") {
      // No branch has what follows it to name an earlier commit, or a file of one.
      let branch = revision.dropFirst(remote.count + 1).prefix { !"~^@:".contains($0) }
      if branch.isEmpty { continue }
      return "get it first: `\(git.command) fetch \(remote) "
        + "\("+refs/heads/\(branch):refs/remotes/\(remote)/\(branch)".shellWord)`"
    }
    return "name a revision that `\(git.command) branch --all` or `\(git.command) tag` lists"
  }
}
