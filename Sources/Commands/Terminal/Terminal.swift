internal import Foundation

/// The terminal or the pipe that the command writes to.
enum Terminal {
  /// Writes text to standard output.
  static func write(_ text: String) { write(bytes: Array(text.utf8)) }

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
  static func tryToWrite(_ text: String) throws(SystemError) { try tryToWrite(bytes: Array(text.utf8)) }

  private static func tryToWrite(bytes: [UInt8]) throws(SystemError) {
    try OpenFile.writeAll(bytes, to: STDOUT_FILENO)
  }

  /// Writes text to standard error; if nobody can read it, there is nobody to tell.
  static func writeError(_ text: String) { try? OpenFile.writeAll(Array(text.utf8), to: STDERR_FILENO) }

  /// Whether a person watches standard error.
  static var isErrorInteractive: Bool { isatty(STDERR_FILENO) == 1 }

  /// All of standard input.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  static func readAllInput() throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try OpenFile.readAll(STDIN_FILENO)
    } catch {
      throw CommandFailure(
        "cannot read standard input: \(error.reason)", help: "give it a file: `< FILE`")
    }
  }
}
