import POSIX

/// What is at a path; a link counts as what it leads to.
enum PathKind {
  case folder
  /// A file, or a pipe, a device and the like.
  case other

  /// What is at a path; nil where there is nothing, or nothing that can be seen.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { PathKind(at: path) != nil }
}
