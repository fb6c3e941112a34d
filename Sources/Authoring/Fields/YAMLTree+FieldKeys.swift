public import YAMLSource

extension YAMLTree {
  /// The value under a key; nil where the mapping has no such key.
  public func value(for key: FieldKey, in mapping: NodeID) -> NodeID? { value(for: key.rawValue, in: mapping) }

  /// The entry of a key; nil where the mapping has no such key.
  public func entry(for key: FieldKey, in mapping: NodeID) -> Entry? { entry(for: key.rawValue, in: mapping) }
}
