import Authoring
import POSIX

/// Reads whole files.
enum FileReading {
  /// The bytes of a file that a person named on the command line; a pipe that a shell made is read, too.
  ///
  /// - Throws: `CommandFailure` when it cannot be read, or has more bytes than the limit.
  static func bytesOrFail(of path: String, atMost limit: Int = InputFile.mostBytes) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) { return try named(path, atMost: limit) } catch {
      throw CommandFailure(UnreadableFile(path: path, reason: error.reason, refusal: error.refusal))
    }
  }

  /// The same, for those who want to know which error there was.
  static func named(_ path: String, atMost limit: Int = InputFile.mostBytes) throws(SystemError) -> [UInt8] {
    try InputFile(path, allowsStreams: true).bytes(atMost: limit)
  }

  /// The bytes of a file, and of nothing else, for those who want to know which error there was.
  static func contents(of path: String, atMost limit: Int = InputFile.mostBytes) throws(SystemError) -> [UInt8] {
    try InputFile(path).bytes(atMost: limit)
  }
}
