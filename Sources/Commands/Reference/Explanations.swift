import Authoring
package import Diagnostics
import Exchange
import Formatting
import Linting

/// What there is to know about findings, whichever command makes them.
package enum Explanations {
  /// Every kind of finding, those of `fmt`, `import` and `export` included.
  package static let all: [RuleDescription] =
    AllRules.descriptions + AuthoringFindings.outside + [FormatDeclined.description] + ExchangeFindings.all

  /// One kind of finding; nil when there is none of that name.
  package static func explanation(of code: Diagnostic.Code) -> RuleDescription? {
    AllRules.description(of: code) ?? all.first { $0.code == code }
  }
}
