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
    let cards = notedCards
    checkCards(cards)
    checkPrograms(of: cards.filter(\.hasPrograms))
    checkCodes(of: cards)
    for card in cards { checkTexts(of: card, text) }
  }

  /// The cards and the questions of quizzes, in their order, each of them counted.
  private var notedCards: [CardContext] {
    evidence.cards.map { entry in
      let card = CardContext(entry.card, in: episode, of: entry.holder, evidence: entry.found)
      findings.note(card, at: CardIndex(entry.index, question: entry.question))
      return card
    }
  }

  private func checkCards(_ cards: [CardContext]) {
    let all = CardReferences(cards)
    for rule in rules.cardRules { check(all, with: rule) { rule.findings(in: $0) } }
    let choices = cards.filter { $0.choices != nil }
    let withoutPolls = CardReferences(choices.filter { !$0.isPoll })
    let withPolls = CardReferences(choices)
    for rule in rules.choiceRules {
      check(rule.judgesPolls ? withPolls : withoutPolls, with: rule) { rule.findings(in: $0) }
    }
    let codes = CardReferences(
      cards.filter { $0.code != nil || $0.hasPrograms && $0.codeEvidence != nil || $0.codeAnswers != nil })
    for rule in rules.codeRules { check(codes, with: rule) { rule.findings(in: $0) } }
  }

  /// Adds what a rule finds on each card.
  @inline(__always)
  private func check(_ cards: CardReferences, with rule: any Rule.Type, findings: (CardContext) -> [Finding]) {
    cards.forEach { self.findings.add(findings($0), of: rule, in: document) }
  }

  private func checkPrograms(of cards: [CardContext]) {
    let programs = CardReferences(cards)
    for rule in rules.programRules { check(programs, with: rule) { rule.findings(in: $0) } }
    for card in cards {
      guard let task = TaskContext(card) else { continue }
      for rule in rules.taskRules { findings.add(rule.findings(in: task, on: card), of: rule, in: document) }
    }
  }

  private func checkCodes(of cards: [CardContext]) {
    guard !rules.codeTextRules.isEmpty else { return }
    for code in cards.lazy.flatMap(\.codes) {
      for rule in rules.codeTextRules { findings.add(rule.findings(in: code), of: rule, in: document) }
    }
  }

  /// Checks the texts of a card: its own, and those in the mappings of a list, such as feedback.
  private func checkTexts(of card: CardContext, _ text: TextContext) {
    text.enter(card)
    card.content.forEachText {
      text.go(to: $0, key: $1, index: $2)
      rules.check(text, findings)
    }
    for nested in card.authored.nestedTexts {
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

  init(_ cards: [CardContext]) {
    self.cards = cards
    references = cards.map { .passUnretained($0) }
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
    let cards = evidence.cards.filter { $0.question == nil }.map(\.card.card)
    let context = EpisodeContext(episode, cards, limits, isEnglish: isEnglish)
    EpisodeCheck(self, context, evidence, findings).check()
    return EpisodeFindings(
      diagnostics: findings.diagnostics, statistics: findings.statistics, time: time(of: cards),
      concepts: findings.concepts, cards: findings.cards)
  }
}
