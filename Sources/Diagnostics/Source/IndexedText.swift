/// A text and where its lines begin.
public struct IndexedText: Sendable {
  /// The text.
  public let source: SourceText
  /// Its lines.
  public let lines: LineIndex

  /// Indexes a text.
  public init(_ source: SourceText) {
    self.init(source, LineIndex(source))
  }

  /// A text whose lines are known.
  public init(_ source: SourceText, _ lines: LineIndex) {
    self.source = source
    self.lines = lines
  }
}
