internal import POSIX

/// A program that was started and not waited for.
struct RunningProcess {
  private let process: pid_t
  private var status: ChildProcess.Status?

  /// The child process with a number.
  init(_ process: pid_t) { self.process = process }

  /// How it ended; nil while it runs.
  mutating func ending() -> ChildProcess.Status? {
    if status == nil { collect(WNOHANG) }
    return status
  }

  /// Ends it, with patience for what it has to put in order, and waits until it is gone.
  mutating func stop() {
    kill(process, SIGTERM)
    for _ in 0..<20 where ending() == nil { usleep(10_000) }
    guard status == nil else { return }
    kill(process, SIGKILL)
    collect(0)
  }

  private mutating func collect(_ options: Int32) {
    var waited: Int32 = 0
    let found = waitpid(process, &waited, options)
    if found == process { status = ChildProcess.Status(waited: waited) }
    // Somebody else took the news of its end, so that there is none.
    if found < 0, errno == ECHILD { status = .exited(0) }
  }
}
