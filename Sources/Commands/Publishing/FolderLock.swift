import POSIX

/// Keeps other publishers out of a folder for as long as the value lives.
///
/// The lock is on the folder itself, so that nothing is left behind; the system lifts it when the process ends, however
/// it ends.
final class FolderLock {
  private let descriptor: Int32

  /// Locks a folder; calls `onWait` once if another process has it, then waits.
  init(_ path: String, onWait: () -> Void) throws(FileFailure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure.last("open", path) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    guard errno == EWOULDBLOCK else { throw FileFailure.last("lock", path) }
    onWait()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileFailure.last("lock", path) }
    }
  }

  deinit { close(descriptor) }
}
