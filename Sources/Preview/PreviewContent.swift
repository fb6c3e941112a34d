public import Authoring
public import Claims
import CurriculumBundle
public import Diagnostics
public import Evidence
import Linting
import Serving

/// A curriculum as it was read and checked at one moment; what all answers are made of.
public struct PreviewContent: Sendable {
  /// Rises with each change of a file.
  public let version: Int
  /// What was read, drafts included: an author wants to see them.
  public let authored: AuthoredCurriculum
  /// What was found, sorted by file and position.
  public let findings: [Diagnostic]
  /// Finds out about the cards, but for what it found out lately.
  let planner: EvidencePlanner
  /// The claims of the cards, and how they came out.
  let claims: ClaimCounts
  /// When what opens.
  let rules: UnlockRules
  /// What is shown of each episode, by its full id.
  private let episodes: [ItemPath: (module: Int, block: Int, episode: Int)]
  /// The files by the paths under which they are shown.
  private let documents: [String: Document]
  /// The episodes by their blocks of whose files nothing can be read as content.
  let unreadable: [ItemPath: [ItemPath]]
  /// The titles under which unreadable episodes were known before, by their full ids.
  private(set) var formerTitles: [ItemPath: String] = [:]
  /// The item that each finding is about, in their order; nil where it is about no item.
  let items: [ItemPath?]

  /// A curriculum from what was read and found.
  ///
  /// - Parameter planner: Finds out about its cards; what it remembers is not run again.
  public init(
    version: Int, _ authored: AuthoredCurriculum, _ findings: [Diagnostic], claims: ClaimCounts = ClaimCounts(),
    planner: EvidencePlanner = EvidencePlanner()
  ) {
    self.planner = planner
    self.version = version
    self.authored = authored
    self.findings = findings
    self.claims = claims
    rules = UnlockRules(authored.outlineOfEverything)
    var episodes: [ItemPath: (Int, Int, Int)] = [:]
    for (module, held) in authored.modules.enumerated() {
      for (block, held) in held.blocks.enumerated() {
        for (episode, held) in held.episodes.enumerated() { episodes[held.path] = (module, block, episode) }
      }
    }
    self.episodes = episodes
    let files = authored.documents.compactMap { ItemPath(episodeFile: $0.path) }.filter { episodes[$0] == nil }
    unreadable = Dictionary(grouping: files) { $0.parent ?? $0 }
    documents = Dictionary(authored.documents.map { ($0.source.path, $0) }) { first, _ in first }
    let locations = ItemLocations(authored, unreadable: files)
    items = findings.map { locations.item(at: $0.location) }
  }

  /// The episode with a full id; nil when there is none.
  func episode(_ path: ItemPath) -> AuthoredEpisode? {
    episodes[path].map { authored.modules[$0.module].blocks[$0.block].episodes[$0.episode] }
  }

  /// The card with a full id, or the question of a quiz, and its episode.
  ///
  /// - Throws: `HTTPResponse.Failure` when there is none.
  func card(_ path: ItemPath) throws(HTTPResponse.Failure) -> (card: AuthoredCard, episode: AuthoredEpisode) {
    let ids = path.components
    guard ids.count == 4 || ids.count == 5,
      let episode = episode(ItemPath(ids.prefix(3).joined(separator: "/"))),
      let card = episode.cards.first(where: { ItemPath($0.card.id) == ItemPath(String(ids[3])) })
    else { throw .notFound("there is no card '\(path)'") }
    guard ids.count == 5 else { return (card, episode) }
    guard let question = card.questions.first(where: { ItemPath($0.card.id) == ItemPath(String(ids[4])) }) else {
      throw .notFound("there is no question '\(path)'")
    }
    return (question, episode)
  }

  /// The same, with the titles that its unreadable episodes had in an older one.
  func rememberingTitles(of old: PreviewContent) -> PreviewContent {
    var content = self
    for path in unreadable.values.joined() {
      content.formerTitles[path] = old.episode(path)?.episode.title ?? old.formerTitles[path]
    }
    return content
  }

  /// The full ids of a block's episodes in the order of its list, unreadable ones among them.
  func episodesInOrder(of block: AuthoredBlock) -> [ItemPath] {
    let read = block.episodes.map(\.path)
    guard let unread = unreadable[block.path] else { return read }
    let listed = block.listedEpisodes.map(block.path.appending)
    return listed.filter { read.contains($0) || unread.contains($0) }
      + (read + unread).filter { !listed.contains($0) }
  }

  /// A file by the path under which it is shown; nil for one that could not be read.
  func document(_ shown: String) -> Document? { documents[shown] }

  /// The line at which a location begins; nil in a file that could not be read.
  func line(of location: Location) -> Int? {
    document(location.file)?.lines.position(of: location.span.start).line
  }

  /// The modules as a learner gets them, drafts included.
  var modules: [Module] { authored.modules.map(\.module) }
}

extension ItemPath {
  /// The episode whose file has a path inside the curriculum; nil for other files.
  fileprivate init?(episodeFile path: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 3, names[0] != "assets", names[2].hasSuffix(".yaml"), names[2] != "block.yaml" else {
      return nil
    }
    self.init(String(path.dropLast(".yaml".count)))
  }
}

/// Finds the item at a location in the files.
struct ItemLocations {
  private var items: [String: [(span: Span, item: ItemPath)]] = [:]
  private var files: [String: ItemPath] = [:]

  init(_ authored: AuthoredCurriculum, unreadable: [ItemPath]) {
    let shown = Dictionary(authored.documents.map { ($0.path, $0.source.path) }) { first, _ in first }
    for episode in unreadable { shown["\(episode).yaml"].map { files[$0] = episode } }
    for module in authored.modules {
      files[module.document.source.path] = module.path
      if let library = module.library { files[library.document.source.path] = module.path }
    }
    for block in authored.blocks { files[block.document.source.path] = block.path }
    for episode in authored.episodes {
      let file = episode.document.source.path
      files[file] = episode.path
      items[file] = zip(episode.cardSpans, episode.cardIDs).map { ($0, episode.path.appending($1)) }
      items[file]? += episode.unreadCards.map { ($0.location.span, episode.path(of: $0)) }
    }
  }

  /// The card at a location, or else the item that its file is of; nil for a file that is of none.
  func item(at location: Location) -> ItemPath? {
    let card = items[location.file]?.first { $0.span.contains(location.span.start) }
    return card?.item ?? files[location.file]
  }
}

extension AuthoredEpisode {
  /// The path of a card that could not be read; one without an id has its number, which is not an id of letters.
  func path(of card: UnreadCard) -> ItemPath { path.appending(card.id ?? "#\(card.index + 1)") }
}
