internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// The rules of one run by what they look at.
struct ChosenRules: Sendable {
  private var textRules: [any TextRule.Type] = []
  private var cardRules: [any CardRule.Type] = []
  private var codeRules: [any CodeRule.Type] = []
  private var codeTextRules: [any CodeTextRule.Type] = []
  private var choiceRules: [any ChoiceRule.Type] = []
  private var taskRules: [any TaskRule.Type] = []
  private var episodeRules: [any EpisodeRule.Type] = []
  private var moduleRules: [any ModuleRule.Type] = []
  private var curriculumRules: [any CurriculumRule.Type] = []
  private var conceptRules: [any ConceptRule.Type] = []

  /// The codes of all of them, in their order.
  let codes: [Diagnostic.Code]

  init(_ rules: [any Rule.Type]) {
    codes = rules.map { $0.description.code }
    for check in rules.flatMap({ $0.checks }) {
      switch check.target {
      case .text(let rule): textRules.append(rule)
      case .card(let rule): cardRules.append(rule)
      case .code(let rule): codeRules.append(rule)
      case .codeText(let rule): codeTextRules.append(rule)
      case .choices(let rule): choiceRules.append(rule)
      case .task(let rule): taskRules.append(rule)
      case .episode(let rule): episodeRules.append(rule)
      case .module(let rule): moduleRules.append(rule)
      case .curriculum(let rule): curriculumRules.append(rule)
      case .concepts(let rule): conceptRules.append(rule)
      // These look at what all others found, once all is settled.
      case .instructions: break
      }
    }
  }

  /// Checks what concerns the curriculum as a whole.
  func check(_ curriculum: CurriculumContext) {
    let isWhole = curriculum.authored.isWhole
    for rule in curriculumRules where isWhole || rule.premise < .curriculum { rule.check(curriculum) }
  }

  /// Whether any rule asks what is taught where.
  var needConcepts: Bool { !conceptRules.isEmpty }

  /// Checks what is taught, used and asked where.
  func check(_ concepts: CurriculumConcepts) {
    for rule in conceptRules { rule.check(concepts) }
  }

  /// Checks what concerns each module, given the time that each of its episodes takes, drafts and their episodes among
  /// them.
  func checkModules(of authored: AuthoredCurriculum, _ times: [LessonTime], _ findings: Findings) {
    var rest = times[...]
    for module in authored.modules {
      let count = module.blocks.reduce(0) { $0 + $1.episodes.count }
      let time = rest.prefix(count).reduce(LessonTime(), +)
      rest = rest.dropFirst(count)
      guard !module.isDraft, module.isWhole else { continue }
      let context = ModuleContext(authored: module, time: time, findings: findings)
      for rule in moduleRules { rule.check(context) }
    }
  }

  /// What rules about a module need to know of an episode; worked out while the episode is at hand.
  func time(of episode: AuthoredEpisode) -> LessonTime {
    var time = LessonTime()
    guard !moduleRules.isEmpty else { return time }
    for index in episode.episode.cards.indices { time.add(episode.episode.cards[index].content) }
    return time
  }

  /// What one episode's findings are, and what was looked at.
  func check(
    _ episode: AuthoredEpisode, limits: LintLimits, isEnglish: Bool, _ planner: EvidencePlanner,
    keepsEvidence: Bool = false
  ) -> EpisodeFindings {
    let findings = Findings(keepsEvidence: keepsEvidence)
    let context = EpisodeContext(episode, limits, isEnglish: isEnglish, findings, planner)
    for rule in episodeRules where episode.isWhole || rule.premise < .episode { rule.check(context) }
    if let root = episode.document.root {
      let text = TextContext(in: episode.document, root, limits, findings)
      checkTexts([.title: episode.episode.title, .summary: episode.episode.summary], text)
      for card in episode.cards { check(CardContext(card, in: context), text) }
    }
    return EpisodeFindings(
      diagnostics: findings.diagnostics, statistics: findings.statistics, time: time(of: episode),
      cards: findings.cards)
  }

  private func check(_ card: CardContext, _ text: TextContext) {
    card.findings.statistics.cards += 1
    for rule in cardRules { rule.check(card) }
    if card.choices != nil { for rule in choiceRules where rule.judgesPolls || !card.isPoll { rule.check(card) } }
    if card.code != nil { for rule in codeRules { rule.check(card) } }
    if let task = TaskContext(card) { for rule in taskRules { rule.check(card, task) } }
    if !codeTextRules.isEmpty { for code in card.codes { for rule in codeTextRules { rule.check(code) } } }
    if card.hasPrograms { card.findings.note(ProvenCard(path: card.path, evidence: card.evidence), card.content) }
    text.enter(card.node)
    card.content.forEachText {
      text.go(to: $0, key: $1, index: $2)
      for rule in textRules { rule.check(text) }
    }
    check(card.content.nestedTexts, of: card, text)
    if case .quiz = card.content { for question in card.questions { check(question, text) } }
  }

  /// Checks texts that stand in the mappings of a list: feedback, the parts of a lesson.
  private func check(_ nested: [CardContent.NestedTexts], of card: CardContext, _ text: TextContext) {
    for list in nested {
      for (texts, node) in zip(list.texts, card.document.elements(of: list.key, in: card.node)) {
        text.enter(node)
        for keyed in texts {
          text.go(to: keyed.text, key: keyed.key)
          for rule in textRules { rule.check(text) }
        }
      }
    }
  }

  /// Checks the texts of what holds episodes: the curriculum, its modules and blocks.
  func checkTexts(of authored: AuthoredCurriculum, isWanted: (String) -> Bool, _ findings: Findings) {
    func check(_ texts: KeyValuePairs<FieldKey, String?>, _ document: Document) {
      guard isWanted(document.source.path), let root = document.root else { return }
      checkTexts(texts, TextContext(in: document, root, authored.settings.limits, findings))
    }
    if let document = authored.document { check([.title: authored.curriculum.title], document) }
    for module in authored.modules {
      let item = module.module
      check([.title: item.title, .summary: item.summary, .overview: item.overview], module.document)
      for block in module.blocks {
        check([.title: block.block.title, .overview: block.block.overview], block.document)
      }
    }
  }

  private func checkTexts(_ texts: KeyValuePairs<FieldKey, String?>, _ context: TextContext) {
    for case (let key, let text?) in texts {
      context.go(to: text, key: key)
      for rule in textRules { rule.check(context) }
    }
  }
}
