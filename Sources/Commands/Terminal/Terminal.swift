internal import Diagnostics
internal import Foundation

/// The terminal or the pipe that the command writes to.
enum Terminal {
  /// Writes text to standard output.
  static func write(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes bytes to standard output.
  static func write(bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Writes text to standard error.
  static func writeError(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  /// Whether a person watches standard error.
  static var isErrorInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// All of standard input.
  static func readAllInput() -> [UInt8] { Array(FileHandle.standardInput.readDataToEndOfFile()) }

  /// A reader that went away (`| head`) ends the command quietly, as other tools do.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR && errno != EAGAIN {
          exit(errno == EPIPE ? 0 : 2)
        }
      }
    }
  }
}
