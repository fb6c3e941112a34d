internal import Foundation

/// A folder that belongs to this user and that nobody else can write.
///
/// Files are reached from the open folder, and no link is followed, whatever happens to the folder's path meanwhile.
final class PrivateFolder: Sendable {
  private let descriptor: Int32

  /// The folder at a path, made with those above it where it is missing; nil for a link, for the folder of another
  /// user, and for one that others can write.
  init?(_ path: String) {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    mkdir(path, 0o700)
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else { return nil }
    if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o700) }
  }

  deinit { close(descriptor) }

  /// The bytes of a file of this user; nil for anything else, and for more than `limit` bytes.
  ///
  /// - Parameter forbidden: The bits of the mode of which none may be set.
  func read(_ name: String, atMost limit: Int, forbidden: mode_t = 0o022) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & forbidden == 0, status.st_size <= limit
    else { return nil }
    return try? OpenFile.readAll(file, isFile: true, atMost: limit)
  }

  /// Writes a file in the place of what has its name: whoever reads it sees the old bytes or the new.
  func write(_ bytes: [UInt8], to name: String) {
    guard let temporary = writeTemporary(bytes) else { return }
    if renameat(descriptor, temporary, descriptor, name) != 0 { remove(temporary) }
  }

  /// Writes a file of whose name there is none yet, or leaves the one that is there.
  func writeIfMissing(_ bytes: [UInt8], to name: String) {
    guard let temporary = writeTemporary(bytes) else { return }
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

  private func writeTemporary(_ bytes: [UInt8]) -> String? {
    let name = String(UInt64.random(in: 0...UInt64.max), radix: 36) + Self.temporarySuffix
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    do throws(SystemError) {
      try OpenFile.writeAll(bytes, to: file)
      return name
    } catch {
      remove(name)
      return nil
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
