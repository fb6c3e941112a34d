import POSIX

/// The three streams with which a process begins.
enum StandardStreams {
  /// Occupies those that are closed, so that no file which is opened later gets their number and is taken for them.
  ///
  /// What takes their place cannot be used either: to read or to write it fails, as it does where a stream is closed.
  static func keepOpen() {
    let wrongWays = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    for (descriptor, mode) in wrongWays where fcntl(descriptor, F_GETFD) == -1 { _ = open("/dev/null", mode) }
  }
}
