import POSIX

/// Writes files so that whoever reads one, or finds it after a power cut, sees the old bytes or the new, never half.
///
/// The bytes go to a temporary file in the same folder and to the disk, then the file gets its name. A file that is
/// there keeps its owner, permissions and extended attributes, and a link keeps pointing to it.
package enum AtomicFile {
  /// Writes a file, whatever is there.
  ///
  /// What is there and is not a file, such as a pipe or `/dev/null`, stays what it is and gets the bytes.
  ///
  /// - Parameters:
  ///   - isLasting: Pass false for a file that can be made again and whose reader notices missing bytes; that skips
  ///     the wait for the disk, and a power cut may damage the file.
  ///   - sweeps: Pass false where somebody else deletes the temporary files of killed writers in this folder.
  /// - Throws: `FileFailure`.
  package static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = true, sweeps: Bool = true
  ) throws(FileFailure) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try writeInPlace(bytes, path)
    }
    try write(bytes, to: path, isLasting: isLasting, sweeps: sweeps) { temporary, target throws(FileFailure) in
      guard rename(temporary, target) == 0 else { throw FileFailure.last("write", path) }
    }
  }

  /// Creates a file whose name is not taken.
  ///
  /// - Throws: `FileFailure`, also where the file exists; it stays as it is.
  package static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    try write(bytes, to: path) { temporary, target throws(FileFailure) in
      do throws(SystemError) { try FileName.give(target, to: temporary) } catch {
        throw error.code == EEXIST ? .alreadyThere(path) : FileFailure("write", path, error)
      }
    }
  }

  /// Replaces the bytes that were read of a file; a save by another program since then stays.
  ///
  /// - Throws: `FileFailure`, one that `isOvertaken` where the file differs from those bytes by now, or is missing.
  package static func replace(_ old: [UInt8], by bytes: [UInt8], at path: String) throws(FileFailure) {
    guard SavedFile(FilePath.realOrNew(path)).holds(old) else { throw .overtaken(path) }
    try write(bytes, to: path) { temporary, target throws(FileFailure) in
      try SavedFile(target).replace(old, by: temporary, holding: bytes, shownAs: path)
    }
  }

  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.last("write", path) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, at: path)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: CInt, at path: String) throws(FileFailure) {
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: descriptor)
    } catch {
      throw FileFailure("write", path, error)
    }
  }

  /// Writes a temporary file, which then gets its name.
  ///
  /// - Parameter finish: Gets the temporary file and the path that it is for, both without links.
  private static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = true, sweeps: Bool = true,
    then finish: (_ temporary: String, _ target: String) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let target = FilePath.realOrNew(path)
    let folder = FilePath.folder(of: target)
    let temporary = "\(folder)/\(TemporaryName.unused)"
    do throws(FileFailure) {
      try writeThrough(bytes, to: temporary, like: target, isLasting: isLasting)
      try finish(temporary, target)
    } catch {
      if !error.isKept { unlink(temporary) }
      throw error.about(path)
    }
    if sweeps, isLasting { TemporaryName.sweep(folder) }
    if isLasting { try DurableFolder.sync(folder) }
  }

  private static func writeThrough(
    _ bytes: [UInt8], to path: String, like target: String, isLasting: Bool
  ) throws(FileFailure) {
    // What replaces a file gets its permissions last, and until then nobody else may read what may be private.
    let mode: mode_t = PathKind.exists(target) ? 0o600 : 0o666
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileFailure.last("write", path) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, at: path)
    FileAttributes.copy(from: target, to: descriptor)
    guard !isLasting || fsync(descriptor) == 0 else { throw FileFailure.last("write", path) }
  }
}
