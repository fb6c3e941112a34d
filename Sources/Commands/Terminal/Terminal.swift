import Diagnostics
import POSIX

/// The terminal or the pipe that the command writes to.
enum Terminal {
  /// Writes text to standard output.
  static func write(_ text: ShownText) { write(bytes: Array(text.description.utf8)) }

  /// Writes content that another program may read to standard output: as it is, and made visible on a terminal.
  ///
  /// - Parameter bytes: The content's bytes, where they are not those of the text.
  static func write(content: String, bytes: [UInt8]? = nil) {
    if isatty(STDOUT_FILENO) == 1 {
      write(ShownText(lines: content))
    } else {
      write(bytes: bytes ?? Array(content.utf8))
    }
  }

  /// Writes bytes to standard output; where that cannot be done the command ends with 2,
  /// quietly if the reader went away.
  static func write(bytes: [UInt8]) {
    do throws(SystemError) {
      try tryToWrite(bytes: bytes)
    } catch {
      if error.code != EPIPE { writeError("hornbook: cannot write standard output: \(error.reason)\n") }
      exit(2)
    }
  }

  /// Writes text to standard output, for commands that have more to say where that cannot be done.
  static func tryToWrite(_ text: ShownText) throws(SystemError) {
    try tryToWrite(bytes: Array(text.description.utf8))
  }

  private static func tryToWrite(bytes: [UInt8]) throws(SystemError) {
    try OpenFile.writeAll(bytes, to: STDOUT_FILENO)
  }

  /// Writes text to standard error; if nobody can read it, there is nobody to tell.
  static func writeError(_ text: ShownText) { writeError(bytes: Array(text.description.utf8)) }

  /// Writes bytes to standard error.
  static func writeError(bytes: [UInt8]) { try? OpenFile.writeAll(bytes, to: STDERR_FILENO) }

  /// Whether a person watches standard error.
  static var isErrorInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// All of standard input.
  ///
  /// - Throws: `CommandFailure` when it cannot be read, or has more bytes than the limit.
  static func readAllInput(atMost limit: Int) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      var status = stat()
      if fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > limit {
        throw .tooLarge(Int(status.st_size), limit: limit)
      }
      return try OpenFile.readAll(STDIN_FILENO, atMost: limit)
    } catch {
      throw CommandFailure(
        "cannot read standard input: \(error.reason)",
        help: error.refusal == nil ? "give it a file: `< FILE`" : "give it a smaller file")
    }
  }
}
