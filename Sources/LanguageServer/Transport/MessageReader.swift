public import JSON

/// Takes apart the messages of the Language Server Protocol's base protocol, which come one behind the other.
///
/// Each has a header with the number of its bytes.
///
///     var reader = MessageReader()
///     reader.take(Array("Content-Length: 4\r\n\r\nnull".utf8)[...]) == [.message(.null)]
///
/// What cannot be read is reported and passed over, and the next header is looked for. No more than the longest message
/// is ever kept.
public struct MessageReader: Sendable {
  /// What has come.
  public enum Incoming: Sendable, Hashable {
    /// A whole message.
    case message(JSONValue)
    /// Something that is not a message, and why.
    case malformed(String)
  }

  /// The bytes that were not taken apart yet.
  private var bytes: [UInt8] = []
  /// How many bytes are still to be passed over.
  private var toSkip = 0

  /// The most bytes of a message: 64 MiB.
  public static let mostBytes = 64 << 20
  /// More bytes than this are not passed over for a message that is too long: no editor has such a message, so that its
  /// length must be wrong.
  static let mostSkippedBytes = 1 << 30
  /// The most bytes of a header.
  static let mostHeaderBytes = 4096

  /// A reader that has read nothing.
  public init() {}

  /// Reads on; gives what has become whole.
  public mutating func take(_ more: ArraySlice<UInt8>) -> [Incoming] {
    let skipped = min(toSkip, more.count)
    toSkip -= skipped
    bytes += more.dropFirst(skipped)
    var (start, all): (Int, [Incoming]) = (0, [])
    while let (incoming, end) = next(from: start) {
      if let incoming { all.append(incoming) }
      start = end
    }
    bytes.removeFirst(start)
    return all
  }

  /// What begins at an offset, if it is known whole, and where it ends.
  private mutating func next(from start: Int) -> (incoming: Incoming?, end: Int)? {
    guard start < bytes.count else { return nil }
    guard let header = headerEnd(from: start) else {
      guard bytes.count - start > Self.mostHeaderBytes else { return nil }
      // The beginning of a header may be at the end of what has come.
      let end = max(start + 1, bytes.count - Self.lengthName.count)
      return (.malformed("a header does not end"), nextHeader(in: start + 1..<bytes.count) ?? end)
    }
    guard let count = Self.length(in: bytes[start..<header]), count <= Self.mostSkippedBytes else {
      return (.malformed("a header has no Content-Length"), nextHeader(in: start + 1..<header) ?? header)
    }
    guard count <= Self.mostBytes else {
      toSkip = count - min(count, bytes.count - header)
      return (.malformed("a message of \(count) bytes is too long"), min(bytes.count, header + count))
    }
    guard header + count <= bytes.count else { return nil }
    let (message, end) = (Self.message(Array(bytes[header..<header + count])), header + count)
    // A length that is wrong reaches into the next message.
    if case .malformed = message, let next = nextHeader(in: header..<end) { return (message, next) }
    return (message, end)
  }

  /// Where the first line without anything on it ends, which closes a header.
  private func headerEnd(from start: Int) -> Int? {
    let end = min(bytes.count, start + Self.mostHeaderBytes)
    var lineStart = start
    for index in start..<end where bytes[index] == 0x0A {
      let line = bytes[lineStart..<index]
      if line.isEmpty || line.elementsEqual([0x0D]) { return index + 1 }
      lineStart = index + 1
    }
    return nil
  }

  private static let lengthName = Array("content-length".utf8)

  /// Where the next name of a length begins.
  private func nextHeader(in range: Range<Int>) -> Int? {
    let name = Self.lengthName
    return bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index + name.count < range.upperBound {
        if bytes[index] | 0x20 == name[0], bytes[index + name.count] == UInt8(ascii: ":"),
          (1..<name.count).allSatisfy({ bytes[index + $0] | 0x20 == name[$0] })
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// The length that a header gives; nil where it gives none.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else {
        continue
      }
      let digits = parts[1].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard digits.count == 1 else { return nil }
      return Int(String(decoding: digits[0], as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  private static func message(_ body: [UInt8]) -> Incoming {
    switch JSONReader.read(body) {
    case .success(let value): .message(value)
    case .failure(let error): .malformed("a message is not JSON: \(error)")
    }
  }
}

extension JSONValue {
  /// The value as a message, with the header of the base protocol.
  public var framed: [UInt8] {
    let body = CanonicalJSON.bytes(of: self)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
