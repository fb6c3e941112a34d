import Diagnostics

extension TreeBuilder {
  /// Gives the scalar that comes next a name, which stands among the properties before it.
  mutating func defineAnchor(_ name: UnsafePointer<UInt8>, size: Int, in properties: Span) {
    anchors.define(name, nodes.count, size: size, at: spanOfAnchor(in: properties))
  }

  /// Reports the names that no alias uses: mostly the first words of texts that begin with `&`.
  mutating func reportUnusedAnchors() {
    for anchor in anchors.definitions where !anchor.isUsed {
      let text = Span(anchor.span.start, max(anchor.span.end, nodes[anchor.node].span.end))
      let isText = nodes[anchor.node].form == .scalar && nodes[anchor.node].style == .plain && isOnOneLine(text)
      if isText, nodes[anchor.node].span.count == 0 { takeAsWritten(anchor) }
      let written = isText ? String(decoding: bytes[text.start..<text.end], as: UTF8.self) : nil
      let name = String(decoding: bytes[anchor.span.start..<anchor.span.end], as: UTF8.self)
      findings.report { $0.unusedAnchor(name, at: anchor.span, text: written.map { ($0, text) }) }
    }
  }

  /// Makes a name before nothing the text that it looks like, so that it is not called empty too.
  private mutating func takeAsWritten(_ anchor: Anchors.Definition) {
    nodes[anchor.node].start = UInt32(anchor.span.start)
    nodes[anchor.node].end = UInt32(anchor.span.end)
    nodes[anchor.node].content = UInt32(anchor.span.start)
    nodes[anchor.node].count = UInt32(anchor.span.count)
    nodes[anchor.node].flags.remove(.unescaped)
  }

  private func isOnOneLine(_ span: Span) -> Bool {
    !bytes[span.start..<span.end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
