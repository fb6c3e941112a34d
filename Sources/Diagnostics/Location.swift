/// A range of bytes in a file: `start` is the first byte, `end` the one after the last.
public struct Span: Sendable, Hashable, Codable {
  /// Offset in bytes of the first byte, from 0.
  public var start: Int
  /// Offset in bytes after the last byte.
  public var end: Int

  /// A range from its two offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The place between two bytes.
  public static func at(_ offset: Int) -> Span { Span(offset, offset) }

  /// How many bytes it covers.
  public var count: Int { end - start }

  /// Whether an offset lies in it, its end included.
  public func contains(_ offset: Int) -> Bool { start <= offset && offset <= end }

  /// The smallest range that holds both.
  public func union(_ other: Span) -> Span { Span(min(start, other.start), max(end, other.end)) }
}

/// A range of bytes in a named file.
public struct Location: Sendable, Hashable, Codable {
  /// The file's path, as it is shown to a person.
  public var file: String
  /// The bytes meant.
  public var span: Span

  /// A range in a file.
  public init(_ file: String, _ span: Span) {
    self.file = file
    self.span = span
  }
}
