internal import Diagnostics

/// Collects what the rules find on one thread.
final class Findings {
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// What was counted so far.
  var statistics = LintStatistics()

  /// Adds a finding of a rule at the rule's own severity; settings change it at the end.
  func report(
    _ rule: any Rule.Type, at location: Location, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    let description = rule.description
    diagnostics.append(
      Diagnostic(
        description.code, description.severity, at: location, message, label: label, notes: notes, help: help,
        fixes: fixes))
  }
}
