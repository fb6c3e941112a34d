import Authoring
import Diagnostics

/// The severities that `curriculum.yaml` gives to rules.
struct RuleSeverities {
  private var severities: [Diagnostic.Code: Severity?] = [:]
  /// What settings say of rules that do not exist, and of errors that nothing silences.
  private(set) var instructions = Instructions()

  init(_ settings: LintSettings) {
    for setting in settings.severities {
      let rule = Instructions.NamedRule(code: setting.code, location: setting.location)
      if rule.isKnown, !rule.cannotBeSilenced {
        severities[setting.code] = .some(setting.severity)
      } else if !rule.isKnown || setting.severity != .error {
        instructions.settings.append(rule)
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
