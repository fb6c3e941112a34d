internal import Diagnostics

/// What a rule finds, of which those beyond some hundreds in a file are only counted.
struct BoundedFindings {
  private var files: [String: BoundedDiagnostics] = [:]

  /// Makes and keeps a finding while its file has room; then only counts it.
  mutating func report(in file: String, _ diagnostic: @autoclosure () -> Diagnostic) {
    files[file, default: BoundedDiagnostics()].report(diagnostic())
  }

  /// What was kept; the last finding in each file notes how many there are more.
  var diagnostics: [Diagnostic] { files.values.flatMap(\.inOrderOfReport) }
}
