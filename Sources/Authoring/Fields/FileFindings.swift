internal import Diagnostics

/// Collects what is wrong in one file while it is read.
final class FileFindings {
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic]

  /// A collector that begins with what the YAML reader found.
  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  /// Adds a finding.
  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
