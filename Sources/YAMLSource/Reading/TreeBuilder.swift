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
  var open: [Int] = []
  /// Offset after the node that was complete last.
  var lastEnd = 0
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
    nodes.reserveCapacity(min(bytes.count, limits.fileBytes) / 12 + 8)
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
    findings.report { _ in diagnostic }
    isStopped = true
    readEnd = min(lastEnd, bytes.count)
  }

  /// Where an event begins and ends, in bytes.
  @inline(__always)
  mutating func span(of event: UnsafeMutablePointer<yaml_event_t>) -> Span {
    let start = offsets.offset(of: event.pointee.start_mark.index)
    return Span(start, offsets.offset(of: event.pointee.end_mark.index))
  }

  /// Reports a tag among the properties before a list or mapping.
  mutating func noteTag(_ tag: UnsafeMutablePointer<UInt8>?, in properties: Span) {
    guard tag != nil else { return }
    let span = spanOfTag(in: properties)
    let name = bytes[span.start..<span.end]
    findings.report { $0.tag(String(decoding: name, as: UTF8.self), at: span, text: nil) }
  }

  private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard !nodes.isEmpty else { return }
    stop(findings.severalDocuments(at: span(of: event)))
    isFirstDocumentWhole = true
  }
}
