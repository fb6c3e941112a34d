import POSIX
import Synchronization

/// What one thread hands to another, in order; a pipe has a byte for each, so that it can be waited for together with
/// other input.
final class Mailbox<Element: Sendable>: Sendable {
  private let waiting = Mutex<[Element]>([])
  private let writeEnd: Int32
  /// Readable while something is waiting.
  let descriptor: Int32

  /// An empty mailbox.
  ///
  /// - Throws: `SystemError` where the system has no more pipes.
  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    (descriptor, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Hands something over.
  func send(_ element: Element) {
    waiting.withLock { $0.append(element) }
    try? OpenFile.writeAll([0], to: writeEnd)
  }

  /// The next one; waits until there is one.
  func next() -> Element {
    while true { if let element = next(atMost: -1) { return element } }
  }

  /// The next one; nil where there is none for some time.
  ///
  /// - Parameter milliseconds: How long it waits at most; below 0 without end.
  func next(atMost milliseconds: Int32) -> Element? {
    guard Input.wait(for: [descriptor], atMost: milliseconds)[0] else { return nil }
    _ = try? OpenFile.read(descriptor, atMost: 1)
    return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
