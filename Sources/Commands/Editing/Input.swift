import POSIX

/// Waits for what can be read.
enum Input {
  /// Which of some descriptors can be read, or have ended.
  ///
  /// - Parameter milliseconds: How long it waits for one at most; below 0 without end.
  static func wait(for descriptors: [Int32], atMost milliseconds: Int32 = -1) -> [Bool] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&waiting, nfds_t(waiting.count), milliseconds) < 0, errno == EINTR {}
    return waiting.map { $0.revents != 0 }
  }
}
