/// Where the work tree of a repository begins, found without asking git.
///
/// Git itself takes a folder for a bare repository when it holds `HEAD`, `objects` and `refs`, and obeys the `config`
/// beside them. Such files can be part of a commit; an entry called `.git` cannot. So only that entry counts.
enum GitTop {
  /// The nearest folder, upward from one without links, that has a `.git`; nil when there is none.
  static func above(_ folder: String) -> String? {
    var folder = folder
    while true {
      if isTop(folder) { return folder }
      guard folder != "/", folder.utf8.contains(UInt8(ascii: "/")) else { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Whether a folder has a repository of its own: a folder `.git` with a `HEAD`, or a file that says where that is,
  /// as submodules and further work trees have.
  private static func isTop(_ folder: String) -> Bool {
    let entry = "\(folder == "/" ? "" : folder)/.git"
    guard let kind = PathKind(at: entry) else { return false }
    return kind != .folder || PathKind.exists("\(entry)/HEAD")
  }
}
