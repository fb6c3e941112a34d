import Execution
import POSIX
import Processes

/// A program that runs behind a wall.
///
/// However it goes, `end()` ends it with all that it started. It also ends with this process, even where that is
/// killed.
final class SandboxedProcess {
  /// Its input and output.
  let channel: Channel
  private let process: pid_t
  private var status: ProcessStatus?
  /// Milliseconds of processor time that it took; 0 as long as it runs.
  private var milliseconds = 0
  /// True if the system ended it, or a part of it, for lack of memory.
  private var hasNoMemory = false
  private let group: ControlGroup?
  /// Open as long as this process is there to hold it.
  private let lifeline: Int32

  private init(channel: Channel, process: pid_t, group: ControlGroup?, lifeline: Int32) {
    (self.channel, self.process, self.group, self.lifeline) = (channel, process, group, lifeline)
  }

  deinit {
    _ = end()
    close(lifeline)
  }

  /// Starts a program behind a wall.
  static func start(_ command: SandboxedCommand, in sandbox: any Sandbox) -> Result<SandboxedProcess, NotRun> {
    let files = command.files.compactMap { ScratchFile($0.bytes) }
    var ends: [Int32] = [-1, -1]
    guard files.count == command.files.count, let channel = Channel(), lifeline(&ends) else {
      return .failure(.toolFailed(command.program, errors: String(cString: strerror(errno))))
    }
    defer { close(ends[0]) }
    let group = ControlGroup.make(memory: command.limits.memory, processes: command.limits.processes)
    // No number under which a file is passed on may be that of one that is still to be passed on.
    let first = ([channel.input, channel.output, channel.errors] + files.map(\.descriptor) + ends).max() ?? 0
    let numbers = files.indices.map { first + 1 + Int32($0) }
    let launch = sandbox.launch(command, files: numbers)
    let words = ["-c", script, "sh", group?.processesFile ?? "", launch.program] + launch.arguments
    var spawn = Spawn("/bin/sh", words, environment: ["PATH": "/usr/bin:/bin"])
    spawn.hasOwnGroup = true
    let own = [
      (channel.input, STDIN_FILENO), (channel.output, STDOUT_FILENO), (channel.errors, STDERR_FILENO),
      (ends[0], STDERR_FILENO + 1),
    ]
    let streams = zip(files.map(\.descriptor), numbers) + own
    do throws(SpawnFailure) {
      let child = try spawn.start(streams: streams.map { (file: $0.0, stream: $0.1) })
      channel.giveAway()
      return .success(SandboxedProcess(channel: channel, process: child, group: group, lifeline: ends[1]))
    } catch {
      close(ends[1])
      return .failure(.toolFailed(launch.program, errors: String(cString: strerror(error.code))))
    }
  }

  /// Two ends of a pipe that nothing is written to.
  private static func lifeline(_ ends: inout [Int32]) -> Bool {
    #if canImport(Darwin)
      guard pipe(&ends) == 0 else { return false }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return true
    #else
      return pipe2(&ends, O_CLOEXEC) == 0
    #endif
  }

  /// Starts the wall and waits for it, or for the end of this process, whichever comes first.
  ///
  /// The wall ends with the thread that started it, and threads of this process come and go: the shell stays. A
  /// program in the background does not have a standard input of its own, so it gets the shell's under another number.
  private static let script = #"""
    [ -z "$1" ] || echo $$ >"$1"
    shift
    exec 4<&0
    "$@" <&4 3<&- 4<&- &
    program=$!
    { read -r nothing <&3; kill -9 "$program"; } 4<&- >/dev/null 2>&1 &
    guard=$!
    exec 0<&- 1>&- 2>&- 4<&-
    wait "$program"
    status=$?
    kill -9 "$guard" 2>/dev/null
    exit "$status"
    """#

  /// The state that a program left that was waited for.
  struct Ending {
    /// How it ended; nil where it was ended, since its time was over or its output too long.
    let status: ProcessStatus?
    /// The start of its output, as much as was asked for.
    let output: [UInt8]
    /// The start of its standard error.
    let errorBytes: [UInt8]
    /// True if it was ended because its time was over.
    let isLate: Bool
    /// True if it was ended because of the length of its output.
    let isTooLong: Bool
    /// Milliseconds of processor time that it took.
    let milliseconds: Int
    /// True if the system ended it for lack of memory.
    let hasNoMemory: Bool

    /// The start of its standard error as a text.
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// How a program ended.
    enum Verdict: Hashable {
      /// By itself, or by a signal that is its own fault, with the status that a shell gives.
      case exited(Int32)
      /// It reached a limit.
      case stopped(Limit)
      /// The system ended it, and not for what it did: another run may come to more.
      case killed
    }

    /// How it ended, where it had so many seconds of processor time.
    func verdict(seconds: Int) -> Verdict {
      if isTooLong { return .stopped(.output) }
      guard !isLate, case .exited(let status) = status else { return .stopped(.steps) }
      switch status - 128 {
      case SIGXCPU, SIGPROF: return .stopped(.steps)
      case SIGKILL:
        if hasNoMemory { return .stopped(.memory) }
        // One that does not end when its time is over is killed a second later.
        return milliseconds >= 1000 * seconds ? .stopped(.steps) : .killed
      default: return .exited(status)
      }
    }
  }

  /// Gives it an input, waits for its end and ends it where that does not come in time.
  func finish(input: [UInt8] = [], within limit: Duration, outputLimit: Int) -> Ending {
    let deadline = ContinuousClock.now + limit
    if !input.isEmpty { _ = channel.write(input, until: deadline) }
    channel.endInput()
    let (output, reading) = channel.rest(limit: outputLimit, until: deadline)
    let status = end(isDone: reading == .closed)
    return Ending(
      status: reading == .closed ? status : nil, output: output, errorBytes: channel.errorBytes,
      isLate: reading == .late, isTooLong: reading == .tooLong, milliseconds: milliseconds, hasNoMemory: hasNoMemory)
  }

  /// Ends it with all that it started, if it still runs.
  ///
  /// - Parameter isDone: Whether it has closed its output, and so is given some seconds to end by itself: on a busy
  ///   machine it may wait for its turn.
  func end(isDone: Bool = false) -> ProcessStatus? {
    if let status { return status }
    for _ in 0..<(isDone ? 5000 : 0) {
      if let (ended, time) = try? ProcessStatus.use(of: process, waits: false) {
        (status, milliseconds) = (ended, time)
        break
      }
      usleep(1000)
    }
    if status == nil {
      kill(-process, SIGKILL)
      if let (ended, time) = try? ProcessStatus.use(of: process, waits: true) { (status, milliseconds) = (ended, time) }
    }
    hasNoMemory = group?.hasNoMemory ?? false
    group?.remove()
    return status
  }

  /// The text on standard error so far.
  var errors: String { String(decoding: channel.errorBytes, as: UTF8.self) }

  /// True if an engine says that it ended for lack of memory, or the system ended it for that.
  var isOutOfMemory: Bool {
    if hasNoMemory || group?.hasNoMemory ?? false { return true }
    let signs = ["heap out of memory", "insufficient memory", "OutOfMemoryError", "allocation failed", "bad_alloc"]
    return signs.contains { errors.contains($0) }
  }
}
