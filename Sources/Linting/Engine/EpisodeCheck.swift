import Authoring
import CurriculumBundle
import Evidence

/// Looks at an episode with the chosen rules, card by card.
struct EpisodeCheck {
  private let rules: ChosenRules
  private let episode: EpisodeContext
  private let evidence: EvidenceByCard
  private let findings: Findings
  private let document: Document

  init(_ rules: ChosenRules, _ episode: EpisodeContext, _ evidence: EvidenceByCard, _ findings: Findings) {
    self.rules = rules
    self.episode = episode
    document = episode.document
    self.evidence = evidence
    self.findings = findings
  }

  /// Adds what the rules find in the episode to the findings, and counts its cards.
  ///
  /// Each rule looks at all cards before the next one does: a processor that goes through all rules at each card has
  /// forgotten the first one's instructions by the next card.
  func check() {
    let isWhole = episode.authored.isWhole
    for rule in rules.episodeRules where isWhole || rule.premise < .episode {
      findings.add(rule.findings(in: episode), of: rule, in: document)
    }
    guard let written = document.written else { return }
    let text = TextContext(in: written, episode.limits)
    rules.checkTexts([.title: episode.header.title, .summary: episode.header.summary], text, findings)
    let cards = CardReferences(notedCards)
    checkCards(cards)
    checkPrograms(of: cards.filter(\.hasPrograms))
    checkCodes(of: cards)
    cards.forEach { checkTexts(of: $0, text) }
    cards.filter(\.hasVariants).forEach { $0.variants.forEach(checkVariant) }
  }

  /// The cards and the questions of quizzes, in their order, each of them counted.
  private var notedCards: [CardContext] {
    evidence.cards.map { entry in
      let card = CardContext(entry, in: episode)
      findings.note(card, at: CardIndex(entry.index, question: entry.question))
      return card
    }
  }

  private func checkCards(_ cards: CardReferences) {
    for rule in rules.cardRules { check(cards, with: rule) { rule.findings(in: $0) } }
    let withPolls = cards.filter { $0.choices != nil }
    let withoutPolls = withPolls.filter { !$0.isPoll }
    for rule in rules.choiceRules {
      check(rule.judgesPolls ? withPolls : withoutPolls, with: rule) { rule.findings(in: $0) }
    }
    let codes = cards.filter { $0.code != nil || $0.hasPrograms && $0.codeEvidence != nil || $0.hasCodeAnswers }
    for rule in rules.codeRules { check(codes, with: rule) { rule.findings(in: $0) } }
  }

  /// Adds what a rule finds on each card.
  @inline(__always)
  private func check(_ cards: CardReferences, with rule: any Rule.Type, findings: (CardContext) -> [Finding]) {
    cards.forEach { self.findings.add(findings($0), of: rule, in: document) }
  }

  private func checkPrograms(of cards: CardReferences) {
    for rule in rules.programRules { check(cards, with: rule) { rule.findings(in: $0) } }
    cards.forEach { card in
      guard let task = TaskContext(card) else { return }
      for rule in rules.taskRules { findings.add(rule.findings(in: task, on: card), of: rule, in: document) }
    }
  }

  private func checkCodes(of cards: CardReferences) {
    guard !rules.codeTextRules.isEmpty else { return }
    cards.forEach { card in
      for code in card.codes {
        for rule in rules.codeTextRules { findings.add(rule.findings(in: code), of: rule, in: document) }
      }
    }
  }

  /// Checks a variant as the code of its card; what is found elsewhere on the card is found without it.
  private func checkVariant(_ card: CardContext) {
    let span = card.location(of: card.fields.code).span
    func add(_ found: [Finding], of rule: any Rule.Type) {
      let inside = found.filter { span.start <= $0.location.span.start && $0.location.span.end <= span.end }
      findings.add(inside, of: rule, in: document)
    }
    for rule in rules.codeRules { add(rule.findings(in: card), of: rule) }
    for rule in rules.programRules { add(rule.findings(in: card), of: rule) }
    for code in card.codes {
      for rule in rules.codeTextRules { add(rule.findings(in: code), of: rule) }
    }
  }

  /// Checks the texts of a card: its own, and those in the mappings of a list, such as feedback.
  private func checkTexts(of card: CardContext, _ text: TextContext) {
    text.enter(card)
    if let shown = card.shownTexts {
      card.content.forEachText(of: shown) {
        text.go(to: $0, key: $1, index: $2)
        rules.check(text, findings)
      }
    }
    for nested in card.nestedTexts {
      text.go(to: nested)
      rules.check(text, findings)
    }
  }
}

/// Cards that many rules look at, one after another.
///
/// To count for each rule that each card is looked at took a fiftieth of a lint; the list keeps them anyway.
private struct CardReferences {
  private let cards: [CardContext]
  private let references: [Unmanaged<CardContext>]

  init(_ cards: [CardContext]) { self.init(cards, cards.map { .passUnretained($0) }) }

  private init(_ cards: [CardContext], _ references: [Unmanaged<CardContext>]) {
    self.cards = cards
    self.references = references
  }

  /// Those of the cards that fulfill a condition.
  func filter(_ isIncluded: (CardContext) -> Bool) -> CardReferences {
    withExtendedLifetime(cards) {
      CardReferences(cards, references.filter { $0._withUnsafeGuaranteedRef(isIncluded) })
    }
  }

  @inline(__always)
  func forEach(_ body: (CardContext) -> Void) {
    withExtendedLifetime(cards) { for card in references { card._withUnsafeGuaranteedRef(body) } }
  }
}

extension ChosenRules {
  /// The findings in one episode, and the cards that were checked.
  func check(
    _ episode: AuthoredEpisode, _ evidence: EvidenceByCard, limits: LintLimits, isEnglish: Bool, keepsEvidence: Bool,
    keepsConcepts: Bool
  ) -> EpisodeFindings {
    let findings = Findings(keepsEvidence: keepsEvidence, keepsConcepts: keepsConcepts)
    var cards: [Card] = []
    cards.reserveCapacity(evidence.cards.count)
    for entry in evidence.cards where entry.question == nil { cards.append(entry.card.card) }
    let context = EpisodeContext(episode, cards, limits, isEnglish: isEnglish)
    EpisodeCheck(self, context, evidence, findings).check()
    return EpisodeFindings(
      diagnostics: findings.diagnostics, statistics: findings.statistics, time: time(of: context),
      concepts: findings.concepts, cards: findings.cards)
  }
}
