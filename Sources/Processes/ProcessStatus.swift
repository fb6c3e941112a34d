package import POSIX

/// How a program ended.
package enum ProcessStatus: Hashable, Sendable {
  /// By itself, with a status of its own; 0 means success.
  case exited(Int32)
  /// By a signal.
  case killed(signal: Int32)

  /// The status of `wait(2)`: the lowest seven bits are the signal, or 0 for a program that ended by itself.
  private init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }

  /// Waits for the end of a child process.
  package static func wait(for child: pid_t) throws(SpawnFailure) -> ProcessStatus {
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child { guard errno == EINTR else { throw SpawnFailure(code: errno) } }
    return ProcessStatus(waited: status)
  }

  /// How a child process ended, with the milliseconds of processor time that it and all for which it waited took; nil
  /// while it runs.
  ///
  /// - Parameter waits: True to wait for its end.
  package static func use(
    of child: pid_t, waits: Bool
  ) throws(SpawnFailure) -> (status: ProcessStatus, milliseconds: Int)? {
    var (status, usage): (Int32, rusage) = (0, rusage())
    while true {
      let found = wait4(child, &status, waits ? 0 : WNOHANG, &usage)
      if found == 0 { return nil }
      if found == child { break }
      guard errno == EINTR else { throw SpawnFailure(code: errno) }
    }
    let milliseconds = [usage.ru_utime, usage.ru_stime].map { Int($0.tv_sec) * 1000 + Int($0.tv_usec) / 1000 }
    return (ProcessStatus(waited: status), milliseconds.reduce(0, +))
  }

  /// How a child process ended; nil while it runs.
  package static func ending(of child: pid_t) throws(SpawnFailure) -> ProcessStatus? {
    var status: Int32 = 0
    let found = waitpid(child, &status, WNOHANG)
    if found < 0 { throw SpawnFailure(code: errno) }
    return found == child ? ProcessStatus(waited: status) : nil
  }
}
