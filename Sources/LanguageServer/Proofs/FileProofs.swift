import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence
import Explaining

/// What runs found out about the cards of a file that a client has open.
///
/// They are made where checks are made, so that a program which runs for long holds up no answer.
public struct FileProofs: Sendable {
  /// The path of the file inside its curriculum.
  public let path: String
  /// The text that was proven.
  let bytes: [UInt8]
  /// The cards with programs, in order; of a quiz its questions.
  let cards: [CardProof]
  /// The claims of all its cards, those without programs among them.
  let claims: ClaimCounts

  /// Finds out about the cards of a file; those that were looked at lately are not run again.
  ///
  /// - Parameter isStale: Whether the text has changed meanwhile, so that nobody wants to know any more; nil where it
  ///   cannot. Once it is true it has to stay true.
  /// - Returns: Nil where it went stale.
  public init?(
    of path: String, in curriculum: CheckedCurriculum, unless isStale: (@Sendable () -> Bool)?
  ) {
    self.path = path
    bytes = curriculum.document(at: "\(curriculum.root)/\(path)")?.source.bytes ?? []
    let episode = curriculum.authored.episodes.first { $0.document.path == path }
    var cards: [CardProof] = []
    var claims = ClaimCounts()
    if let episode {
      let limits = curriculum.authored.settings.limits
      guard let proven = curriculum.planner.prove(episode, limits: limits, unless: isStale) else { return nil }
      for entry in proven.cards {
        let content = entry.card.card.content
        if let claim = entry.evidence.claim(on: content, in: entry.subject.language) { claims.count(claim) }
        for variant in entry.variants { claims.count(VariantCheck(variant, of: entry).claim) }
        guard content.hasPrograms else { continue }
        cards.append(
          CardProof(path: entry.path, card: entry.card, locale: episode.locale, evidence: entry.evidence))
      }
    }
    self.cards = cards
    self.claims = claims
  }

  /// The card whose mapping has a byte, the innermost; nil for a place in none with programs.
  func card(at offset: Int) -> CardProof? {
    cards.last { $0.span.contains(offset) }
  }

}

/// What runs found out about a card.
struct CardProof: Sendable {
  /// Its full id.
  let path: ItemPath
  /// What its author wrote.
  let card: AuthoredCard
  /// The language of its texts, as a language tag.
  let locale: String
  /// What was found out.
  let evidence: CardEvidence

  /// The bytes of the card in its file.
  var span: Span { card.span }

  /// The same in words.
  var summary: EvidenceSummary { EvidenceSummary(evidence, of: card, in: locale) }

  /// Whether what it claims about programs holds; nil where it claims nothing.
  var verdict: ProofVerdict? { evidence.verdict(on: card.card.content) }
}
