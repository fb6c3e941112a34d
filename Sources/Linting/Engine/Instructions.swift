import Authoring
import Diagnostics

/// What authors tell the linter to do: severities in `curriculum.yaml`, or comments that silence findings.
struct Instructions {
  /// A rule that is named, and what for.
  struct NamedRule {
    let code: Diagnostic.Code
    let location: Location

    /// Whether there is such a rule.
    var isKnown: Bool { AllRules.description(of: code) != nil }
    /// Whether its findings are there to stay.
    var cannotBeSilenced: Bool { AllRules.cannotBeSilenced.contains(code) }
  }

  /// The rules to which settings give another severity than they have by themselves.
  var settings: [NamedRule] = []
  /// The rules of which a comment silences nothing.
  var unused: [NamedRule] = []
  /// The comments that name no rule, or give no reason, each with its place.
  var withoutReason: [(suppression: Suppression, location: Location)] = []
  /// The comments that begin like one that silences findings, and are not understood.
  var misspelled: [Location] = []

  /// What all rules find in them.
  var findings: [Diagnostic] {
    AllRules.aboutInstructions.flatMap { rule in
      rule.findings(in: self).map { Diagnostic($0, of: rule.description) }
    }
  }
}
