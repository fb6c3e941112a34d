/// What keeps an item shut until it is finished.
public struct Lock: Codable, Sendable, Equatable {
  /// The item before it in order; nil for the first.
  public var after: ItemPath?
  /// Further items, anywhere in the curriculum.
  public var requires: [ItemPath]

  /// A lock from its parts.
  public init(after: ItemPath?, requires: [ItemPath]) {
    self.after = after
    self.requires = requires
  }
}
