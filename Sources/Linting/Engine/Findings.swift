import Authoring
import Claims
import Diagnostics

/// Collects what the rules find on one thread; what one rule finds in a file beyond some hundreds is only counted.
final class Findings {
  private var kept: [Source: BoundedDiagnostics] = [:]
  /// What was counted so far.
  var statistics = LintStatistics()
  /// The cards so far with programs or with answers that are code, where somebody wants their evidence.
  private(set) var cards: [ProvenCard] = []
  private let keepsEvidence: Bool
  /// What the programs of the cards use; nil where nobody asks.
  private(set) var concepts: ConceptUses?

  /// What found something, and where.
  private struct Source: Hashable {
    let code: Diagnostic.Code
    let file: String
  }

  /// Nothing found yet; `keepsEvidence` says whether somebody wants the evidence on cards, `keepsConcepts` what their
  /// programs use.
  init(keepsEvidence: Bool = false, keepsConcepts: Bool = false) {
    self.keepsEvidence = keepsEvidence
    concepts = keepsConcepts ? ConceptUses() : nil
  }

  /// Counts a card, and keeps what is known about it where somebody wants it.
  func note(_ card: CardContext, at index: CardIndex) {
    statistics.cards += 1
    concepts?.add(card.content, in: card.episode.authored.locale, at: index, card.concepts)
    if card.hasVariants { statistics.countVariants(of: card) }
    guard card.hasPrograms || card.hasCodeAnswers else {
      return statistics.count(card, card.content.claimInWords)
    }
    let evidence = card.evidence
    let proofs = evidence.proofs(on: card.content)
    statistics.count(card, evidence.claim(on: card.content, in: card.language, proofs))
    statistics.count(evidence, proofs, of: card)
    if keepsEvidence { cards.append(ProvenCard(path: card.path, evidence: evidence)) }
  }

  /// What was found so far, in no particular order.
  var diagnostics: [Diagnostic] { kept.values.flatMap(\.inOrderOfReport) }

  /// Keeps what a rule found in a file.
  @inline(__always)
  func add(_ found: [Finding], of rule: any Rule.Type, in document: Document) {
    // Most rules find nothing most of the time, and are asked about each card.
    if !found.isEmpty { keep(found, of: rule, in: document) }
  }

  private func keep(_ found: [Finding], of rule: any Rule.Type, in document: Document) {
    let description = rule.description
    for finding in found {
      kept[Source(code: description.code, file: document.source.path), default: Self.room(in: document)].report(
        Diagnostic(finding, of: description))
    }
  }

  /// Keeps what a rule found in several files.
  func add(_ found: [Finding], of rule: any Rule.Type, in files: FilesByPath) {
    for finding in found {
      if let document = files.document(at: finding.location) ?? files.main { add([finding], of: rule, in: document) }
    }
  }

  /// Room for some hundreds; for all where comments silence some, which must not take the room of the others.
  private static func room(in document: Document) -> BoundedDiagnostics {
    document.mayInstruct ? BoundedDiagnostics(most: .max) : BoundedDiagnostics()
  }
}
