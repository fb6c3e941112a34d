internal import POSIX

/// A program that may not outlive this process, nor write more than it should: one that talks to a server.
///
/// A shell stands between the two. It sets the limit for each file, which the system keeps to the byte, and waits at a
/// pipe of which this process has the other end: however this one ends, be it killed, the pipe ends, too, and the shell
/// ends the program and takes its folder away.
///
///     var curl = GuardedProgram("curl", ["--config", "-"], folder: temporary)
///     curl.limits = WrittenLimits(file: 1 << 20, total: 16 << 20)
///     try curl.run().isOverLimit
struct GuardedProgram {
  private let program: String
  private let arguments: [String]
  private let folder: TemporaryFolder
  /// What the program reads as its standard input.
  var input = ""
  /// How much it may write into its folder; nil for one that writes nothing there.
  var limits: WrittenLimits?

  /// A program with its arguments, and the folder that goes with it.
  init(_ program: String, _ arguments: [String], folder: TemporaryFolder) {
    (self.program, self.arguments, self.folder) = (program, arguments, folder)
  }

  /// How a guarded program ended.
  struct Ending {
    /// How it ended, and what it wrote to its streams.
    let process: ChildProcess.Ending
    /// Whether it was ended because all its files together had more bytes than they may.
    let isOverLimit: Bool
    /// Whether there is no such program.
    var isMissingProgram: Bool { process.status == .exited(127) }
  }

  /// Runs the program and waits for its end.
  ///
  /// - Throws: `ChildProcess.Failure` when it cannot be run; how it ends is no failure here.
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

  /// What the shell does.
  ///
  /// A program in the background has no standard input of its own, so it gets that of the shell under another number. A
  /// write past the limit fails for one file, and the others go on. Whoever is taking the folder away is not stopped.
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

/// How many bytes a program may write.
struct WrittenLimits {
  /// The most bytes of one file.
  let file: Int
  /// The most bytes of all files together.
  let total: Int
}

/// A pipe that nobody writes to: whoever reads from it waits until this process lets go of it or ends.
final class Lifeline {
  /// The end to read from.
  let reader: Int32
  private var writer: Int32

  /// A pipe whose ends no other program gets unless it is given them.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    end()
    close(reader)
  }

  /// Lets go of it.
  func end() {
    if writer >= 0 { close(writer) }
    writer = -1
  }
}
