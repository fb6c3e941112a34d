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
    diagnostics.append(
      Diagnostic(rule, at: location, message, label: label, notes: notes, help: help, fixes: fixes))
  }

  /// Adds findings of which there may be very many.
  func report(_ bounded: BoundedFindings) { diagnostics += bounded.diagnostics }
}

extension Diagnostic {
  /// A finding of a rule at the rule's own severity.
  init(
    _ rule: any Rule.Type, at location: Location, _ message: String, label: String? = nil, notes: [Note] = [],
    help: String? = nil, fixes: [Fix] = []
  ) {
    let description = rule.description
    self.init(
      description.code, description.severity, at: location, message, label: label, notes: notes, help: help,
      fixes: fixes)
  }
}
