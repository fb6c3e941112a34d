/// What keeps an item locked: it is unlocked when all of this holds.
///
///     {"after": "training/printing/say-hello", "allOf": ["training/counting"],
///      "oneOfEach": [["training/loops", "training/lists"]],
///      "stars": [{"count": 5, "before": "training/printing/say-bye"}]}
public struct Lock: Codable, Sendable, Equatable {
  /// The item that must be finished before it by its place in the order; nil for one that waits for none.
  public var after: ItemPath?
  /// Further items that must all be finished, anywhere in the curriculum.
  public var allOf: [ItemPath]
  /// Lists of items, of each of which one must be finished: those that name it under `opens`.
  ///
  /// Of an empty list none ever is.
  public var oneOfEach: [[ItemPath]]?
  /// How many stars must be earned before places in the order.
  public var stars: [StarGate]?

  /// Stars that unlock something.
  ///
  ///     {"count": 5, "before": "training/printing/say-bye"}
  public struct StarGate: Codable, Sendable, Hashable {
    /// How many must be earned.
    public var count: Int
    /// The item that they unlock; only stars of episodes that come before it count.
    public var before: ItemPath

    /// A gate from its parts.
    public init(count: Int, before: ItemPath) {
      self.count = count
      self.before = before
    }
  }

  /// A lock from its parts.
  public init(after: ItemPath?, allOf: [ItemPath], oneOfEach: [[ItemPath]]? = nil, stars: [StarGate]? = nil) {
    self.after = after
    self.allOf = allOf
    self.oneOfEach = oneOfEach
    self.stars = stars
  }
}
