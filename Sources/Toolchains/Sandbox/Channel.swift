import POSIX

/// The streams between this process and one behind a wall.
///
/// They are a socket to its input, and pipes from its output and its errors. Nothing here ever waits longer than it is
/// told, whatever the other side does.
final class Channel {
  /// The ends of the other side, which are closed here when it has them.
  private(set) var input: Int32 = -1
  private(set) var output: Int32 = -1
  private(set) var errors: Int32 = -1
  private var writer: Int32 = -1
  private var reader: Int32 = -1
  private var errorReader: Int32 = -1
  /// The bytes that came and were not asked for yet.
  private var pending: [UInt8] = []
  /// The first bytes of what was written to standard error.
  private(set) var errorBytes: [UInt8] = []

  private static let mostErrors = 512 << 10

  /// New streams; nil where the system has no more of them.
  init?() {
    var (sockets, out, err): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets) == 0, pipe(&out) == 0, pipe(&err) == 0 else { return nil }
      for end in sockets + out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      var isSilent: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &isSilent, socklen_t(MemoryLayout<Int32>.size))
    #else
      // In one step: a program that another thread starts between two would keep them open.
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &sockets) == 0, pipe2(&out, O_CLOEXEC) == 0, pipe2(&err, O_CLOEXEC) == 0
      else { return nil }
    #endif
    (writer, input, reader, output, errorReader, errors) = (sockets[0], sockets[1], out[0], out[1], err[0], err[1])
  }

  deinit { for end in [writer, reader, errorReader, input, output, errors] where end >= 0 { close(end) } }

  /// Closes the ends of the other side, so that its end is seen.
  func giveAway() {
    for end in [input, output, errors] { close(end) }
    (input, output, errors) = (-1, -1, -1)
  }

  /// Says that no more input comes.
  func endInput() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Writes bytes to the other side's input; false where it has not taken them in time.
  func write(_ bytes: [UInt8], until deadline: ContinuousClock.Instant) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(writer, $0.baseAddress, $0.count, Self.flags) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        guard errno == EAGAIN || errno == EINTR, wait(until: deadline, forRoom: true) else { return false }
      }
    }
    return true
  }

  #if canImport(Darwin)
    private static let flags = MSG_DONTWAIT
  #else
    private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
  #endif

  /// The result of reading.
  enum Reading: Equatable {
    /// The bytes that were asked for.
    case bytes([UInt8])
    /// The other side closed its output before.
    case closed
    /// It did not come in time.
    case late
    /// It is longer than it may be.
    case tooLong
  }

  /// The next line without its end.
  func line(limit: Int, until deadline: ContinuousClock.Instant) -> Reading {
    var seen = 0
    while true {
      if let end = pending[seen...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return .bytes(Array(pending[..<end]))
      }
      seen = pending.count
      if seen > limit { return .tooLong }
      if let failure = fill(until: deadline) { return failure }
    }
  }

  /// So many of the next bytes.
  func bytes(_ count: Int, until deadline: ContinuousClock.Instant) -> Reading {
    while pending.count < count { if let failure = fill(until: deadline) { return failure } }
    defer { pending.removeFirst(count) }
    return .bytes(Array(pending[..<count]))
  }

  /// All that comes until the other side ends; of what is more than the limit nothing is kept.
  ///
  /// - Returns: The bytes, and `closed`, or why reading ended before.
  func rest(limit: Int, until deadline: ContinuousClock.Instant) -> ([UInt8], Reading) {
    while true {
      if pending.count > limit { return (Array(pending[..<limit]), .tooLong) }
      if let failure = fill(until: deadline) { return (pending, failure) }
    }
  }

  /// Reads some more of both streams; nil when there is more to read.
  private func fill(until deadline: ContinuousClock.Instant) -> Reading? {
    guard reader >= 0 || errorReader >= 0 else { return .closed }
    guard wait(until: deadline, forRoom: false) else { return .late }
    return nil
  }

  /// Waits until there is something to read, which it takes, or room to write to; false where neither came in time.
  private func wait(until deadline: ContinuousClock.Instant, forRoom: Bool) -> Bool {
    let left = (deadline - ContinuousClock.now).components
    let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
    guard milliseconds > 0 else { return false }
    var ends = [
      pollfd(fd: reader, events: Int16(POLLIN), revents: 0), pollfd(fd: errorReader, events: Int16(POLLIN), revents: 0),
      pollfd(fd: forRoom ? writer : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&ends, nfds_t(ends.count), Int32(min(milliseconds, 60_000))) >= 0 else { return errno == EINTR }
    if ends[0].revents != 0 {
      if let more = Self.read(reader) { pending += more } else { reader = Self.closed(reader) }
    }
    if ends[1].revents != 0 {
      if let more = Self.read(errorReader) {
        errorBytes += more.prefix(Self.mostErrors - errorBytes.count)
      } else {
        errorReader = Self.closed(errorReader)
      }
    }
    return true
  }

  /// Some bytes; nil at the end.
  private static func read(_ file: Int32) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      count = 0
      while true {
        let found = POSIX.read(file, buffer.baseAddress, buffer.count)
        if found >= 0 { count = found } else if errno == EINTR { continue }
        return
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func closed(_ file: Int32) -> Int32 {
    close(file)
    return -1
  }
}
