import Diagnostics

/// The findings of one file, in the order in which they were made.
struct Findings {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  private var suppressed = 0
  private static let limit = 500

  init(path: String) { self.path = path }

  /// Adds a finding; beyond some hundreds only their number is kept.
  mutating func report(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.limit else {
      suppressed += 1
      return
    }
    diagnostics.append(diagnostic)
  }

  /// The findings in the order of the file.
  var sorted: [Diagnostic] {
    var result = diagnostics.sorted(by: Diagnostic.precedes)
    if suppressed > 0, let last = result.indices.last {
      result[last].notes.append(Diagnostic.Note("\(suppressed) more findings in this file are not shown"))
    }
    return result
  }

  func finding(
    _ finding: YAMLFinding, at span: Span, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      finding.code, finding.severity, at: Location(path, span), message, label: label, notes: notes, help: help,
      fixes: fixes)
  }
}
