/// An image that stands for an episode, with what it shows in words.
///
///     {"image": "assets/printer.svg", "alt": "A printer"}
public struct EpisodeImage: Codable, Sendable, Hashable {
  /// The path of a file under `assets/`.
  public var image: String
  /// The words for those who do not see it.
  public var alt: String

  /// An image from its parts.
  public init(image: String, alt: String) {
    self.image = image
    self.alt = alt
  }
}
