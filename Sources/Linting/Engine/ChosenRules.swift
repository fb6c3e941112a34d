internal import Authoring
internal import Diagnostics

/// The rules of one run by what they look at.
struct ChosenRules: Sendable {
  private var textChecks: [@Sendable (TextContext) -> Void] = []
  private var cardChecks: [@Sendable (CardContext) -> Void] = []
  private var codeChecks: [@Sendable (CardContext) -> Void] = []
  private var choiceChecks: [@Sendable (CardContext) -> Void] = []
  private var episodeChecks: [@Sendable (EpisodeContext) -> Void] = []
  private var curriculumChecks: [@Sendable (CurriculumContext) -> Void] = []

  init(_ rules: [any Rule.Type]) {
    for check in rules.flatMap({ $0.checks }) {
      switch check.target {
      case .text(let check): textChecks.append(check)
      case .card(let check): cardChecks.append(check)
      case .code(let check): codeChecks.append(check)
      case .choices(let check): choiceChecks.append(check)
      case .episode(let check): episodeChecks.append(check)
      case .curriculum(let check): curriculumChecks.append(check)
      }
    }
  }

  /// Checks what concerns the curriculum as a whole.
  func check(_ curriculum: CurriculumContext) {
    for check in curriculumChecks { check(curriculum) }
  }

  /// What one episode's findings are, and what was looked at.
  func check(
    _ episode: AuthoredEpisode, limits: LintLimits
  ) -> (diagnostics: [Diagnostic], statistics: LintStatistics) {
    let findings = Findings()
    let context = EpisodeContext(episode, limits, findings)
    for check in episodeChecks { check(context) }
    checkTexts(["title": episode.episode.title, "summary": episode.episode.summary], episode.document, findings)
    for index in episode.episode.cards.indices { check(CardContext(episode.card(at: index), in: context)) }
    findings.statistics.cards = episode.episode.cards.count
    return (findings.diagnostics, findings.statistics)
  }

  private func check(_ card: CardContext) {
    for check in cardChecks { check(card) }
    if card.choices != nil { for check in choiceChecks { check(card) } }
    if card.code != nil { for check in codeChecks { check(card) } }
    checkTexts(card)
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
      let context = TextContext(text, key: key, index: nil, in: document, root, findings)
      for check in textChecks { check(context) }
    }
  }

  private func checkTexts(_ card: CardContext) {
    card.content.forEachText { text, key, index in
      let context = TextContext(
        text, key: key, index: index, in: card.authored.document, card.authored.node, card.findings)
      for check in textChecks { check(context) }
    }
  }
}
