internal import POSIX
internal import Support
internal import Synchronization

/// Standard output that goes into a pipe or a file: lines are gathered, as each write takes time, but none for longer
/// than a person would notice.
final class PipedOutput: Sendable {
  /// So many bytes are written at once.
  private static let fullSize = 1 << 14
  /// The microseconds after which what is there is written.
  private static let patience: UInt32 = 10_000

  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var bytes: [UInt8] = []
    /// Whether a thread writes from time to time what waits; nil as long as nobody has started it.
    var hasThread: Bool?
  }

  /// Takes text that is to be written soon.
  func write(_ text: String) {
    waiting.withLock { waiting in
      waiting.bytes.append(contentsOf: text.utf8)
      let hasThread = waiting.hasThread ?? startThread { self.writeFromTimeToTime() }
      waiting.hasThread = hasThread
      if !hasThread || waiting.bytes.count >= Self.fullSize { Self.write(&waiting) }
    }
  }

  /// Writes at once what waits.
  func flush() { waiting.withLock { Self.write(&$0) } }

  private static func write(_ waiting: inout Waiting) {
    guard !waiting.bytes.isEmpty else { return }
    Terminal.write(bytes: waiting.bytes)
    waiting.bytes.removeAll(keepingCapacity: true)
  }

  /// As long as the command runs.
  private func writeFromTimeToTime() {
    while true {
      usleep(Self.patience)
      flush()
    }
  }
}
