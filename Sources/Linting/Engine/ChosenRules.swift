internal import Authoring
internal import Diagnostics

/// The rules of one run by what they look at.
struct ChosenRules: Sendable {
  let textRules: [any TextRule.Type]
  let cardRules: [any CardRule.Type]
  let episodeRules: [any EpisodeRule.Type]
  let curriculumRules: [any CurriculumRule.Type]

  init(_ rules: [any Rule.Type]) {
    textRules = rules.compactMap { $0 as? any TextRule.Type }
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
    checkTexts(["title": episode.episode.title, "summary": episode.episode.summary], episode.document, findings)
    for index in episode.episode.cards.indices {
      let card = episode.card(at: index)
      let program = CardProgram(card, language: episode.language, limits: limits, findings: findings)
      let context = CardContext(
        authored: card, episode: episode, limits: limits, program: program, findings: findings)
      for rule in cardRules { rule.check(context) }
      checkTexts(context)
    }
    findings.statistics.cards = episode.episode.cards.count
    return (findings.diagnostics, findings.statistics)
  }

  /// Checks the texts of what holds episodes: the curriculum, its modules and blocks.
  func checkTexts(of authored: AuthoredCurriculum, isWanted: (String) -> Bool, _ findings: Findings) {
    func check(_ texts: KeyValuePairs<String, String?>, _ document: Document) {
      if isWanted(document.source.path) { checkTexts(texts, document, findings) }
    }
    if let document = authored.document { check(["title": authored.curriculum.title], document) }
    for module in authored.modules {
      let item = module.module
      check(["title": item.title, "summary": item.summary, "overview": item.overview], module.document)
      for block in module.blocks {
        check(["title": block.block.title, "overview": block.block.overview], block.document)
      }
    }
  }

  private func checkTexts(_ texts: KeyValuePairs<String, String?>, _ document: Document, _ findings: Findings) {
    guard let root = document.tree.root else { return }
    for case (let key, let text?) in texts {
      let context = TextContext(
        text: text, key: key, index: nil, document: document, node: root, findings: findings)
      for rule in textRules { rule.check(context) }
    }
  }

  private func checkTexts(_ card: CardContext) {
    card.content.forEachText { text, key, index in
      let context = TextContext(
        text: text, key: key, index: index, document: card.authored.document, node: card.authored.node,
        findings: card.findings)
      for rule in textRules { rule.check(context) }
    }
  }
}
