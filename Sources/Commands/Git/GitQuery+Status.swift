extension GitQuery {
  /// The files in the folder that git follows and that differ from the commit, by their paths inside it.
  ///
  /// - Throws: `Failure` with git's words.
  func changedFiles() throws(Failure) -> [String] {
    let diff = ["diff", "--no-ext-diff", "--no-textconv", "--name-only", "-z", "--no-renames", "HEAD", "--"]
    return paths(try bytes(diff + place, settings: try settingsWithoutFilters()))
  }

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
