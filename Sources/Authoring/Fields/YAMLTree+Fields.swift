internal import Diagnostics
internal import YAMLSource

extension YAMLTree {
  /// Where a finding about a whole mapping or list belongs: its first key, or the node itself.
  func titleLocation(of node: NodeID) -> Location {
    guard kind(of: node) == .mapping, let first = entries(of: node).first(where: { _ in true }) else {
      return location(of: node)
    }
    return location(of: first.key)
  }

  /// Whether a plain scalar is a number, a boolean or null to a YAML reader rather than a text.
  func readsAsOtherThanText(_ node: NodeID) -> Bool {
    reading(of: node) != .text
  }

  /// A plain scalar's whole number, `1.0` included as JSON Schema has it.
  func wholeNumber(of node: NodeID) -> Int? {
    integer(of: node) ?? double(of: node).flatMap { Int(exactly: $0) }
  }
}
