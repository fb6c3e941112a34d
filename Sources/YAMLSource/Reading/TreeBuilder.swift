import CLibYAML
import Diagnostics

/// Builds the arena from libyaml's events.
struct TreeBuilder {
  let path: String
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: YAMLLimits
  var offsets: ByteOffsets
  var nodes: [Node] = []
  var unescaped: [UInt8] = []
  var anchors = Anchors()
  var findings: Findings
  /// The sequences and mappings that are still open, by index; the innermost last.
  private var open: [Int] = []
  /// Offset after the node that was complete last.
  var lastEnd = 0
  private var keys: [Int] = []
  private(set) var isStopped = false
  /// Whether reading stopped only at a second document.
  private(set) var isFirstDocumentWhole = false
  /// Offset after the last byte that was understood.
  private(set) var readEnd: Int

  init(path: String, bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool, limits: YAMLLimits) {
    self.path = path
    self.bytes = bytes
    self.limits = limits
    offsets = ByteOffsets(bytes, base: base, isASCII: isASCII)
    findings = Findings(path: path)
    readEnd = bytes.count
    nodes.reserveCapacity(bytes.count / 12 + 8)
  }

  /// Takes one event in.
  @inline(__always)
  mutating func take(_ event: UnsafeMutablePointer<yaml_event_t>) {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: addScalar(event)
    case YAML_MAPPING_START_EVENT: openMapping(event)
    case YAML_SEQUENCE_START_EVENT: openSequence(event)
    case YAML_MAPPING_END_EVENT: closeMapping(event)
    case YAML_SEQUENCE_END_EVENT: close(event)
    case YAML_ALIAS_EVENT: addAlias(event)
    case YAML_DOCUMENT_START_EVENT: startDocument(event)
    default: break
    }
  }

  /// Reports what ends the reading.
  mutating func stop(_ diagnostic: Diagnostic) {
    findings.report(diagnostic)
    isStopped = true
    readEnd = min(lastEnd, bytes.count)
  }

  /// Where an event begins and ends, in bytes.
  @inline(__always)
  private mutating func span(of event: UnsafeMutablePointer<yaml_event_t>) -> Span {
    let start = offsets.offset(of: event.pointee.start_mark.index)
    return Span(start, offsets.offset(of: event.pointee.end_mark.index))
  }

  private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard !nodes.isEmpty else { return }
    stop(findings.severalDocuments(at: span(of: event)))
    isFirstDocumentWhole = true
  }
}

extension TreeBuilder {
  @inline(__always)
  private mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    var span = span(of: event)
    let hasProperties = scalar.anchor != nil || scalar.tag != nil
    if hasProperties { span = skipProperties(in: span) }
    let style = ScalarStyle(scalar.style)
    if style.isBlock { span.end = endOfLastLine(in: span) }
    if scalar.length > limits.scalarBytes { stop(findings.scalarTooLarge(at: span, scalar.length, limits)) }

    let index = nodes.count
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(index + 1), form: .scalar)
    node.style = style
    node.count = UInt32(scalar.length)
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let inner = span.start + (style.isQuoted ? 1 : 0)
    if inner + value.count <= span.end, value.elementsEqual(bytes[inner..<inner + value.count]), !style.isBlock {
      node.content = UInt32(inner)
    } else {
      node.content = UInt32(unescaped.count)
      node.flags.insert(.unescaped)
      unescaped.append(contentsOf: value)
    }
    if hasProperties { node.flags.insert(.hasProperties) }
    nodes.append(node)
    lastEnd = span.end
    anchors.add(1 + scalar.length / 100)
    if hasProperties {
      noteTag(scalar.tag, at: span)
      if let name = scalar.anchor { anchors.define(name, index, size: 1 + scalar.length / 100) }
    }
  }

  private mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) {
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
      findings.report(findings.unknownAlias(String(cString: name), at: span, known: anchors.names))
      addAsWritten(span)
    case .insideItself:
      findings.report(findings.aliasInsideItself(String(cString: name), at: span))
      addAsWritten(span)
    case .overBudget: stop(findings.aliasBudget(at: span, limits))
    }
  }
}

extension TreeBuilder {
  @inline(__always)
  private mutating func openMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let mapping = event.pointee.data.mapping_start
    let isFlow = mapping.style == YAML_FLOW_MAPPING_STYLE
    open(.mapping, event, isFlow: isFlow, anchor: mapping.anchor, tag: mapping.tag)
  }

  @inline(__always)
  private mutating func openSequence(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let sequence = event.pointee.data.sequence_start
    let isFlow = sequence.style == YAML_FLOW_SEQUENCE_STYLE
    open(.sequence, event, isFlow: isFlow, anchor: sequence.anchor, tag: sequence.tag)
  }

  @inline(__always)
  private mutating func open(
    _ form: Node.Form, _ event: UnsafeMutablePointer<yaml_event_t>, isFlow: Bool,
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?
  ) {
    let index = nodes.count
    var start = offsets.offset(of: event.pointee.start_mark.index)
    anchors.add(1)
    if anchor != nil || tag != nil {
      start = skipProperties(in: Span(start, bytes.count)).start
      noteTag(tag, at: .at(start))
      if let anchor { anchors.open(anchor, index) }
    }
    var node = Node(start: UInt32(start), end: UInt32(start), next: 0, form: form)
    if isFlow { node.flags.insert(.flow) }
    if anchor != nil || tag != nil { node.flags.insert(.hasProperties) }
    nodes.append(node)
    open.append(index)
    if open.count > limits.depth { stop(findings.tooDeep(at: Span(start, start + 1), limits)) }
  }

  @inline(__always)
  private mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let index = open.popLast() else { return }
    if nodes[index].flags.contains(.flow), !isBarePair(nodes[index]) {
      lastEnd = offsets.offset(of: event.pointee.end_mark.index)
    }
    nodes[index].end = UInt32(lastEnd)
    nodes[index].next = UInt32(nodes.count)
    if nodes[index].flags.contains(.hasProperties) { anchors.close(index) }
  }

  @inline(__always)
  private mutating func closeMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let index = open.last else { return }
    close(event)
    keys.removeAll(keepingCapacity: true)
    var position = index + 1
    while position < nodes.count {
      keys.append(position)
      position = Int(nodes[Int(nodes[position].next)].next)
    }
    checkKeys(keys)
  }
}

extension TreeBuilder {
  /// Adds an alias that stands for nothing as the text that it is, so that reading goes on.
  private mutating func addAsWritten(_ span: Span) {
    var node = Node(start: UInt32(span.start), end: UInt32(span.end), next: UInt32(nodes.count + 1), form: .scalar)
    node.content = node.start
    node.count = UInt32(span.count)
    nodes.append(node)
    lastEnd = span.end
  }

  /// Whether a flow mapping has no braces of its own: `[a: b]`.
  private func isBarePair(_ node: Node) -> Bool {
    node.form == .mapping && bytes[Int(node.start)] != UInt8(ascii: "{")
  }

  /// Reports a tag.
  private mutating func noteTag(_ tag: UnsafeMutablePointer<UInt8>?, at span: Span) {
    guard let tag else { return }
    findings.report(findings.tag(String(cString: tag), at: span))
  }
}
