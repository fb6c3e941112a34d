internal import Foundation

/// A file without a name for what another program reads or writes: unlike a pipe it never fills up, so neither side
/// waits.
final class CaughtFile {
  private let file: UnsafeMutablePointer<FILE>

  /// A file with a text to read; an empty one to write to.
  init(_ text: String = "") throws(SystemError) {
    guard let file = tmpfile() else { throw .last }
    self.file = file
    guard !text.isEmpty else { return }
    try OpenFile.writeAll(Array(text.utf8), to: fileno(file))
    try rewind()
  }

  deinit { fclose(file) }

  /// For the other program to read from or to write to.
  var handle: FileHandle { FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false) }

  /// What the other program wrote.
  var bytes: [UInt8] {
    get throws(SystemError) {
      try rewind()
      return try OpenFile.readAll(fileno(file))
    }
  }

  private func rewind() throws(SystemError) {
    guard lseek(fileno(file), 0, SEEK_SET) == 0 else { throw .last }
  }
}
