public import Diagnostics

extension YAMLTree {
  /// Every comment of the file, from its `#` to the end of its line, in order; computed when asked for.
  ///
  /// After an error that ended the reading, those before it.
  public var comments: [Span] {
    var comments: [Span] = []
    var position = 0
    for node in nodes where node.form == .scalar {
      addComments(in: Span(position, Int(node.start)), to: &comments)
      position = max(position, Int(node.end))
      guard node.style.isBlock else { continue }
      let headerEnd = LineBreaks.endOfLine(in: source.bytes, from: Int(node.start))
      addComments(in: Span(Int(node.start), min(headerEnd, readEnd)), to: &comments)
    }
    addComments(in: Span(position, readEnd), to: &comments)
    return comments
  }

  /// Between scalars, every `#` begins a comment: no anchor, alias or tag contains one.
  private func addComments(in gap: Span, to comments: inout [Span]) {
    var offset = gap.start
    while offset < gap.end {
      guard source.bytes[offset] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      let end = LineBreaks.endOfLine(in: source.bytes, from: offset)
      comments.append(Span(offset, end))
      offset = end
    }
  }
}
