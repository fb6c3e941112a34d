internal import Authoring
internal import Diagnostics

/// The severities that `curriculum.yaml` gives to rules.
struct RuleSeverities {
  private var severities: [Diagnostic.Code: Severity?] = [:]
  /// Findings about settings for rules that do not exist.
  private(set) var unknownRules: [Diagnostic] = []

  init(_ settings: LintSettings) {
    for setting in settings.severities {
      severities[setting.code] = .some(setting.severity)
      if AllRules.description(of: setting.code) == nil {
        unknownRules.append(UnknownRule.finding(setting.code, at: setting.location))
      }
    }
  }

  /// Whether settings switch a rule off.
  func isOff(_ code: Diagnostic.Code) -> Bool { severities[code].map { $0 == nil } ?? false }

  /// The finding at the severity that settings give to its rule; nil when the rule is off.
  func apply(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let setting = severities[diagnostic.code] else { return diagnostic }
    guard let severity = setting else { return nil }
    var changed = diagnostic
    changed.severity = severity
    return changed
  }
}
