internal import Authoring
internal import Diagnostics

/// The severities that `curriculum.yaml` gives to rules.
struct RuleSeverities {
  private var severities: [Diagnostic.Code: Severity?] = [:]
  /// What is wrong with the settings themselves: rules that do not exist, and errors that nothing silences.
  private(set) var findings: [Diagnostic] = []

  init(_ settings: LintSettings) {
    for setting in settings.severities {
      if AllRules.description(of: setting.code) == nil {
        findings.append(UnknownRule.finding(setting.code, at: setting.location))
      } else if !AllRules.cannotBeSilenced.contains(setting.code) {
        severities[setting.code] = .some(setting.severity)
      } else if setting.severity != .error {
        findings.append(SilencedReadingError.finding(setting.code, at: setting.location))
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
