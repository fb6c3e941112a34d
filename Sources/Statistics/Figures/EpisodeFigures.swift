import Authoring
import Claims
import CurriculumBundle
import Evidence

/// What is counted in an episode: all that is kept of the evidence on its cards.
struct EpisodeFigures: Sendable {
  private(set) var cards = CardTally()
  private(set) var time = LessonTime()
  /// Its texts, where they are in English.
  private(set) var reading = ReadingMeasure()
  private(set) var claims = ClaimTally()
  private(set) var tasks: [MutantStatistics.TaskScore] = []
  private(set) var concepts: ConceptMarks

  /// The figures of an episode; its programs are run where the planner does not know what they do.
  init(_ episode: AuthoredEpisode, _ limits: LintLimits, isEnglish: Bool, _ planner: EvidencePlanner) {
    concepts = ConceptMarks(teaches: episode.header.teaches)
    for card in episode.cards {
      let content = card.card.content
      cards.add(content, module: episode.language)
      time.add(content)
      if isEnglish { reading = reading + ReadingMeasure(of: content) }
    }
    for card in planner.prove(episode, limits: limits)?.cards ?? [] {
      add(card)
      card.variants.forEach { addVariant($0, of: card) }
    }
  }

  /// Counts what is known of a variant of a card's code, which claims that it comes to the same.
  private mutating func addVariant(_ variant: EvidenceByCard.Entry, of entry: EvidenceByCard.Entry) {
    concepts.add(variant.evidence.concepts)
    count(VariantCheck(variant, of: entry).claim, of: variant)
  }

  private mutating func count(_ claim: CardClaim, of entry: EvidenceByCard.Entry) {
    let (card, kind) = (entry.card, entry.card.card.content.kindName)
    claims.count(claim, kind: kind)
    guard claim.verdict != .proven, claim.subject != .words else { return }
    claims.keep(
      ProofStatistics.UnprovenClaim(
        card: entry.path.description, kind: kind, file: card.document.source.path, line: card.line,
        verdict: claim.verdict))
  }

  /// Counts what is known of a card, or of a question of a quiz.
  private mutating func add(_ entry: EvidenceByCard.Entry) {
    let (card, evidence, subject) = (entry.card, entry.evidence, entry.subject)
    let (content, path) = (card.card.content, entry.path)
    concepts.add(content.hasPrograms ? evidence.concepts : ConceptEvidence.all(on: subject))
    if let claim = evidence.claim(on: content, in: subject.language) { count(claim, of: entry) }
    guard let counts = evidence.task?.mutants.counts, counts.count > 0 else { return }
    tasks.append(
      MutantStatistics.TaskScore(
        card: path.description, file: card.document.source.path, line: card.line, mutants: MutantScore(counts)))
  }
}

extension AuthoredCard {
  /// The line on which it begins, from 1.
  fileprivate var line: Int { document.lines.position(of: location.span.start).line }
}
