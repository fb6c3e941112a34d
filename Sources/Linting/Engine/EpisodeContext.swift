internal import Authoring
internal import CurriculumBundle

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

  init(_ authored: AuthoredEpisode, _ limits: LintLimits, isEnglish: Bool, _ findings: Findings) {
    self.authored = authored
    self.isEnglish = isEnglish
    self.limits = limits
    self.findings = findings
  }

  /// Its file.
  var document: Document { authored.document }
  /// The episode.
  var episode: Episode { authored.episode }
}
