public import Diagnostics

extension YAMLTree {
  /// The file's bytes for a 0-based line of a scalar's value, indentation and line break excluded.
  ///
  /// Lines of the value end at LF. Exact for literal block scalars and for scalars on one line. In folded and other
  /// scalars of several lines, a line of the value that was joined from several lines of the file spans them all, with
  /// the indentation between them. A line after the last is the empty range at the end.
  ///
  ///     code: |
  ///       name = "Champion"
  ///       print(name)        # line 1: the bytes of `print(name)`, this comment included
  public func span(ofLine line: Int, in scalar: NodeID) -> Span {
    let value = utf8(of: scalar)
    var start = value.startIndex
    for _ in 0..<max(line, 0) {
      guard let lineBreak = value[start...].firstIndex(of: 0x0A) else {
        return span(of: value.count..<value.count, in: scalar)
      }
      start = lineBreak + 1
    }
    let end = value[start...].firstIndex(of: 0x0A) ?? value.endIndex
    return span(of: start - value.startIndex..<end - value.startIndex, in: scalar)
  }

  /// The file's bytes for a line of a scalar's value, without the blanks with which the line itself begins.
  public func span(ofContentOfLine line: Int, in scalar: NodeID) -> Span {
    let span = span(ofLine: line, in: scalar)
    let blanks = source.bytes[span.start..<span.end].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return blanks < span.count ? Span(span.start + blanks, span.end) : span
  }

  /// The file's bytes for a range of bytes of a scalar's value; for many ranges of one scalar ask its `spans(in:)`.
  ///
  /// Exact for whatever is the same in both. Part of an escape or of a joined line break gives the whole of it.
  public func span(of range: Range<Int>, in scalar: NodeID) -> Span { spans(in: scalar).span(of: range) }

  /// The spans in the file of all bytes of a scalar's value, worked out in one walk.
  public func spans(in scalar: NodeID) -> ScalarSpans {
    let node = self[scalar]
    return ScalarSpans(node, node.flags.contains(.unescaped) ? pieces(of: scalar) : nil)
  }

  /// The parts of a scalar's value beside their places; for a scalar whose value differs from its bytes.
  func pieces(of scalar: NodeID) -> ScalarPieces {
    let node = self[scalar]
    let value = utf8(of: scalar)
    switch node.style {
    case .literal: return .literal(value, in: source.bytes, header: node.span.start)
    case .folded: return .folded(value, in: source.bytes, header: node.span.start)
    case .plain: return .flow(.plain, in: source.bytes, node.span)
    case .singleQuoted, .doubleQuoted:
      return .flow(node.style, in: source.bytes, Span(node.span.start + 1, max(node.span.start + 1, node.span.end - 1)))
    }
  }
}
