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

  /// How a child process ended; nil while it runs.
  package static func ending(of child: pid_t) throws(SpawnFailure) -> ProcessStatus? {
    var status: Int32 = 0
    let found = waitpid(child, &status, WNOHANG)
    if found < 0 { throw SpawnFailure(code: errno) }
    return found == child ? ProcessStatus(waited: status) : nil
  }
}
