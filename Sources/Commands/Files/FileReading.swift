internal import Authoring
internal import Foundation

/// Reads whole files.
enum FileReading {
  /// The bytes of a file, read at once.
  ///
  /// - Throws: `UnreadableFile` with the system's reason.
  static func bytes(
    of path: String, shownAs shown: @autoclosure () -> String? = nil, isFile: Bool = false
  ) throws(UnreadableFile) -> [UInt8] {
    do throws(SystemError) {
      return try contents(of: path, isFile: isFile)
    } catch {
      throw UnreadableFile(path: shown() ?? path, reason: error.reason)
    }
  }

  /// The bytes of a file, for those who want to know which error there was.
  static func contents(of path: String, isFile: Bool = false) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try OpenFile.readAll(descriptor, isFile: isFile)
  }

  /// The size of a file and, where it has at most so many, its bytes.
  static func measure(_ path: String, readingAtMost most: Int) throws(SystemError) -> MeasuredFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let size = Int(status.st_size)
    guard size <= most else { return MeasuredFile(size: size, bytes: nil) }
    var bytes: [UInt8] = []
    while bytes.count < size {
      let chunk = try OpenFile.read(descriptor, atMost: size - bytes.count)
      guard !chunk.isEmpty else { break }
      bytes += chunk
    }
    return MeasuredFile(size: size, bytes: bytes)
  }
}
