import POSIX
import Processes

/// A folder that is open, whose files are reached from there: no link is followed, whatever happens to the path of the
/// folder meanwhile.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  /// The folder at a path.
  ///
  /// - Parameter followsLink: Whether the path may be that of a link to a folder.
  /// - Throws: `SystemError` for anything else, and for what cannot be opened.
  convenience init(_ path: String, followsLink: Bool) throws(SystemError) {
    try self.init(open(path, Self.flags | (followsLink ? 0 : O_NOFOLLOW)))
  }

  /// A folder in another one, or the same once more by the name `.`.
  ///
  /// - Throws: `SystemError` for anything else, a link among it, and for what cannot be opened.
  convenience init(_ name: String, in other: OpenFolder) throws(SystemError) {
    try self.init(openat(other.descriptor, name, Self.flags | O_NOFOLLOW))
  }

  private init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  deinit { close(descriptor) }

  /// Whether the folder belongs to this user, and nobody else can write there.
  var isPrivate: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Takes all permissions of others away.
  func closeToOthers() {
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o700) }
  }

  /// The bytes of a file; nil for anything else, and for more than `limit` bytes.
  ///
  /// - Parameter forbidden: For a file that has to belong to this user, the bits of the mode of which none may be set;
  ///   nil for a file of anybody.
  func read(_ name: String, atMost limit: Int, forbidden: mode_t?) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
      forbidden.map({ status.st_uid == geteuid() && status.st_mode & $0 == 0 }) ?? true
    else { return nil }
    return try? OpenFile.readAll(file, size: Int(status.st_size), atMost: limit)
  }

  /// The size in bytes; nil for anything but a regular file, links included.
  func size(of name: String) -> Int? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// Counts only the files directly in the folder; `limit` is in bytes.
  func isLarger(than limit: Int) -> Bool { files.reduce(0) { $0 + $1.size } > limit }

  /// Takes an advisory lock (flock(2)), held until this value or the process ends; false where another process has it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Writes a file in the place of what has its name: whoever reads it sees the old bytes or the new.
  ///
  /// - Parameter mode: The permissions of a file that is made, less those that the user's mask takes away.
  /// - Throws: `SystemError`, and leaves nothing behind.
  func write(_ bytes: [UInt8], to name: String, mode: mode_t) throws(SystemError) {
    let temporary = try writeTemporary(bytes, mode: mode)
    if renameat(descriptor, temporary, descriptor, name) != 0 {
      let error = SystemError.last
      remove(temporary)
      throw error
    }
  }

  /// Writes a file of whose name there is none yet, or leaves the one that is there.
  func writeIfMissing(_ bytes: [UInt8], to name: String, mode: mode_t) throws(SystemError) {
    let temporary = try writeTemporary(bytes, mode: mode)
    linkat(descriptor, temporary, descriptor, name, 0)
    remove(temporary)
  }

  /// Removes a file, or a link itself; whether it could.
  @discardableResult func remove(_ name: String) -> Bool { unlinkat(descriptor, name, 0) == 0 }

  /// Removes a folder in it with all that is in that.
  func removeFolder(_ name: String) {
    (try? OpenFolder(name, in: self))?.removeAll()
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Removes all that is in the folder, as far as the system lets it; of a link, the link itself.
  func removeAll() {
    for name in (try? names) ?? [] where !remove(name) { removeFolder(name) }
  }

  /// A file in the folder.
  struct File {
    let name: String
    /// In bytes.
    let size: Int
    /// When it was written, in seconds since 1970.
    let time: Int
  }

  /// The names of all that is in the folder, in no order.
  var names: [String] {
    get throws(SystemError) {
      let copy = openat(descriptor, ".", Self.flags)
      guard copy >= 0 else { throw .last }
      guard let directory = fdopendir(copy) else {
        let failure = SystemError.last
        close(copy)
        throw failure
      }
      defer { closedir(directory) }
      var names: [String] = []
      errno = 0
      while let entry = readdir(directory) {
        names.append(entry.shortName)
        errno = 0
      }
      if errno != 0 { throw .last }
      return names.filter { $0 != "." && $0 != ".." }
    }
  }

  /// The files in the folder.
  var files: [File] {
    ((try? names) ?? []).compactMap { name in
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return File(name: name, size: Int(status.st_size), time: status.modificationTime.tv_sec)
    }
  }

  /// The end of the names of files that are being written.
  static let temporarySuffix = ".tmp"

  private func writeTemporary(_ bytes: [UInt8], mode: mode_t) throws(SystemError) -> String {
    let name = String(UInt64.random(in: 0...UInt64.max), radix: 36) + Self.temporarySuffix
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: file)
      return name
    } catch {
      remove(name)
      throw error
    }
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The name of a folder's entry with its bytes escaped, where they are not UTF-8; nil where they are.
  var nameUnlessUTF8: String? {
    // Only a name that was repaired has this character, unless it really is in the name.
    guard shortName.utf8.contains(0xEF), shortName.unicodeScalars.contains("\u{FFFD}") else { return nil }
    return withUnsafePointer(to: &pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
        let bytes = NameBytes(name)
        return bytes.text == nil ? bytes.escaped : nil
      }
    }
  }
}

extension stat {
  /// When its bytes, its names or its permissions were changed.
  var changeTime: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }

  /// When the file was written.
  var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
