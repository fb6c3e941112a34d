internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// Collects what the rules find on one thread; what one rule finds in a file beyond some hundreds is only counted.
final class Findings {
  private var kept: [Source: BoundedDiagnostics] = [:]
  /// What was counted so far.
  var statistics = LintStatistics()
  /// The cards with programs so far, where somebody wants their evidence.
  private(set) var cards: [ProvenCard] = []
  private let keepsEvidence: Bool

  /// What found something, and where.
  private struct Source: Hashable {
    let code: Diagnostic.Code
    let file: String
  }

  /// Nothing found yet; `keepsEvidence` says whether somebody wants the evidence on cards.
  init(keepsEvidence: Bool = false) { self.keepsEvidence = keepsEvidence }

  /// Counts what is known about a card with programs, and keeps it where somebody wants it.
  func note(_ card: ProvenCard, _ content: CardContent) {
    statistics.count(card.evidence, on: content, at: card.path)
    if keepsEvidence { cards.append(card) }
  }

  /// What was found so far, in no particular order.
  var diagnostics: [Diagnostic] { kept.values.flatMap(\.inOrderOfReport) }

  /// Adds a finding of a rule at the rule's own severity, made only while there is room; settings change it at the end.
  func report(
    _ rule: any Rule.Type, in document: Document, at location: @autoclosure () -> Location,
    _ message: @autoclosure () -> String, label: @autoclosure () -> String? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = [], help: @autoclosure () -> String? = nil,
    fixes: @autoclosure () -> [Fix] = []
  ) {
    let description = rule.description
    kept[Source(code: description.code, file: document.source.path), default: Self.room(in: document)].report(
      Diagnostic(
        description.code, description.severity, at: location(), message(), label: label(), notes: notes(),
        help: help(), fixes: fixes()))
  }

  /// Room for some hundreds; for all where comments silence some, which must not take the room of the others.
  private static func room(in document: Document) -> BoundedDiagnostics {
    Suppressions.mayBeIn(document) ? BoundedDiagnostics(most: .max) : BoundedDiagnostics()
  }
}

/// What a rule looks at in one file.
protocol FindingContext {
  /// The file.
  var document: Document { get }
  /// Where findings go.
  var findings: Findings { get }
}

extension FindingContext {
  /// Adds a finding of a rule, made only while there is room for it.
  func report(
    _ rule: any Rule.Type, at location: @autoclosure () -> Location, _ message: @autoclosure () -> String,
    label: @autoclosure () -> String? = nil, notes: @autoclosure () -> [Diagnostic.Note] = [],
    help: @autoclosure () -> String? = nil, fixes: @autoclosure () -> [Fix] = []
  ) {
    findings.report(
      rule, in: document, at: location(), message(), label: label(), notes: notes(), help: help(), fixes: fixes())
  }
}
