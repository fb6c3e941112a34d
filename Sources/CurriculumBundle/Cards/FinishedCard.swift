/// The last card of an episode: published as `{header, text}`.
public struct FinishedCard: Codable, Sendable, Hashable {
  /// The heading.
  public var header: String
  /// The text.
  public var text: String

  /// A card from its parts.
  public init(header: String, text: String) {
    self.header = header
    self.text = text
  }
}
