import Diagnostics
import POSIX

/// Folders whose entries are on the disk when a call returns.
enum DurableFolder {
  /// Makes a folder and those above it that are missing, and fills it; where something fails, the folders that were
  /// made go again, but for those that hold something.
  static func make(_ path: String, filling fill: () throws -> Void = {}) throws {
    var made: [String] = []
    do {
      try make(path, adding: &made)
      try fill()
    } catch {
      delete(made)
      throw error
    }
  }

  /// Makes a folder and those above it that are missing.
  ///
  /// - Parameter made: Gets the folders that were made, each after the one that it is in, whatever fails later.
  static func make(_ path: String, adding made: inout [String]) throws(FileFailure) {
    var folder = path.hasPrefix("/") ? "/" : "."
    for name in path.split(separator: "/") {
      let parent = folder
      folder += folder == "/" ? String(name) : "/\(name)"
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
        try sync(parent)
        continue
      }
      let reason = SystemError.last
      guard PathKind(at: folder) != .folder else { continue }
      throw reason.code == EEXIST ? inTheWay(folder) : FileFailure("make the folder", folder, reason)
    }
  }

  /// Deletes folders that are empty, each before the one that it is in.
  static func delete(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
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
    do throws(SystemError) {
      return try OpenFolder(path, followsLink: true).names.sortedByBytes()
    } catch {
      guard error.code == ENOENT else { throw FileFailure("list", path, error) }
      return []
    }
  }

  private static func inTheWay(_ path: String) -> FileFailure {
    FileFailure(action: "make the folder", path: path, reason: "a file of that name is there")
  }
}
