import POSIX

/// A program that was started and not waited for.
struct RunningChild {
  private let process: pid_t
  private var status: ChildProcess.Status?

  /// The child process with a number.
  init(_ process: pid_t) { self.process = process }

  /// How it ended; nil while it runs.
  mutating func ending() throws(SystemError) -> ChildProcess.Status? {
    if status == nil { status = try ChildProcess.ending(of: process) }
    return status
  }

  /// Ends it, and waits until it is gone; one that has ended already is left alone, since its number may be another's.
  mutating func stop() throws(SystemError) {
    guard try ending() == nil else { return }
    kill(process, SIGTERM)
    for _ in 0..<20 {
      guard try ending() == nil else { return }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    status = try ChildProcess.wait(for: process)
  }
}
