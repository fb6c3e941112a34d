internal import Foundation

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
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Whether a folder has a repository of its own: a folder `.git` with a `HEAD`, or a file that says where that is,
  /// as submodules and further work trees have.
  private static func isTop(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    let entry = "\(folder == "/" ? "" : folder)/.git"
    guard FileManager.default.fileExists(atPath: entry, isDirectory: &isFolder) else { return false }
    return !isFolder.boolValue || FileManager.default.fileExists(atPath: "\(entry)/HEAD")
  }
}
