import Authoring
import Diagnostics

/// Leaves out the findings whose cause is reported, as the rules say with `yieldsTo`.
///
/// It looks at what an author is shown: a cause that is silenced or switched off explains nothing.
struct Arbitration {
  private let files: FilesByPath

  /// By the code of a finding, the causes to which it yields: those of rules, and those of errors met while files were
  /// read, of which a run may say more.
  private static let causes = AllRules.all.reduce(
    into: ["missing-key": readingCauses, "wrong-type": readingCauses] as [Diagnostic.Code: [Cause]]
  ) { causes, rule in
    if !rule.yieldsTo.isEmpty { causes[rule.description.code] = rule.yieldsTo }
  }

  private static let readingCauses = [Cause.atSamePlace("wrong-result")]

  init(_ files: FilesByPath) { self.files = files }

  /// What is left of findings.
  func settle(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let present = Set(diagnostics.map(\.code))
    let causes = Self.causes.filter { code, causes in
      present.contains(code) && causes.contains { present.contains($0.code) }
    }
    guard !causes.isEmpty else { return diagnostics }
    var found: [Site: Severity] = [:]
    let wanted = Set(causes.values.joined())
    for diagnostic in diagnostics {
      for cause in wanted where cause.code == diagnostic.code {
        for site in [site(of: diagnostic, cause)].compactMap({ $0 }) {
          found[site] = max(diagnostic.severity, found[site] ?? .info)
        }
      }
    }
    return diagnostics.filter { diagnostic in
      !(causes[diagnostic.code] ?? []).contains { isReported($0, of: diagnostic, found) }
    }
  }

  /// What was found where: a line, a card or a place of a file, or somewhere in the curriculum.
  private struct Site: Hashable {
    let cause: Cause
    var file = ""
    var start = 0
    var end = 0
  }

  private func isReported(_ cause: Cause, of finding: Diagnostic, _ found: [Site: Severity]) -> Bool {
    switch cause.scope {
    case .sameLine, .samePlace: return site(of: finding, cause).flatMap { found[$0] } == .error
    case .sameCard: return site(of: finding, cause).map { found[$0] != nil } ?? false
    case .noted:
      return finding.notes.compactMap(\.location).contains { place in
        found[Self.site(of: place, cause)].map { $0 >= finding.severity } ?? false
      }
    case .cycle:
      let places = finding.notes.count { $0.location != nil }
      return places > 1 && found[Site(cause: cause)].map { $0 >= finding.severity } ?? false
    }
  }

  /// Where a finding stands as a cause is looked for; nil where it is on no card.
  private func site(of finding: Diagnostic, _ cause: Cause) -> Site? {
    let place = finding.location
    switch cause.scope {
    case .samePlace, .noted: return Self.site(of: place, cause)
    case .cycle: return Site(cause: cause)
    case .sameLine:
      return files.document(at: place).map {
        Site(cause: cause, file: place.file, start: $0.lines.line(of: place.span.start))
      }
    case .sameCard:
      return card(at: place).map { Site(cause: cause, file: place.file, start: $0.start, end: $0.end) }
    }
  }

  private static func site(of place: Location, _ cause: Cause) -> Site {
    Site(cause: cause, file: place.file, start: place.span.start, end: place.span.end)
  }

  /// The bytes of the card, or the question of a quiz, in which a place is; nil outside of cards.
  private func card(at place: Location) -> Span? {
    guard let episode = files.episode(at: place) else { return nil }
    let cards = episode.cards.flatMap { $0.withQuestions.map(\.span) }
    return cards.last { $0.start <= place.span.start && place.span.start < $0.end }
  }
}
