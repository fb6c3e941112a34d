internal import POSIX

/// Writes a folder so that it is there with all its files, or as it was before.
///
/// The files go to a new folder beside it, which then gets its name.
struct WholeFolder {
  /// Where the files are written for now.
  private let temporary: String
  private let target: String

  /// Writes a folder in the place of what has its name, if anything has.
  ///
  /// - Parameter fill: Gets the new folder, and writes its files.
  /// - Throws: `FileFailure`, and what `fill` throws.
  static func write(_ path: String, fill: (WholeFolder) throws -> Void) throws {
    let target = FilePath.realOrNew(FilePath.absolute(path))
    let parent = FilePath.folder(of: target)
    var made: [String] = []
    do {
      try DurableFolder.make(parent, adding: &made)
      let name = ".hornbook-\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
      let folder = WholeFolder(temporary: "\(parent)/\(name).tmp", target: target)
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
