internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// An episode with all that a rule may ask about it.
final class EpisodeContext: FindingContext {
  /// The episode with its places.
  let authored: AuthoredEpisode
  /// The numbers against which rules measure.
  let limits: LintLimits
  /// Whether its texts are in English.
  let isEnglish: Bool
  /// The language of its module; nil for one that this tool does not know.
  let language: CodeLanguage?
  /// Where findings go.
  let findings: Findings
  /// Finds out what runs of its programs tell; nil where nobody asks.
  private let planner: EvidencePlanner?

  init(
    _ authored: AuthoredEpisode, _ limits: LintLimits, isEnglish: Bool, _ findings: Findings,
    _ planner: EvidencePlanner? = nil
  ) {
    self.authored = authored
    language = CodeLanguage(rawValue: authored.language)
    self.planner = planner
    self.isEnglish = isEnglish
    self.limits = limits
    self.findings = findings
  }

  /// All that runs of a card's programs find out.
  func evidence(on card: AuthoredCard) -> CardEvidence {
    planner?.evidence(on: EvidenceSubject(card, module: authored.language, limits: limits)) ?? .none
  }

  /// Its file.
  var document: Document { authored.document }
  /// The episode.
  var episode: Episode { authored.episode }
}
