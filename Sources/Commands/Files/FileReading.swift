internal import Authoring
internal import Foundation

/// Reads whole files.
enum FileReading {
  /// The bytes of a file, read at once.
  ///
  /// - Throws: `UnreadableFile` with the system's reason.
  static func bytes(of path: String, shownAs shown: String? = nil) throws(UnreadableFile) -> [UInt8] {
    do throws(SystemError) {
      return try contents(of: path)
    } catch {
      throw UnreadableFile(path: shown ?? path, reason: error.reason)
    }
  }

  /// The bytes of a file, for those who want to know which error there was.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
    return try OpenFile.readAll(descriptor, expecting: Int(status.st_size))
  }
}
