extension GitQuery {
  /// The files in the folder that git follows and that differ from the commit, by their paths inside it; a submodule
  /// that is at another commit is one, and so are the files of submodules that differ from theirs.
  ///
  /// Each submodule is asked by itself: git would start itself there with the filters of that repository's settings,
  /// and would leave it out where `.gitmodules`, which is content, says so.
  ///
  /// - Throws: `Failure` with git's words.
  func changedFiles() throws(Failure) -> [String] {
    let diff = [
      "diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", "--ignore-submodules=dirty",
      "HEAD", "--",
    ]
    var files = paths(try bytes(diff + place, settings: try settingsWithoutFilters()))
    for (path, git) in try submodules() { files += try git.changedFiles().map { "\(path)/\($0)" } }
    return files
  }

  /// The submodules in the folder that are checked out, by their paths inside it.
  private func submodules() throws(Failure) -> [(path: String, git: GitQuery)] {
    let listing = try bytes(["ls-files", "--stage", "-z", "--"] + place)
    return listing.split(separator: 0).compactMap { line in
      guard let top, line.starts(with: Self.modeOfSubmodules), let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
        return nil
      }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      let place = "\(top == "/" ? "" : top)/\(path)"
      let git = GitQuery(in: place)
      // One that is not checked out is in the repository around it; a link in its place leads anywhere, even back here.
      guard git.top == place else { return nil }
      return (String(path.dropFirst(prefix.count)), git)
    }
  }

  private static let modeOfSubmodules = Array("160000 ".utf8)

  /// The files in the folder that git follows, those of submodules among them, by their paths inside it.
  ///
  /// - Throws: `Failure` with git's words.
  func followedFiles() throws(Failure) -> [String] {
    paths(try bytes(["ls-files", "-z", "--recurse-submodules", "--"] + place))
  }

  private var place: [String] { prefix.isEmpty ? [] : [prefix] }

  private func paths(_ answer: [UInt8]) -> [String] {
    answer.split(separator: 0).map { String(decoding: $0.dropFirst(prefix.utf8.count), as: UTF8.self) }
  }

  /// Every filter that is set up, taken back: git runs one on each file whose attributes name it when it compares the
  /// file with the index, and `.gitattributes` is content.
  private func settingsWithoutFilters() throws(Failure) -> [(name: String, value: String)] {
    let settings = try answer(["config", "--list", "--name-only", "-z"]).split(separator: "\0")
    return settings.filter { $0.hasPrefix("filter.") }.compactMap { setting in
      guard let key = setting.split(separator: ".").last else { return nil }
      return (String(setting), key == "required" ? "false" : "")
    }
  }
}
