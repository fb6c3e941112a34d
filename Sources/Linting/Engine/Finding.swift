import Diagnostics

/// What a rule finds: a place, a fact about it, and what to do; how bad that is, the rule says once for all.
///
///     Finding(at: card.location(of: card.fields.answers), "the question has 1 answer", help: "write another one")
struct Finding {
  /// The place that it is about.
  let location: Location
  /// The fact.
  let message: String
  /// What is next to the caret; nil for none.
  let label: String?
  /// Why it is so: evidence, or other places that matter.
  let notes: [Diagnostic.Note]
  /// What to do; nil for none.
  let help: String?
  /// Edits that repair it.
  let fixes: [Fix]

  init(
    at location: Location, _ message: String, label: String? = nil, notes: [Diagnostic.Note] = [],
    help: String? = nil, fixes: [Fix] = []
  ) {
    self.location = location
    self.message = message
    self.label = label
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// What a rule found, at the rule's own severity; settings change it at the end.
  init(_ finding: Finding, of rule: RuleDescription) {
    self.init(
      rule.code, rule.severity, at: finding.location, finding.message, label: finding.label, notes: finding.notes,
      help: finding.help, fixes: finding.fixes)
  }
}
