import YAMLSource

/// The value that an author wrote in a field, with its location: a field that is left out is nil, and has none.
///
/// The file is not repeated in each: ``AuthoredCard/location(of:)`` knows it.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value
  let node: YAMLTree.NodeID

  init(_ value: Value, at node: YAMLTree.NodeID) {
    self.value = value
    self.node = node
  }

  /// Another value at the same location.
  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: node)
  }
}

/// A part that few cards have, behind a reference: on all others it costs 8 bytes.
indirect enum Rare<Part: Sendable>: Sendable {
  case part(Part)

  /// The part.
  var value: Part {
    switch self {
    case .part(let part): part
    }
  }
}
