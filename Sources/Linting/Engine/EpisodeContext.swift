internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import YAMLSource

/// An episode with all that a rule may ask about it.
final class EpisodeContext: FindingContext {
  /// The episode with its places.
  let authored: AuthoredEpisode
  /// The numbers against which rules measure.
  let limits: LintLimits
  /// Whether its texts are in English.
  let isEnglish: Bool
  /// Where findings go.
  let findings: Findings
  /// Finds out what runs of its programs tell; nil where nobody asks.
  private let planner: EvidencePlanner?

  /// The rules that look at it.
  private let rules: Set<Diagnostic.Code>
  /// The comments in its file that silence findings.
  private lazy var suppressions = Suppressions([document], threads: 1)

  init(
    _ authored: AuthoredEpisode, _ limits: LintLimits, isEnglish: Bool, rules: Set<Diagnostic.Code> = [],
    _ findings: Findings, _ planner: EvidencePlanner? = nil
  ) {
    self.authored = authored
    self.planner = planner
    self.rules = rules
    self.isEnglish = isEnglish
    self.limits = limits
    self.findings = findings
  }

  /// Whether a finding of a rule at a place is told: the rule looks at the episode, and no comment silences it there.
  func tells(_ rule: any Rule.Type, at location: Location) -> Bool {
    rules.contains(rule.description.code) && !suppressions.silence(rule.description.code, at: location)
  }

  /// All that runs of a card's programs find out.
  func evidence(on card: Card, at node: YAMLTree.NodeID) -> CardEvidence {
    guard let planner, card.content.hasPrograms else { return .none }
    let authored = AuthoredCard(card: card, document: document, node: node)
    return planner.evidence(on: EvidenceSubject(authored, module: self.authored.language, limits: limits))
  }

  /// Its file.
  var document: Document { authored.document }
  /// The episode.
  var episode: Episode { authored.episode }
}
