/// Numbers, texts and bytes as the drivers in Java take them: four bytes of a length, then so many.
struct FrameWriter {
  /// All that was written.
  private(set) var bytes: [UInt8] = []

  /// Adds a number.
  mutating func add(_ number: Int) { bytes += (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

  /// Adds bytes.
  mutating func add(_ more: [UInt8]) {
    add(more.count)
    bytes += more
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(Array(text.utf8)) }
}

/// Reads what the drivers in Java write.
struct FrameReader {
  private let channel: Channel
  private let deadline: ContinuousClock.Instant
  private let limit: Int

  /// A reader that waits until a time, and takes no more bytes at once than a limit.
  init(_ channel: Channel, limit: Int, until deadline: ContinuousClock.Instant) {
    (self.channel, self.limit, self.deadline) = (channel, limit, deadline)
  }

  /// Why nothing could be read.
  struct Failure: Error {
    /// `closed`, `late` or `tooLong`.
    let reading: Channel.Reading
  }

  /// The next number.
  func number() throws(Failure) -> Int {
    try take(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The next bytes with their length before them.
  func bytes() throws(Failure) -> [UInt8] {
    let count = try number()
    guard count <= limit else { throw Failure(reading: .tooLong) }
    return try take(count)
  }

  /// The next text.
  func text() throws(Failure) -> String { String(decoding: try bytes(), as: UTF8.self) }

  private func take(_ count: Int) throws(Failure) -> [UInt8] {
    let reading = channel.bytes(count, until: deadline)
    guard case .bytes(let bytes) = reading else { throw Failure(reading: reading) }
    return bytes
  }
}
