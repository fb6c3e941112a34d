import Diagnostics
import YAMLSource

extension YAMLTree {
  /// The entry of a key whose value is there and is used nowhere else, so that it can be changed.
  ///
  /// Nil for an alias, whose value is at its anchor, for a value with an anchor, which others may use, and where
  /// the mapping has no such key.
  func ownEntry(for key: FieldKey, in mapping: NodeID) -> Entry? {
    guard let entry = writtenEntry(for: key, in: mapping), !isAlias(entry.value) else { return nil }
    let between = source.bytes[span(of: entry.key).end..<span(of: entry.value).start]
    return between.contains(UInt8(ascii: "&")) ? nil : entry
  }

  /// The entry of a key as it is written: an alias has the bytes of `*name`.
  func writtenEntry(for key: FieldKey, in mapping: NodeID) -> Entry? {
    writtenEntries(of: mapping).first { !isAlias($0.key) && text(of: $0.key, equals: key.rawValue) }
  }

  /// Whether nothing in a node is an alias or has an anchor: a `*` or `&` in quotes means itself.
  func isFreeOfAliases(_ node: NodeID) -> Bool {
    let span = span(of: node)
    let bytes = source.bytes[span.start..<span.end]
    let signs = bytes.indices.filter { bytes[$0] == UInt8(ascii: "*") || bytes[$0] == UInt8(ascii: "&") }
    guard !signs.isEmpty else { return true }
    let quoted = quotedSpans(in: node)
    return signs.allSatisfy { sign in quoted.contains { $0.start <= sign && sign < $0.end } }
  }

  /// The source spans of texts in quotes, in a node and all that is in it.
  private func quotedSpans(in node: NodeID) -> [Span] {
    guard !isAlias(node) else { return [] }
    switch kind(of: node) {
    case .scalar:
      let style = style(of: node)
      return style == .singleQuoted || style == .doubleQuoted ? [span(of: node)] : []
    case .sequence: return elements(of: node).flatMap(quotedSpans)
    case .mapping: return entries(of: node).flatMap { quotedSpans(in: $0.key) + quotedSpans(in: $0.value) }
    }
  }
}
