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

extension Findings {
  /// A text as it is to be written in quotes, shortened if it is long.
  func quoted(_ text: String) -> String {
    let whole = inQuotes(text)
    return whole.unicodeScalars.count > 70
      ? "the text in quotes: \(String(String.UnicodeScalarView(whole.unicodeScalars.prefix(40))))…" : "`\(whole)`"
  }

  /// Double quotes unless the text has such or a backslash, which mean something in them; in the place of curly ones
  /// around all of it.
  func inQuotes(_ text: String) -> String {
    let text = withoutTypographicQuotes(text)
    guard text.utf8.contains(UInt8(ascii: "\"")) || text.utf8.contains(UInt8(ascii: "\\")) else { return "\"\(text)\"" }
    let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return "'\(doubled)'"
  }
}
