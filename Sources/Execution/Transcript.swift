/// Everything that a program printed, in the order in which it was printed.
///
///     var transcript = Transcript()
///     transcript.append("5", to: .standardOutput)
///     transcript.append("\n", to: .standardOutput)
///     transcript.text(of: .standardOutput) == "5\n"
public struct Transcript: Sendable, Hashable {
  /// The two streams that a program can print to.
  public enum Stream: Sendable, Hashable {
    /// Where `print` writes.
    case standardOutput
    /// Where errors are reported.
    case standardError
  }

  /// Text that went to one stream without a break.
  ///
  ///     transcript.chunks.map(\.text) == ["5\n"]
  public struct Chunk: Sendable, Hashable {
    /// The stream it went to.
    public var stream: Stream
    /// The UTF-8 text.
    public var text: String
  }

  /// The chunks in order; two neighbors never share a stream.
  public private(set) var chunks: [Chunk] = []
  /// Bytes of UTF-8 in all chunks.
  public private(set) var byteCount = 0

  /// An empty transcript.
  public init() {}

  /// Adds text at the end of a stream.
  public mutating func append(_ text: String, to stream: Stream) {
    guard !text.isEmpty else { return }
    byteCount += text.utf8.count
    if chunks.last?.stream == stream {
      chunks[chunks.count - 1].text += text
    } else {
      chunks.append(Chunk(stream: stream, text: text))
    }
  }

  /// All the text of one stream.
  public func text(of stream: Stream) -> String {
    if chunks.count == 1, chunks[0].stream == stream { return chunks[0].text }
    return chunks.lazy.filter { $0.stream == stream }.map(\.text).joined()
  }
}
