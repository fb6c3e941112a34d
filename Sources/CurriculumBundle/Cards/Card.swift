/// One screen of an episode.
///
///     {"id": "meet-print", "type": "description", "header": "Instructions", "text": "print() writes on the screen."}
public struct Card: Sendable, Hashable {
  /// The card's slug, unique in its episode; it never changes.
  public var id: String
  /// Ids that the card had in earlier releases.
  public var formerly: [String]
  /// What it shows or asks.
  public var content: CardContent

  /// A card from its parts.
  public init(id: String, formerly: [String] = [], content: CardContent) {
    self.id = id
    self.formerly = formerly
    self.content = content
  }
}
