public import Authoring
public import CurriculumBundle
public import Evidence

/// Which episode teaches, shows, practises and asks which concept.
///
///     ConceptMatrix(authored).rows.first { $0.concept == "python.for" }?.cells[2]   // [.taught, .practised]
public struct ConceptMatrix: Sendable {
  /// A concept with what each episode does with it.
  public struct Row: Sendable {
    /// The concept's stable name: `python.for`.
    public let concept: String
    /// What each episode does with it, in the order of `episodes`.
    public let cells: [Set<ConceptMark>]
  }

  /// The full ids of all published episodes, in order.
  public let episodes: [ItemPath]
  /// The concepts, those first that are met first.
  public let rows: [Row]

  /// The matrix of a curriculum, drafts left out; `onlyTaught` leaves out what no episode names under `teaches`.
  public init(_ authored: AuthoredCurriculum, onlyTaught: Bool = false) {
    let published = authored.withoutDrafts
    let limits = authored.settings.limits
    let concepts = CurriculumConcepts(
      published, published.episodes.map { EpisodeConcepts(authored: $0, uses: ConceptUses($0, limits)) })
    episodes = concepts.episodes.map(\.authored.path)
    var order: [String] = []
    var seen: Set<String> = []
    for episode in concepts.episodes {
      let used = onlyTaught ? [] : episode.entries.map(\.concept)
      for concept in episode.taught + used where seen.insert(concept).inserted { order.append(concept) }
    }
    rows = order.map { concept in
      Row(
        concept: concept,
        cells: concepts.episodes.map { episode in
          let marks = episode[concept]?.marks ?? []
          return episode.taught.contains(concept) ? marks.union([.taught]) : marks
        })
    }
  }
}
