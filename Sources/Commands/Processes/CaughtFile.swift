import POSIX

/// A file without a name for what another program reads or writes: unlike a pipe it never fills up, so neither side
/// waits.
final class CaughtFile {
  private let file: UnsafeMutablePointer<FILE>

  /// A file with a text to read; with an empty one, a file to write to.
  init(_ text: String) throws(SystemError) {
    guard let file = tmpfile() else { throw .last }
    self.file = file
    // Only the program that it is for gets it, under another number.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard !text.isEmpty else { return }
    try OpenFile.writeAll(Array(text.utf8), to: descriptor)
    try rewind()
  }

  deinit { fclose(file) }

  /// For the other program to read from or to write to.
  var descriptor: Int32 { fileno(file) }

  /// What the other program wrote.
  var bytes: [UInt8] {
    get throws(SystemError) {
      try rewind()
      return try OpenFile.readAll(descriptor)
    }
  }

  private func rewind() throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
  }
}
