import POSIX

/// Waits for files to change.
///
///     var watch = FileWatch { ["/home/ada/hello.py"] }
///     // … read the file …
///     watch.wait()    // returns once it was saved, if only while it was read
struct FileWatch {
  private let paths: () -> [String]
  private var stamps: [String: Stamp] = [:]
  private let events = FolderEvents()

  /// How long nothing has to happen before a change counts as over, in milliseconds: editors empty a file before they
  /// write it, or put another in its place.
  private static let calm: Int32 = 10
  /// The most milliseconds that are waited for the end of a change.
  private static let longestChange = 10 * calm

  /// Watches the files at the absolute paths that it is given whenever it asks, as they are now; there may be none.
  init(_ paths: @escaping () -> [String]) {
    self.paths = paths
    stamps = look()
  }

  /// Waits until a file was changed, made or taken away since the last time, and until that is over.
  ///
  /// - Parameter milliseconds: The longest time to wait; nil for ever.
  /// - Returns: Whether something changed.
  @discardableResult
  mutating func wait(atMost milliseconds: Int32? = nil) -> Bool {
    var rest = milliseconds
    while true {
      let found = look()
      if found != stamps {
        stamps = settled(found)
        return true
      }
      if let left = rest, left <= 0 { return false }
      let step = min(events.longestWait, rest ?? .max)
      events.wait(atMost: step)
      rest = rest.map { $0 - step }
    }
  }

  /// Turns true when anything happens in the files' folders from now on, for other threads to ask while this is kept.
  ///
  /// It stays true until the next wait, and is never true where the system tells nothing.
  func sinceNow() -> @Sendable () -> Bool {
    events.wait(atMost: 0)
    return events.haveCome
  }

  /// What is there once nothing changes any more.
  private func settled(_ found: [String: Stamp]) -> [String: Stamp] {
    var last = found
    for _ in 0..<Self.longestChange / Self.calm {
      usleep(UInt32(Self.calm) * 1_000)
      let next = look()
      if next == last { break }
      last = next
    }
    return last
  }

  private func look() -> [String: Stamp] {
    let paths = paths()
    events.add(Set(paths.map(FilePath.folder)))
    return Dictionary(paths.map { ($0, Stamp(of: $0)) }) { first, _ in first }
  }

  /// What differs in a file after each change.
  private struct Stamp: Equatable {
    private var size: Int64 = -1
    private var inode: UInt64 = 0
    private var device: UInt64 = 0
    private var seconds = 0
    private var nanoseconds = 0
    /// When its bytes, its name or its permissions were changed.
    private var change = [0, 0]

    init(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      size = Int64(status.st_size)
      inode = UInt64(status.st_ino)
      seconds = status.modificationTime.tv_sec
      nanoseconds = status.modificationTime.tv_nsec
      device = UInt64(truncatingIfNeeded: status.st_dev)
      change = [status.changeTime.tv_sec, status.changeTime.tv_nsec]
    }
  }
}

extension CurriculumFolder {
  /// The absolute paths of all files of the curriculum; of its header alone where they cannot be listed.
  var watchedPaths: [String] {
    ((try? paths) ?? ["curriculum.yaml"]).map { "\(root)/\($0)" }
  }
}
