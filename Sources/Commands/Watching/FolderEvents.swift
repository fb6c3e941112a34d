import POSIX

/// What the system tells of changes in folders, where it does: on Linux, by inotify.
///
/// Elsewhere, and where the system has no room for more, waiting takes its time and says nothing; whoever waits looks
/// at the files anyway.
final class FolderEvents {
  /// How long to wait for events before looking at the files all the same, in milliseconds: some file systems, such as
  /// shared folders, tell nothing.
  let longestWait: Int32
  private let descriptor: Int32
  private var folders: Set<String> = []

  /// Events of no folder yet.
  init() {
    #if canImport(Darwin)
      descriptor = -1
    #else
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
    longestWait = descriptor < 0 ? 200 : 2_000
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds folders, by their absolute paths; those that are known already cost nothing.
  func add(_ paths: Set<String>) {
    #if !canImport(Darwin)
      guard descriptor >= 0 else { return }
      let kinds =
        IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      for path in paths where folders.insert(path).inserted {
        if inotify_add_watch(descriptor, path, UInt32(kinds)) < 0 { folders.remove(path) }
      }
    #endif
  }

  /// True once something has happened that no wait has taken yet, for other threads to ask; never where the system
  /// tells nothing.
  var haveCome: @Sendable () -> Bool {
    { [descriptor] in
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return descriptor >= 0 && poll(&request, 1, 0) > 0
    }
  }

  /// Waits until something happened, or so many milliseconds are over.
  func wait(atMost milliseconds: Int32) {
    guard descriptor >= 0 else {
      usleep(UInt32(milliseconds) * 1_000)
      return
    }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    // The system takes a folder that went away and came back for a new one; to add one twice does no harm.
    folders = []
  }
}
