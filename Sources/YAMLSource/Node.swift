import Diagnostics

/// One node as it is read: 24 bytes, no references; a ``NodeTable`` keeps it in 12.
///
/// Children follow their parent, each with all of its own descendants: a node's next sibling is at `next`.
struct Node: Sendable {
  /// Offset in the file of its first byte.
  var start: UInt32
  /// Offset in the file after its last byte.
  var end: UInt32
  /// Where a scalar's value begins; the node that an alias stands for.
  var content: UInt32 = 0
  /// How many bytes a scalar's value has.
  var count: UInt32 = 0
  /// Index of the node after it and its descendants.
  var next: UInt32
  /// What it is.
  var form: Form
  /// A scalar's style.
  var style: ScalarStyle = .plain
  /// What else is known.
  var flags: Flags = []

  enum Form: UInt8, Sendable { case scalar, sequence, mapping, alias }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The value lies in the text buffer, not in the file.
    static let unescaped = Flags(rawValue: 1)
    /// A collection in brackets.
    static let flow = Flags(rawValue: 2)
    /// A key whose entry was reported and is left out.
    static let dropped = Flags(rawValue: 4)
    /// An anchor or a tag stands before it.
    static let hasProperties = Flags(rawValue: 8)
  }

  var span: Span { Span(Int(start), Int(end)) }

  /// The value's bytes, in the file or in the text buffer.
  var valueRange: Range<Int> {
    guard form == .scalar else { return 0..<0 }
    return Int(content)..<Int(content) + Int(count)
  }

  /// What a reader of the tree sees; an alias is never handed out.
  var kind: NodeKind {
    switch form {
    case .scalar, .alias: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }
}
