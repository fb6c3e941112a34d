public import Diagnostics

/// Spans in the file for bytes of a scalar's value.
///
///     let spans = tree.spans(in: code)
///     spans.span(of: 0..<5)  // the file's bytes for the first five of the value
public struct ScalarSpans: Sendable {
  private let node: Node
  /// The parts of a value that differs from its bytes; nil for one that is the same.
  private let pieces: ScalarPieces?

  init(_ node: Node, _ pieces: ScalarPieces?) {
    self.node = node
    self.pieces = pieces
  }

  /// The file's bytes for a range of bytes of the value.
  ///
  /// Exact for whatever is the same in both. Part of an escape or of a joined line break gives the whole of it.
  public func span(of range: Range<Int>) -> Span {
    let range = range.clamped(to: 0..<Int(node.count))
    guard let pieces else { return Span(Int(node.content) + range.lowerBound, Int(node.content) + range.upperBound) }
    let inner = node.style.isQuoted ? node.span.end - 1 : node.span.end
    return pieces.span(of: range, endingAt: max(node.span.start, inner))
  }
}
