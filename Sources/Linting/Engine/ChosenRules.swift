internal import Authoring
internal import Diagnostics

/// The rules of one run by what they look at.
struct ChosenRules: Sendable {
  let cardRules: [any CardRule.Type]
  let episodeRules: [any EpisodeRule.Type]
  let curriculumRules: [any CurriculumRule.Type]

  init(_ rules: [any Rule.Type]) {
    cardRules = rules.compactMap { $0 as? any CardRule.Type }
    episodeRules = rules.compactMap { $0 as? any EpisodeRule.Type }
    curriculumRules = rules.compactMap { $0 as? any CurriculumRule.Type }
  }

  /// What one episode's findings are, and what was looked at.
  func check(
    _ episode: AuthoredEpisode, limits: LintLimits
  ) -> (diagnostics: [Diagnostic], statistics: LintStatistics) {
    let findings = Findings()
    let context = EpisodeContext(authored: episode, limits: limits, findings: findings)
    for rule in episodeRules { rule.check(context) }
    for index in episode.episode.cards.indices {
      let card = episode.card(at: index)
      let program = CardProgram(card, language: episode.language, limits: limits, findings: findings)
      let context = CardContext(
        authored: card, episode: episode, limits: limits, program: program, findings: findings)
      for rule in cardRules { rule.check(context) }
    }
    findings.statistics.cards = episode.episode.cards.count
    return (findings.diagnostics, findings.statistics)
  }
}
