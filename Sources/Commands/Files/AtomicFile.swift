internal import Foundation

/// Writes files so that whoever reads one, or finds it after a power cut, sees the old bytes or the new, never half.
///
/// The bytes go to a temporary file in the same folder and to the disk, then the file gets its name.
package enum AtomicFile {
  private static let prefix = ".hornbook-"
  private static let suffix = ".tmp"

  /// Writes a file; one that is there keeps its permissions, and a link keeps pointing to it.
  ///
  /// - Throws: `FileFailure`.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let (folder, name) = parts(of: target)
    let temporary = "\(folder)/\(prefix)\(name)\(suffix)"
    do throws(FileFailure) {
      try writeThrough(bytes, to: temporary, like: target)
      guard rename(temporary, target) == 0 else { throw FileFailure.last("write", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try DurableFolder.sync(folder)
  }

  /// Whether a name is that of a file that a killed writer left behind.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  private static func writeThrough(
    _ bytes: [UInt8], to path: String, like target: String
  ) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure.last("write", path) }
    defer { close(descriptor) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    var position = 0
    while position < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + position }, bytes.count - position)
      }
      guard written >= 0 || errno == EINTR else { throw FileFailure.last("write", path) }
      position += max(written, 0)
    }
    guard fsync(descriptor) == 0 else { throw FileFailure.last("write", path) }
  }
}
