public import Claims
import Evidence

/// What a module holds.
public struct ModuleStatistics: Sendable, Hashable, Codable {
  /// Its full id.
  public let module: String
  /// What a learner sees it called.
  public let title: String
  /// The language of its code, where a card has no other.
  public let language: String
  /// Whether it is not published yet.
  public let isDraft: Bool
  /// How many blocks it has.
  public let blocks: Int
  /// How many episodes.
  public let episodes: Int
  /// How many cards, of each kind and in each language.
  public let cards: CardCounts
  /// How long it takes.
  public let minutes: ModuleMinutes
  /// How hard its texts are to read.
  public let reading: ReadingGrade
  /// How many concepts are taught and used in it.
  public let concepts: ConceptCounts
  /// What came of the claims on its cards.
  public let proofs: ProofCounts
  /// What became of wrong programs on the checks of its tasks.
  public let mutants: MutantScore
}

/// How long a module takes, in minutes.
public struct ModuleMinutes: Sendable, Hashable, Codable {
  /// What its author states; nil for nothing.
  public let stated: Int?
  /// What its cards take by the estimate of the rule `implausible-minutes`; 0 for a module without cards.
  public let estimated: Int
  /// Whether it has videos, which the estimate leaves out.
  public let hasVideos: Bool
}

/// How many concepts a module has to do with.
public struct ConceptCounts: Sendable, Hashable, Codable {
  /// Those that are taught in it, and nowhere before.
  public let taughtFirst: Int
  /// Those that its programs use.
  public let used: Int
}
