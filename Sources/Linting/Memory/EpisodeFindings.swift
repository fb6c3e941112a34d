import Authoring
import Diagnostics

/// What the rules found in an episode, and what they looked at.
struct EpisodeFindings: Sendable, Equatable, Codable {
  var diagnostics: [Diagnostic]
  var statistics: LintStatistics
  /// How long it takes a learner.
  var time = LessonTime()
  /// What its programs use; nil where no rule asks.
  var concepts: ConceptUses?
  /// The cards with programs, where somebody wants their evidence; it is not remembered.
  var cards: [ProvenCard] = []

  private enum CodingKeys: CodingKey { case diagnostics, statistics, time, concepts }
}
