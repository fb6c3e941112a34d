/// A file's bytes under the path by which a person knows it.
public struct SourceText: Sendable, Hashable {
  /// The path as it is shown: relative to where the command runs, with `/` between names.
  public let path: String
  /// The bytes as they are on disk.
  public let bytes: [UInt8]

  /// A text from bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text from a string; for texts that never were a file.
  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range, with malformed UTF-8 replaced by U+FFFD.
  public func text(in span: Span) -> String {
    let end = min(span.end, bytes.count)
    return String(decoding: bytes[min(span.start, end)..<end], as: UTF8.self)
  }
}
