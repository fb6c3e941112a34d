import CLibYAML

/// libyaml's events over bytes that stay where they are while it lives.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Moves to the next event and gives it; nil at the end of the stream and at an error.
  @inline(__always)
  mutating func next() -> UnsafeMutablePointer<yaml_event_t>? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1, event.pointee.type != YAML_STREAM_END_EVENT else { return nil }
    return event
  }

  /// What stopped the reading; nil at the end of the stream.
  var fault: SyntaxFault? {
    let state = parser.pointee
    guard state.error != YAML_NO_ERROR else { return nil }
    return SyntaxFault(
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      isEncoding: state.error == YAML_READER_ERROR,
      problemOffset: Int(state.problem_offset),
      problemIndex: Int(state.problem_mark.index),
      contextIndex: Int(state.context_mark.index))
  }
}

/// An error as libyaml states it.
struct SyntaxFault {
  /// What is wrong, in libyaml's words.
  let problem: String
  /// What libyaml was reading, in its words; may be empty.
  let context: String
  /// Whether the bytes are no text that YAML allows.
  let isEncoding: Bool
  /// Offset in bytes of such bytes.
  let problemOffset: Int
  /// Where it was noticed, in code points.
  let problemIndex: Int
  /// Where that which was being read began, in code points.
  let contextIndex: Int
}
