import Diagnostics

// What is added by its place in the file, as events are after their marks were turned into offsets.
extension TreeBuilder {
  /// Adds a scalar whose value is a range of the file's bytes.
  @inline(__always)
  mutating func addScalar(_ style: ScalarStyle, _ span: Span, content: Span) {
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(nodes.count + 1), form: .scalar)
    node.style = style
    node.content = UInt32(content.start)
    node.count = UInt32(content.count)
    nodes.append(node)
    lastEnd = span.end
  }

  /// Adds a scalar whose value differs from its bytes.
  mutating func addScalar(_ style: ScalarStyle, _ span: Span, value: [UInt8]) {
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(nodes.count + 1), form: .scalar)
    node.style = style
    node.count = UInt32(value.count)
    value.withUnsafeBufferPointer { place($0, &node) }
    nodes.append(node)
    lastEnd = span.end
  }

  /// Begins a mapping or a sequence.
  @inline(__always)
  mutating func open(_ form: Node.Form, at start: Int, isFlow: Bool = false) {
    open.append(nodes.count)
    var node = Node(start: UInt32(start), end: UInt32(start), next: 0, form: form)
    if isFlow { node.flags.insert(.flow) }
    nodes.append(node)
  }

  /// Ends the innermost mapping or sequence: where its last node ends, or at a bracket of its own.
  @inline(__always)
  mutating func close(endingAt end: Int? = nil) {
    guard let index = open.popLast() else { return }
    if let end { lastEnd = end }
    nodes[index].end = UInt32(lastEnd)
    nodes[index].next = UInt32(nodes.count)
  }

  /// Ends the innermost mapping, and reports keys in it that cannot be used.
  @inline(__always)
  mutating func closeMapping() {
    guard let index = open.last else { return }
    close()
    checkKeys(of: index)
  }
}
