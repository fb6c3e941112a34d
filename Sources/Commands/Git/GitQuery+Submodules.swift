extension GitQuery {
  /// A submodule as a repository records it.
  struct Submodule: Hashable {
    /// Its path from the repository's top.
    let path: String
    /// The full name of the commit that is recorded for it.
    let commit: String
  }

  /// The repository around this one that records it as a submodule; nil where there is none, as for a clone inside
  /// another repository that does not record it.
  ///
  /// - Throws: `Failure` where the repository around it does not answer: to take this one for the whole then would let
  ///   pass what that one's merge brings.
  var superproject: (git: GitQuery, submodule: Submodule)? {
    get throws(Failure) {
      guard let top, top != "/" else { return nil }
      let outer = GitQuery(in: FilePath.folder(of: top))
      guard let outerTop = outer.top else { return nil }
      let path = String(top.dropFirst(outerTop == "/" ? 1 : outerTop.count + 1))
      let recorded = Self.submodules(in: try outer.bytes(["ls-files", "--stage", "-z", "--", path]))
      return recorded.first { $0.path == path }.map { (outer, $0) }
    }
  }

  /// The submodule that a path leads into and that is not checked out, with the repository that records it.
  ///
  /// Nil where there is none, and where git does not answer.
  static func missingSubmodule(on path: String) -> (git: GitQuery, submodule: Submodule)? {
    var folder = path
    while PathKind(at: folder) != .folder, folder != "/" { folder = FilePath.folder(of: folder) }
    // Inside a submodule that is checked out, this is its own repository, which does not record itself.
    let git = GitQuery(in: folder)
    guard let top = git.top, PathKind.exists("\(top)/.gitmodules") else { return nil }
    let names = (git.prefix + path.dropFirst(folder.count)).split(separator: "/")
    guard !names.isEmpty else { return nil }
    let above = (1...names.count).map { names.prefix($0).joined(separator: "/") }
    guard let listing = try? git.bytes(["ls-files", "--stage", "-z", "--"] + above) else { return nil }
    return submodules(in: listing).first { above.contains($0.path) }.map { (git, $0) }
  }

  /// The submodules that a commit records, at a path alone where one is given.
  ///
  /// - Throws: `Failure` with git's words.
  func submodules(in commit: String, at path: String? = nil) throws(Failure) -> [Submodule] {
    let place = path.map { ["--", $0] } ?? ["-r"]
    return Self.submodules(in: try bytes(["ls-tree", "-z", "--full-tree", commit] + place))
  }

  /// The submodules in a listing of git's, in which the commit is the first or second word behind the mode.
  private static func submodules(in listing: [UInt8]) -> [Submodule] {
    listing.split(separator: 0).compactMap { line in
      guard line.starts(with: "160000 ".utf8), let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard let commit = words.dropFirst().first(where: { $0.utf8.count >= 40 }) else { return nil }
      return Submodule(path: String(decoding: line[(tab + 1)...], as: UTF8.self), commit: commit)
    }
  }

  /// Asks the local repository only: false for a commit that was never fetched, or that a shallow clone leaves out.
  func has(commit: String) -> Bool { (try? bytes(["cat-file", "-e", "\(commit)^{commit}"])) != nil }

  /// The failure for a submodule without a commit, with the `git fetch` that gets it.
  func lacks(commit: String) -> Failure {
    let name = top.map(FilePath.relative) ?? "."
    let remote = remotes.first
    return Failure(
      reason: "the submodule '\(name)' lacks commit \(commit), which that revision records for it",
      help: remote.map { "get it: `\(command) fetch \($0) \(commit)`" } ?? "fetch that commit into '\(name)'")
  }

  /// The names of the repositories that this one fetches from, `origin` first.
  var remotes: [Substring] {
    let names = output("remote")?.split(separator: "\n") ?? []
    return names.filter { $0 == "origin" } + names.filter { $0 != "origin" }
  }

  /// `git`, with `-C` and a relative path where the command runs outside of the repository.
  var command: String {
    guard let top, GitTop.above(FilePath.real(FilePath.absolute("."))) != top else { return "git" }
    return "git -C \(FilePath.relative(top).shellWord)"
  }
}
