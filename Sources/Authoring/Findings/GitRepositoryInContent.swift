import Diagnostics

/// Files among the content that git takes for a repository.
enum GitRepositoryInContent {
  static let description = RuleDescription(
    "git-repository-in-content", .structure, .error, "a git repository among the content", concernsCurriculum: true,
    explanation: """
      Git takes every folder with `HEAD`, `objects` and `refs` for a repository, and obeys the `config` in it, which can
      name programs to be run: whoever types `git status` in such a folder, or whose editor does, runs what a stranger
      wrote. A commit can carry these files like any others. Hornbook never lets git look into them, but nobody who
      fetches the lessons should have them on disk.
      """,
    wrong: [
      .files([
        "training/printing/old/HEAD": "↓ref: refs/heads/main\n", "training/printing/old/config": "[core]\n",
        "training/printing/old/objects/info/alternates": "\n", "training/printing/old/refs/heads/main": "\n",
      ])
    ],
    right: [.files(["training/printing/old/HEAD": "Old ideas.\n"])])

  /// Whether a path ends in the name `HEAD`, in whatever letters: some file systems tell no capitals from others.
  static func isHead(_ path: String) -> Bool {
    (path.utf8.count == 4 || path.utf8.dropLast(4).last == UInt8(ascii: "/"))
      && path.suffix(4).lowercased() == "head"
  }

  /// The findings about the files of a curriculum.
  ///
  /// What makes a folder a repository is in git's `is_git_directory`: a `HEAD`, and `objects` and `refs` next to it or
  /// in the folder that `commondir` names.
  static func findings(in files: some CurriculumFiles, paths: [String]) -> [Diagnostic] {
    paths.filter(isHead).compactMap { path in
      let folder = String(path.dropLast(4))
      let isRepository =
        files.holds("\(folder)objects") && files.holds("\(folder)refs") || files.holds("\(folder)commondir")
      return isRepository ? .gitRepositoryInContent(folder, at: path, files) : nil
    }
  }
}

extension Diagnostic {
  fileprivate static func gitRepositoryInContent(
    _ folder: String, at head: String, _ files: some CurriculumFiles
  ) -> Diagnostic {
    let shown = files.shownPath(of: String(folder.dropLast()))
    return GitRepositoryInContent.description.finding(
      at: Location(files.shownPath(of: head), .at(0)),
      folder.isEmpty
        ? "the curriculum's own folder is a git repository without a '.git'"
        : "the folder '\(shown)' is a git repository",
      help: folder.isEmpty
        ? "remove 'HEAD', 'config', 'objects' and 'refs' from the curriculum's folder" : "remove the folder '\(shown)'")
  }
}
