package import Diagnostics
import YAMLSource

// Edits that take something out of a mapping; nil where that would take a comment along, break the layout, or
// change what an alias elsewhere stands for.
extension SourceValue {
  /// Takes a key out, with its value and its lines.
  package func removal(ofEntry key: FieldKey) -> Edit? {
    guard let entry = tree.ownEntry(for: key, in: node), tree.isFreeOfAliases(entry.value) else { return nil }
    let span = tree.span(of: entry.key).union(tree.span(of: entry.value))
    guard tree.isFlow(node) else { return removalOfLines(span) }
    let spans = tree.entries(of: node).map { tree.span(of: $0.key).union(tree.span(of: $0.value)) }
    return spans.firstIndex(of: span).flatMap { removal(ofFlow: $0, among: spans) }
  }

  /// Takes an element of a list out; the list must keep another.
  package func removal(ofElement index: Int, of key: FieldKey) -> Edit? {
    guard let list = tree.ownEntry(for: key, in: node)?.value, tree.isFreeOfAliases(list) else { return nil }
    let spans = tree.elements(of: list).map { tree.span(of: $0) }
    guard spans.indices.contains(index), spans.count > 1 else { return nil }
    guard tree.isFlow(list) else {
      let dash = tree.source.bytes[..<spans[index].start].lastIndex(of: UInt8(ascii: "-")) ?? spans[index].start
      return removalOfLines(Span(dash, spans[index].end))
    }
    return removal(ofFlow: index, among: spans)
  }

  /// Takes an element out of brackets, with the comma to the next one or from the one before.
  private func removal(ofFlow index: Int, among spans: [Span]) -> Edit? {
    guard spans.count > 1 else { return nil }
    let span =
      index + 1 < spans.count
      ? Span(spans[index].start, spans[index + 1].start) : Span(spans[index - 1].end, spans[index].end)
    return hasComment(span) ? nil : Edit(Location(tree.source.path, span), "")
  }

  /// Takes whole lines out, if nothing else is on them.
  private func removalOfLines(_ span: Span) -> Edit? {
    let bytes = tree.source.bytes
    var start = span.start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    var end = span.end
    // A block of lines ends with its last line end.
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D { end += 1 }
    guard start == 0 || bytes[start - 1] == 0x0A, end == bytes.count || bytes[end] == 0x0A else { return nil }
    let lines = Span(start, min(end + 1, bytes.count))
    return hasComment(lines) ? nil : Edit(Location(tree.source.path, lines), "")
  }

  private func hasComment(_ span: Span) -> Bool { tree.source.bytes[span.start..<span.end].contains(UInt8(ascii: "#")) }
}
