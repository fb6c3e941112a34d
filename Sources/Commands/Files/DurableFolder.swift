internal import Foundation

/// Folders whose entries are on the disk when a call returns.
enum DurableFolder {
  /// Makes a folder and those above it that are missing.
  static func make(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o777) == 0 { return try sync(parent(of: path)) }
    switch errno {
    case EEXIST: try requireFolder(path)
    case ENOENT where parent(of: path) != path:
      try make(parent(of: path))
      try make(path)
    default: throw FileFailure.last("make the folder", path)
    }
  }

  /// Waits until the names in a folder are on the disk.
  static func sync(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.last("open", path) }
    defer { close(descriptor) }
    // Some file systems cannot sync a folder and say so; there is nothing better to do on them.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileFailure.last("write", path) }
  }

  /// The names in a folder, sorted; none when there is no such folder.
  static func names(in path: String) throws(FileFailure) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      guard access(path, F_OK) != 0 else { throw FileFailure.last("list", path) }
      return []
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func requireFolder(_ path: String) throws(FileFailure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw FileFailure(action: "make the folder", path: path, reason: "a file of that name is there")
    }
  }

  private static func parent(of path: String) -> String {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return parent.isEmpty ? "." : parent
  }
}
