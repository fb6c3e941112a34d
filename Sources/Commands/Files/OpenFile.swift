import POSIX

/// Reads and writes what is open already, to its end, however often a signal interrupts.
///
/// Foundation's `FileHandle` ends the process where a read or a write fails; these throw.
enum OpenFile {
  /// Everything from here to the end.
  ///
  /// - Parameters:
  ///   - size: How many bytes there are, where it is a file and not a pipe: a read that gives less than was asked for
  ///     then gives all, and most files take one.
  ///   - limit: The most bytes that are taken; with more, what never ends would fill the memory.
  /// - Throws: `SystemError` when a read fails, and `.endless` as soon as more bytes than the limit have come.
  static func readAll(
    _ descriptor: Int32, size: Int? = nil, atMost limit: Int = .max
  ) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var capacity = size.map { $0 + 1 } ?? 16 << 10
    while true {
      let chunk = try read(descriptor, atMost: capacity)
      if result.isEmpty { result = chunk } else { result += chunk }
      if result.count > limit { throw .endless(limit: limit) }
      if chunk.isEmpty || (size != nil && chunk.count < capacity) { return result }
      capacity = 1 << 20
    }
  }

  /// Writes all bytes, and waits where the other side is slow.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        POSIX.write(descriptor, buffer.baseAddress.map { $0 + position }, bytes.count - position)
      }
      if written < 0 { try recover(descriptor, from: .last) }
      position += max(written, 0)
    }
  }

  /// What one read gives: nothing at the end.
  static func read(_ descriptor: Int32, atMost capacity: Int) throws(SystemError) -> [UInt8] {
    while true {
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let got = POSIX.read(descriptor, buffer.baseAddress, capacity)
        if got < 0 { failure = .last }
        count = max(got, 0)
      }
      guard let failure else { return chunk }
      guard failure.code == EINTR else { throw failure }
    }
  }

  private static func recover(_ descriptor: Int32, from failure: SystemError) throws(SystemError) {
    switch failure.code {
    case EINTR: break
    case EAGAIN:
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    default: throw failure
    }
  }
}
