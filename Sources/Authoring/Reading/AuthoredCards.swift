/// The cards of an episode, in order, each of which is made where it is looked at.
///
/// A type of its own, and no `some RandomAccessCollection`: to find out what that stands for takes a tenth of a lint of
/// one file.
public struct AuthoredCards: RandomAccessCollection, Sendable {
  private let episode: AuthoredEpisode

  init(of episode: AuthoredEpisode) { self.episode = episode }

  /// The index of the first card.
  public var startIndex: Int { 0 }

  /// The index behind the last card.
  public var endIndex: Int { episode.cardCount }

  /// The card at an index.
  public subscript(index: Int) -> AuthoredCard { episode.card(at: index) }
}
