import POSIX

/// Writes a folder so that, whatever fails, it has all its new files or all its old ones.
///
/// The files go to a new folder next to it, `.hornbook-….tmp`, which then gets its name. Where the process is killed
/// between the two renames, nothing has the name, and the old files are in `.hornbook-….tmp.old`.
struct WholeFolder {
  /// Where the files are written for now.
  private let temporary: String
  private let target: String

  /// Writes a folder in the place of what has its name, if anything has.
  ///
  /// - Parameters:
  ///   - target: The folder's absolute path, with no link in it.
  ///   - path: The folder as the user named it, for messages.
  ///   - fill: Gets the new folder, and writes its files.
  /// - Throws: `FileFailure`, and what `fill` throws.
  static func write(_ target: String, shownAs path: String, fill: (WholeFolder) throws -> Void) throws {
    let parent = FilePath.folder(of: target)
    var made: [String] = []
    do {
      try DurableFolder.make(parent, adding: &made)
      TemporaryName.sweep(parent)
      let folder = WholeFolder(temporary: "\(parent)/\(TemporaryName.unused)", target: target)
      defer { delete(folder.temporary) }
      guard mkdir(folder.temporary, 0o777) == 0 else { throw FileFailure.last("make the folder", path) }
      try fill(folder)
      try folder.takePlace(path)
    } catch {
      DurableFolder.delete(made)
      throw error
    }
  }

  /// Writes a file.
  ///
  /// - Parameter path: The path in the folder, with `/` between names.
  func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let file = "\(temporary)/\(path)"
    var made: [String] = []
    try DurableFolder.make(FilePath.folder(of: file), adding: &made)
    try AtomicFile.write(bytes, to: file, isLasting: false)
  }

  /// Gives the new folder its name.
  ///
  /// What had that name goes, once the new one is there.
  private func takePlace(_ path: String) throws(FileFailure) {
    let old = "\(temporary).old"
    let isReplaced = rename(target, old) == 0
    guard isReplaced || errno == ENOENT else { throw FileFailure.last("replace", path) }
    guard rename(temporary, target) == 0 else {
      let failure = FileFailure.last("write", path)
      if isReplaced { rename(old, target) }
      throw failure
    }
    Self.delete(old)
  }

  private static func delete(_ path: String) {
    (try? OpenFolder(path, followsLink: false))?.removeAll()
    rmdir(path)
  }
}
