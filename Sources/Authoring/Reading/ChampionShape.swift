/// How a JSON file of Champion's is laid out around its cards, so that what was imported can be exported alike.
///
/// It stands under `champion:` in `curriculum.yaml`; without it, an export is
/// `{"steps": [{"title": …, "episodes": [{"title": …, "cards": […]}]}]}`.
public struct ChampionShape: Sendable, Hashable {
  /// What the outermost list holds.
  public var outermost = Level.steps
  /// Whether the outermost list stands under its key or by itself.
  public var whole = Layout.object
  /// The key of the whole's title; nil when it has none.
  public var wholeTitle: TitleKey?
  /// Whether a step is an object with a list of episodes or that list by itself.
  public var step = Layout.object
  /// The key of a step's title.
  public var stepTitle = TitleKey.title
  /// Whether an episode is an object with a list of cards or that list by itself.
  public var episode = Layout.object
  /// The key of an episode's title.
  public var episodeTitle = TitleKey.title

  /// The shape of an export when nothing else is said.
  public init() {}

  /// What a list holds; its key when it stands in an object.
  public enum Level: String, Sendable, CaseIterable {
    /// Cards: the file is one episode.
    case cards
    /// Episodes: the file is one step.
    case episodes
    /// Steps.
    case steps
  }

  /// How a list stands.
  public enum Layout: String, Sendable, CaseIterable {
    /// In an object, under its key.
    case object
    /// By itself.
    case array
  }

  /// The keys under which a title can stand.
  public enum TitleKey: String, Sendable, CaseIterable {
    /// `title`
    case title
    /// `name`
    case name
    /// `header`
    case header
  }
}
