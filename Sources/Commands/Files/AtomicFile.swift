internal import POSIX

/// Writes files so that whoever reads one, or finds it after a power cut, sees the old bytes or the new, never half.
///
/// The bytes go to a temporary file in the same folder and to the disk, then the file gets its name.
package enum AtomicFile {
  private static let prefix = ".hornbook-"
  private static let suffix = ".tmp"

  /// Writes a file; one that is there keeps its permissions, and a link keeps pointing to it.
  ///
  /// What is there and is not a file, such as a pipe or `/dev/null`, stays what it is and gets the bytes.
  ///
  /// - Parameter isLasting: Whether the bytes must be on the disk when this returns; not so for what can be made again,
  ///   whose reader sees by itself when a power cut took some of it.
  /// - Throws: `FileFailure`.
  package static func write(_ bytes: [UInt8], to path: String, isLasting: Bool = true) throws(FileFailure) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try writeInPlace(bytes, path)
    }
    let target = FilePath.realOrNew(path)
    let folder = FilePath.folder(of: target)
    let temporary = "\(folder)/\(unusedName)"
    do throws(FileFailure) {
      try writeThrough(bytes, to: temporary, like: target, isLasting: isLasting)
      guard rename(temporary, target) == 0 else { throw FileFailure.last("write", path) }
    } catch {
      unlink(temporary)
      throw FileFailure(action: error.action, path: path, reason: error.reason)
    }
    if isLasting { try DurableFolder.sync(folder) }
  }

  /// Whether a name is that of a file that a killed writer left behind; one that still runs has yet to name its file.
  static func isLeftBehind(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let writer = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" })
    return writer.map { kill($0, 0) != 0 && errno == ESRCH } ?? true
  }

  /// A name that no other writer has, and that is short enough for every folder.
  private static var unusedName: String {
    "\(prefix)\(getpid())-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(suffix)"
  }

  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.last("write", path) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: descriptor)
    } catch {
      throw FileFailure("write", path, error)
    }
  }

  private static func writeThrough(
    _ bytes: [UInt8], to path: String, like target: String, isLasting: Bool
  ) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure.last("write", path) }
    defer { close(descriptor) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: descriptor)
    } catch {
      throw FileFailure("write", path, error)
    }
    guard !isLasting || fsync(descriptor) == 0 else { throw FileFailure.last("write", path) }
  }
}
