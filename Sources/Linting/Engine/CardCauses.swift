internal import Authoring
internal import Diagnostics

/// Which errors of a card are left out because another finding on it names their cause.
struct CardCauses {
  private let authored: AuthoredCurriculum

  /// By the code of a rule, the codes of those that it yields to.
  private static let causes = AllRules.all.reduce(into: [Diagnostic.Code: Set<Diagnostic.Code>]()) { causes, rule in
    let codes = rule.yieldsTo.map { $0.description.code }
    if !codes.isEmpty { causes[rule.description.code] = Set(codes) }
  }

  private static let allCauses = causes.values.reduce(into: Set()) { $0.formUnion($1) }

  init(_ authored: AuthoredCurriculum) { self.authored = authored }

  /// Findings without the errors that another one of the same card explains.
  func withoutEffects(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var found: [String: [(cause: Diagnostic.Code, card: Span)]] = [:]
    for diagnostic in diagnostics where Self.allCauses.contains(diagnostic.code) && diagnostic.severity == .error {
      guard let card = card(at: diagnostic.location) else { continue }
      found[diagnostic.location.file, default: []].append((diagnostic.code, card))
    }
    guard !found.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error, let causes = Self.causes[diagnostic.code],
        let inFile = found[diagnostic.location.file]
      else { return true }
      let start = diagnostic.location.span.start
      return !inFile.contains { causes.contains($0.cause) && $0.card.start <= start && start < $0.card.end }
    }
  }

  /// The bytes of the card in which a place lies.
  private func card(at location: Location) -> Span? {
    guard let episode = authored.episodes.first(where: { $0.document.source.path == location.file }) else { return nil }
    return episode.cardNodes.lazy.map { episode.document.tree.span(of: $0) }
      .first { $0.start <= location.span.start && location.span.start < $0.end }
  }
}
