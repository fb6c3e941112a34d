import POSIX
import Synchronization

/// A file without a name for content that is made and not written yet.
///
/// It holds bytes that memory need not, and goes with the process.
final class ContentSpool: Sendable {
  private let descriptor: Int32
  private let end = Mutex(off_t(0))

  /// An empty spool in the folder for temporary files.
  ///
  /// - Throws: `FileFailure` when no file can be made there.
  init() throws(FileFailure) {
    let folder = TemporaryFolder.parent
    var name = Array("\(folder)/hornbook-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw FileFailure("make a temporary file in", folder, .last) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Keeps bytes; what is given back reads them again.
  ///
  /// - Throws: `FileFailure` when the disk is full.
  func keep(_ bytes: [UInt8]) throws -> @Sendable () throws -> [UInt8] {
    let start = end.withLock { end in
      defer { end += off_t(bytes.count) }
      return end
    }
    try move(bytes.count) { done in
      bytes[done...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, start + off_t(done)) }
    }
    return { [self, count = bytes.count] in try read(count, at: start) }
  }

  private func read(_ count: Int, at start: off_t) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try move(count) { done in
      bytes[done...].withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, start + off_t(done)) }
    }
    return bytes
  }

  /// Calls a function of the system until so many bytes were moved; each call says how many it did.
  private func move(_ count: Int, _ step: (_ done: Int) -> Int) throws {
    var done = 0
    while done < count {
      let moved = step(done)
      if moved < 0, errno == EINTR { continue }
      guard moved > 0 else {
        throw FileFailure("write a temporary file in", TemporaryFolder.parent, .last)
      }
      done += moved
    }
  }
}
