import POSIX

/// A program that may not outlive this process, nor write more than it should: one that talks to a server.
///
/// A shell runs between the two. It sets the limit for each file, which the system enforces to the byte, and reads from
/// a pipe whose other end this process holds: however this process ends, even when it is killed, the pipe closes, and
/// the shell ends the program and deletes its folder.
///
///     var curl = GuardedProgram("curl", ["--config", "-"], folder: temporary)
///     curl.limits = WrittenLimits(file: 1 << 20, total: 16 << 20)
///     let ending = try curl.run()
///     ending.process.status == .exited(0)  // it came to its end by itself
///     ending.isOverLimit  // true where it was ended, since its files had more than 16 MiB together
struct GuardedProgram {
  private let program: String
  private let arguments: [String]
  private let folder: TemporaryFolder
  /// The bytes of standard input, such as the settings that `curl --config -` reads.
  var input = ""
  /// The limits for the files in its folder; nil for a program that does not write any.
  var limits: WrittenLimits?

  /// A program with its arguments, and the folder that goes with it.
  init(_ program: String, _ arguments: [String], folder: TemporaryFolder) {
    (self.program, self.arguments, self.folder) = (program, arguments, folder)
  }

  /// The result of a guarded program.
  struct Ending {
    /// The exit status or signal, and the output on both streams.
    let process: ChildProcess.Ending
    /// True where this process ended the program because its files together exceeded `limits.total`.
    let isOverLimit: Bool
    /// The shell reports an unknown program with exit status 127.
    var isMissingProgram: Bool { process.status == .exited(127) }
  }

  /// Runs the program and waits for its end.
  ///
  /// - Throws: `ChildProcess.Failure` when it cannot be run; a failing exit status does not throw.
  func run() throws(ChildProcess.Failure) -> Ending {
    let lifeline = try ChildProcess.Failure.telling(.starting) { () throws(SystemError) in try Lifeline() }
    var shell = ChildProcess("/bin/sh", ["-c", Self.script, "sh", blocks, folder.path, program] + arguments)
    shell.input = input
    shell.lifeline = lifeline
    var isOverLimit = false
    let ending = try shell.run { () throws(SystemError) in
      guard !isOverLimit, let limits, folder.folder.isLarger(than: limits.total) else { return }
      isOverLimit = true
      lifeline.end()
    }
    return Ending(process: ending, isOverLimit: isOverLimit)
  }

  /// The limit for one file as `ulimit` takes it, in blocks of 512 bytes: one more than may be there, so that a file
  /// that is too large is seen to be.
  private var blocks: String { limits.map { "\($0.file / 512 + 1)" } ?? "" }

  /// Sets the limit, starts the program and waits for it or for the end of this process.
  ///
  /// A program in the background does not have a standard input of its own, so it gets that of the shell under another
  /// number. A write past the limit fails for one file, and the others continue. Deleting the folder is never
  /// interrupted.
  private static let script = #"""
    [ -z "$1" ] || ulimit -f "$1" 2>/dev/null
    folder=$2
    shift 2
    trap '' XFSZ
    exec 4<&0
    "$@" <&4 3<&- 4<&- &
    program=$!
    { read -r nothing <&3; trap '' TERM; kill -9 "$program"; rm -rf "$folder"; } 2>/dev/null 4<&- &
    guard=$!
    wait "$program"
    status=$?
    kill "$guard" 2>/dev/null
    exit "$status"
    """#
}

/// Limits for a program's output files, in bytes.
struct WrittenLimits {
  /// The most bytes of one file.
  let file: Int
  /// The most bytes of all files together.
  let total: Int
}

/// A pipe that is never written to: a reader waits until this process closes it or ends.
final class Lifeline {
  /// The end to read from.
  let reader: Int32
  private var writer: Int32

  /// A pipe whose ends no other program gets unless it is given them.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      // What is started there gets only what it is given.
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      // In one step: a program that another thread starts between two would keep the pipe open.
      guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
    #endif
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    end()
    close(reader)
  }

  /// Closes the writing end, so that readers see the end of the pipe.
  func end() {
    if writer >= 0 { close(writer) }
    writer = -1
  }
}
