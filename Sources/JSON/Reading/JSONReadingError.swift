/// What is wrong with a JSON text, and where.
public struct JSONReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The fact, without a full stop.
  public let message: String
  /// The line, from 1.
  public let line: Int
  /// The column in code points, from 1.
  public let column: Int
  /// The offset in bytes, from 0.
  public let offset: Int

  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    self.message = message
    self.offset = min(offset, bytes.count)
    let before = bytes[..<self.offset]
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = 1 + bytes[lineStart..<self.offset].count { $0 & 0xC0 != 0x80 }
  }

  /// Place and fact: `3:14: expected a digit`.
  public var description: String { "\(line):\(column): \(message)" }
}
