import POSIX

/// A file without a name, from which another program reads bytes.
final class ScratchFile {
  private let file: UnsafeMutablePointer<FILE>

  /// A file with bytes; nil where the system has no room for it.
  init?(_ bytes: [UInt8]) {
    guard let file = tmpfile() else { return nil }
    self.file = file
    // Only the program that it is for gets it, under another number.
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { return nil }
    guard lseek(fileno(file), 0, SEEK_SET) == 0 else { return nil }
  }

  deinit { fclose(file) }

  /// For the other program to read from.
  var descriptor: Int32 { fileno(file) }
}
