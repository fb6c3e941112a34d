import CLibYAML
import Diagnostics

extension TreeBuilder {
  @inline(__always)
  mutating func openMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let mapping = event.pointee.data.mapping_start
    let isFlow = mapping.style == YAML_FLOW_MAPPING_STYLE
    open(.mapping, event, isFlow: isFlow, anchor: mapping.anchor, tag: mapping.tag)
  }

  @inline(__always)
  mutating func openSequence(_ event: UnsafeMutablePointer<yaml_event_t>) {
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
    let hasProperties = anchor != nil || tag != nil
    if hasProperties {
      let properties = start
      start = skipProperties(in: Span(start, bytes.count)).start
      noteTag(tag, in: Span(properties, start))
      if let anchor { anchors.open(anchor, index, at: spanOfAnchor(in: Span(properties, start))) }
    }
    open(form, at: start, isFlow: isFlow)
    if hasProperties { nodes[index].flags.insert(.hasProperties) }
    if open.count > limits.depth { stop(findings.tooDeep(at: Span(start, start + 1), limits)) }
  }

  @inline(__always)
  mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let index = open.last else { return }
    let node = nodes[index]
    let hasBrackets = node.flags.contains(.flow) && !isBarePair(index)
    close(endingAt: hasBrackets ? offsets.offset(of: event.pointee.end_mark.index) : nil)
    if node.flags.contains(.hasProperties) {
      anchors.close(index, size: nodes.count - index + (lastEnd - Int(node.start)) / 100)
    }
  }

  @inline(__always)
  mutating func closeMapping(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let index = open.last else { return }
    close(event)
    checkKeys(of: index)
  }

  /// Whether a flow mapping has no braces of its own: `[a: b]`.
  private func isBarePair(_ index: Int) -> Bool {
    index + 1 < nodes.count && nodes[index].form == .mapping && nodes[index + 1].start == nodes[index].start
  }
}
