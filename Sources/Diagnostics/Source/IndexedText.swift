/// A text and where its lines begin.
public struct IndexedText: Sendable {
  /// The text.
  public let source: SourceText
  /// Its lines.
  public let lines: LineIndex

  /// Indexes a text.
  public init(_ source: SourceText) {
    self.source = source
    lines = LineIndex(source)
  }
}
