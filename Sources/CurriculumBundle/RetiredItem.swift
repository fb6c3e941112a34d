/// An item of earlier releases that is gone on purpose, with what took its place.
///
///     {"id": "training/printing/old-hello", "successors": ["training/printing/say-hello"]}
public struct RetiredItem: Codable, Sendable, Hashable {
  /// The full id that it had.
  public var id: ItemPath
  /// The episodes that took its place: whoever finished it has finished these; nil when nothing did.
  public var successors: [ItemPath]?

  /// An item from its parts.
  public init(id: ItemPath, successors: [ItemPath]? = nil) {
    self.id = id
    self.successors = successors
  }
}
