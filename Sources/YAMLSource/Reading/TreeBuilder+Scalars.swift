import CLibYAML
import Diagnostics

extension TreeBuilder {
  @inline(__always)
  mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    var span = span(of: event)
    let hasProperties = scalar.anchor != nil || scalar.tag != nil
    let start = span.start
    if hasProperties { span = skipProperties(in: span) }
    let style = ScalarStyle(scalar.style)
    if style.isBlock { span.end = endOfLastLine(in: span) }
    if scalar.length > limits.scalarBytes { stop(findings.scalarTooLarge(at: span, scalar.length, limits)) }

    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(nodes.count + 1), form: .scalar)
    node.style = style
    node.count = UInt32(scalar.length)
    let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
    if isOneLine, style == .plain, span.count == scalar.length {
      node.content = node.start
    } else {
      place(UnsafeBufferPointer(start: scalar.value, count: scalar.length), &node)
    }
    if hasProperties {
      node.flags.insert(.hasProperties)
      if scalar.tag != nil { noteTag(in: Span(start, span.start), before: &node) }
      if let name = scalar.anchor { defineAnchor(name, size: 1 + scalar.length / 100, in: Span(start, span.start)) }
    }
    nodes.append(node)
    lastEnd = span.end
  }

  /// Refers to the file's bytes if they are the value, or else keeps the value in the text buffer.
  mutating func place(_ value: UnsafeBufferPointer<UInt8>, _ node: inout Node) {
    let inner = Int(node.start) + (node.style.isQuoted ? 1 : 0)
    let end = inner + value.count
    if !node.style.isBlock, end <= Int(node.end), value.indices.allSatisfy({ value[$0] == bytes[inner + $0] }) {
      node.content = UInt32(inner)
    } else {
      node.content = UInt32(unescaped.count)
      node.flags.insert(.unescaped)
      unescaped.append(contentsOf: value)
    }
  }

  /// Reports a tag before a scalar; one with nothing behind it becomes the text that it looks like, so that it is not
  /// called empty too.
  private mutating func noteTag(in properties: Span, before node: inout Node) {
    let tag = spanOfTag(in: properties)
    let text = Span(tag.start, max(tag.end, Int(node.end)))
    let written = bytes[text.start..<text.end]
    let isText =
      node.style == .plain && !written.dropFirst().starts(with: "!".utf8)
      && !written.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let words = String(decoding: written, as: UTF8.self)
    let name = String(decoding: bytes[tag.start..<tag.end], as: UTF8.self)
    findings.report { $0.tag(name, at: tag, text: isText ? (words, text) : nil) }
    guard isText, node.end <= tag.end else { return }
    node.start = UInt32(tag.start)
    node.end = UInt32(tag.end)
    node.content = UInt32(tag.start)
    node.count = UInt32(tag.count)
    node.flags.remove(.unescaped)
  }

  mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let span = span(of: event)
    guard let name = event.pointee.data.alias.anchor else { return }
    switch anchors.use(name, limits) {
    case .node(let target):
      nodes.append(
        Node(
          start: UInt32(span.start), end: UInt32(span.end), content: UInt32(target), next: UInt32(nodes.count + 1),
          form: .alias))
      lastEnd = span.end
    case .unknown:
      let known = anchors.names
      if isAlone(span) { findings.report { $0.unknownAlias(String(cString: name), at: span, known: known) } }
      addAsWritten(span)
    case .insideItself:
      findings.report { $0.aliasInsideItself(String(cString: name), at: span) }
      addAsWritten(span)
    case .overBudget: stop(findings.aliasBudget(at: span, limits))
    }
  }

  /// Adds an alias that stands for nothing as the text that it is, so that reading goes on.
  private mutating func addAsWritten(_ span: Span) {
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(nodes.count + 1), form: .scalar)
    node.content = node.start
    node.count = UInt32(span.count)
    nodes.append(node)
    lastEnd = span.end
  }
}
