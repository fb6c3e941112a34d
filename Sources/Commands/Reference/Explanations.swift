import Authoring
package import Diagnostics
import Evidence
import Exchange
import Explaining
import Formatting
import Linting
import Pseudocode

/// What there is to know about findings, whichever command makes them.
package enum Explanations {
  /// Every kind of finding, those of `fmt`, `import`, `export` and `--require-proof` included.
  package static let all: [RuleDescription] =
    AllRules.descriptions + AuthoringFindings.outside + [FormatDeclined.description, RequiredProof.description]
    + ExchangeFindings.all

  /// One kind of finding; nil when there is none of that name.
  package static func explanation(of code: Diagnostic.Code) -> RuleDescription? {
    AllRules.description(of: code) ?? all.first { $0.code == code }
  }

  /// A sentence about a code that is not that of a finding: of an error in pseudocode, or of why something is not
  /// proven; nil for any other text.
  package static func sentence(about code: String) -> String? {
    if let kind = PseudocodeError.Kind(rawValue: code) {
      return "\(code): an error in pseudocode\(kind.isStatic ? " before it runs" : ""), \(kind.summary)"
    }
    return UnprovenReason(rawValue: code).map { "\(code): why a claim is not proven, \($0.inWords)" }
  }
}
