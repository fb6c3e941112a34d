import Support

/// Asks git about the repository whose work tree holds a folder; the only place where git is run.
///
/// Lessons come from strangers, so nothing in the work tree may make git run a program: git starts at the top that
/// `GitTop` found, never in the folder itself, and `GitIsolation` switches off whatever a repository can have run.
struct GitQuery {
  /// The top of the work tree, with every link resolved; nil outside a repository.
  let top: String?
  /// The folder's path below the top, with a slash at its end; empty for the top itself.
  let prefix: String

  /// Questions about a folder's repository.
  init(in folder: String) {
    self.init(in: folder, below: GitTop.above(FilePath.real(folder)))
  }

  /// Questions about a folder to the repository with a top above it, which need not be the nearest.
  init(in folder: String, below top: String?) {
    let real = FilePath.real(folder)
    self.top = top
    prefix = top.map { real == $0 ? "" : "\(real.dropFirst($0 == "/" ? 1 : $0.count + 1))/" } ?? ""
  }

  /// Why git did not answer.
  struct Failure: Error {
    /// Git's words.
    let reason: String
    /// What to do about it, as an imperative; nil when it depends on what was asked.
    var help: String?
    /// The repository that was asked, which with submodules is one of many; nil where git does not run.
    var asked: GitQuery?
  }

  /// What a git command prints, without the line end; nil when it fails, as it does outside a repository.
  func output(_ arguments: String...) -> String? { try? answer(arguments).trimmed(where: \.isNewline) }

  /// The full name of the commit that a revision names, such as `main`; nil where there is none.
  func commit(named revision: String) -> String? {
    output("rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
  }

  /// What a git command prints, as text.
  ///
  /// - Throws: `Failure` with git's words.
  func answer(_ arguments: [String]) throws(Failure) -> String {
    String(decoding: try bytes(arguments), as: UTF8.self)
  }

  /// What a git command prints when it reads some text.
  ///
  /// - Parameter settings: What takes the place of settings in git's files.
  /// - Throws: `Failure` with git's words.
  func bytes(
    _ arguments: [String], input: String = "", settings: [(name: String, value: String)] = []
  ) throws(Failure) -> [UInt8] {
    guard let top else { throw Failure(reason: "it is not in a git repository") }
    var git = ChildProcess("git", ["-C", top] + GitIsolation.options + arguments)
    git.environment = GitIsolation.environment(from: Environment.variables, settings: settings)
    git.input = input
    let ending: ChildProcess.Ending
    do throws(ChildProcess.Failure) { ending = try git.run() } catch { throw Failure(error) }
    guard ending.status == .exited(0) else {
      throw Failure(
        reason: String(decoding: ending.errors, as: UTF8.self).trimmed(where: \.isWhitespace), asked: self)
    }
    return ending.output
  }
}

extension GitQuery.Failure {
  fileprivate init(_ failure: ChildProcess.Failure) {
    let reason = failure.error.reason
    switch failure.step {
    case .keepingInput: self.init(reason: "git's question cannot be written: \(reason)")
    case .keepingOutput: self.init(reason: "there is no room for git's answer: \(reason)")
    case .readingOutput: self.init(reason: "git's answer cannot be read: \(reason)")
    case .starting where failure.isMissingProgram:
      self.init(
        reason: "there is no git on PATH", help: "install git, or check everything without `--changed-since`")
    case .starting: self.init(reason: "git cannot be run: \(reason)")
    }
  }
}
