internal import Foundation

/// A folder that is open, whose files are reached from there: no link is followed, whatever happens to the path of the
/// folder meanwhile.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  /// The folder at a path; nil for anything else.
  ///
  /// - Parameter followsLink: Whether the path may be that of a link to a folder.
  init?(_ path: String, followsLink: Bool) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW))
    if descriptor < 0 { return nil }
  }

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
    return try? OpenFile.readAll(file, isFile: true, atMost: limit)
  }

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

  /// Removes a file, or a link itself.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// A file in the folder.
  struct File {
    let name: String
    /// In bytes.
    let size: Int
    /// When it was written, in seconds since 1970.
    let time: Int
  }

  /// The files in the folder.
  var files: [File] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let directory = fdopendir(copy) else { return [] }
    defer { closedir(directory) }
    var files: [File] = []
    while let entry = readdir(directory) {
      let name = entry.shortName
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      files.append(File(name: name, size: Int(status.st_size), time: status.changeTime))
    }
    return files
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
  /// The name of a folder's entry.
  var shortName: String {
    withUnsafePointer(to: &pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }
}

extension stat {
  /// When the file was written, in seconds since 1970.
  fileprivate var changeTime: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
