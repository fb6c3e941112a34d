import Diagnostics
import Linting
import Support

/// Codes of rules that a person named.
struct RuleCodes {
  /// The codes.
  let codes: Set<Diagnostic.Code>
  private let unknown: Diagnostic.Code?

  /// Reads codes with commas between them.
  init(_ text: String) {
    let codes = text.split { $0 == "," || $0 == " " }.map { Diagnostic.Code(rawValue: String($0)) }
    self.codes = Set(codes)
    unknown = codes.first { AllRules.description(of: $0) == nil }
  }

  /// Refuses codes of which there is no rule, and none at all.
  func check() throws(CommandFailure) {
    if let unknown {
      let near = nearestName(to: unknown.rawValue, among: AllRules.descriptions.map(\.code.rawValue))
      throw CommandFailure(
        "there is no rule '\(unknown)'",
        help: near.map { "did you mean '\($0)'?" } ?? "see `hornbook rules` for all codes")
    }
    if codes.isEmpty { throw CommandFailure("no rule is named", help: "see `hornbook rules` for all codes") }
  }
}
