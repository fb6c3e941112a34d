import POSIX
import Support
import Synchronization

/// Standard output that goes into a pipe or a file: lines are collected, since each write takes time, but for at most
/// ten milliseconds.
final class PipedOutput: Sendable {
  /// The bytes that are collected before a write, 16 KiB.
  private static let fullSize = 1 << 14
  /// The interval between writes of an incomplete buffer, in microseconds.
  private static let patience: UInt32 = 10_000

  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var bytes: [UInt8] = []
    /// True once the flushing thread runs, false where it could not be started; nil before the first write.
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

  /// Never returns; the thread ends with the process.
  private func writeFromTimeToTime() {
    while true {
      usleep(Self.patience)
      flush()
    }
  }
}
