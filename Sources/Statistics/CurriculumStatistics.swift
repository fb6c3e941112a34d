/// What a curriculum holds and what is known of it, as numbers: the value behind every view of `hornbook stats`.
///
/// It follows from the files alone: the same files give the same value on every machine, but for their paths, which are
/// those under which they are shown.
///
///     let statistics = CurriculumStatistics(authored, EvidencePlanner())
///     statistics.totals.episodes          // 19
///     statistics.mutants.whole.score      // 0.9847
public struct CurriculumStatistics: Sendable, Hashable, Codable {
  /// Rises when a reader of the older shape would misread the newer.
  public static let currentVersion = 1

  /// The version of its shape.
  public let version: Int
  /// What the curriculum is called.
  public let title: String
  /// The language of its texts as a BCP 47 tag.
  public let locale: String
  /// Whether every file was read without an error, so that nothing is missing from the numbers.
  public let isComplete: Bool
  /// The modules that are not published yet, and whether all other numbers count them.
  public let drafts: DraftCounts
  /// How many items there are.
  public let totals: ItemCounts
  /// How many cards there are of each kind and in each language.
  public let cards: CardCounts
  /// How long the modules take.
  public let minutes: MinuteTotals
  /// How hard the texts are to read.
  public let reading: ReadingStatistics
  /// What came of the claims on cards.
  public let proofs: ProofStatistics
  /// What became of wrong programs on the checks of tasks.
  public let mutants: MutantStatistics
  /// The concepts, those first that a learner meets first.
  public let concepts: [ConceptStatistics]
  /// The modules, in order.
  public let modules: [ModuleStatistics]
  /// What unlocks what.
  public let unlocks: UnlockGraph
}

/// The modules that are not published yet.
public struct DraftCounts: Sendable, Hashable, Codable {
  /// Whether all other numbers count them.
  public let areCounted: Bool
  /// How many modules are drafts.
  public let modules: Int
  /// How many episodes are in them.
  public let episodes: Int
  /// How many cards are in them.
  public let cards: Int
}

/// How many items there are.
public struct ItemCounts: Sendable, Hashable, Codable {
  /// The modules.
  public let modules: Int
  /// The blocks of all modules.
  public let blocks: Int
  /// The episodes of all blocks.
  public let episodes: Int
  /// The cards of all episodes; the questions of a quiz are one card.
  public let cards: Int
  /// The questions of all quizzes.
  public let questions: Int
}

/// How long the modules take together, in minutes.
public struct MinuteTotals: Sendable, Hashable, Codable {
  /// The sum of what modules state.
  public let stated: Int
  /// How many modules state how long they take.
  public let statingModules: Int
  /// How many do not.
  public let silentModules: Int
  /// What all cards take by the estimate of the rule `implausible-minutes`.
  public let estimated: Int
}
