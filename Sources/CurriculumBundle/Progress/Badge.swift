/// The reward for finishing a module, a block or an episode, or for solving a challenge.
///
///     {"title": "Printer", "image": "assets/printer.svg"}
public struct Badge: Codable, Sendable, Hashable {
  /// What it says.
  public var title: String
  /// The path of its image; nil when an app draws its own.
  public var image: String?

  /// A badge from its parts.
  public init(title: String, image: String? = nil) {
    self.title = title
    self.image = image
  }
}
