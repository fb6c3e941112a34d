internal import Authoring
internal import Diagnostics

/// Which findings are left out because another one on the same line names their cause.
struct LineCauses {
  private let authored: AuthoredCurriculum

  /// By the code of a rule, the codes of those that it yields to.
  private static let causes = AllRules.all.reduce(into: [Diagnostic.Code: Set<Diagnostic.Code>]()) { causes, rule in
    let codes = rule.yieldsTo.map { $0.description.code }
    if !codes.isEmpty { causes[rule.description.code] = Set(codes) }
  }

  private static let allCauses = causes.values.reduce(into: Set()) { $0.formUnion($1) }

  init(_ authored: AuthoredCurriculum) { self.authored = authored }

  /// A line of a file, and what was found there.
  private struct Found: Hashable {
    let file: String
    let line: Int
    let code: Diagnostic.Code
  }

  /// Findings without those that another error on their line explains.
  func withoutEffects(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let errors = diagnostics.filter { Self.allCauses.contains($0.code) && $0.severity == .error }
    guard !errors.isEmpty else { return diagnostics }
    let documents = Dictionary(
      authored.documents.map { ($0.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    func line(of diagnostic: Diagnostic) -> Int? {
      documents[diagnostic.location.file].map { $0.lines.line(of: diagnostic.location.span.start) }
    }
    let found = Set(
      errors.compactMap { error in
        line(of: error).map { Found(file: error.location.file, line: $0, code: error.code) }
      })
    return diagnostics.filter { diagnostic in
      guard let causes = Self.causes[diagnostic.code], let line = line(of: diagnostic) else { return true }
      return !causes.contains { found.contains(Found(file: diagnostic.location.file, line: line, code: $0)) }
    }
  }
}
