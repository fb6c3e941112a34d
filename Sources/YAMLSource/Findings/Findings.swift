import Diagnostics

/// The findings of one file; beyond some hundreds they are only counted.
struct Findings {
  let path: String
  private var diagnostics = BoundedDiagnostics()

  init(path: String) { self.path = path }

  /// Makes and keeps a finding, or only counts it when there are many already.
  mutating func report(_ make: (Findings) -> Diagnostic) {
    let wording = Findings(path: path)
    diagnostics.report(make(wording))
  }

  /// The findings in the order of the file.
  var sorted: [Diagnostic] { diagnostics.inOrderOfFile }

  func finding(
    _ finding: YAMLFinding, at span: Span, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic(
      finding.code, finding.severity, at: Location(path, span), message, label: label, notes: notes, help: help,
      fixes: fixes)
  }
}
