import Diagnostics
import Support

/// The code of a rule that does not exist, in settings or in a comment.
enum UnknownRule: InstructionRule {
  static let description = RuleDescription(
    "unknown-rule", .settings, .warning, "the code of a rule that does not exist",
    explanation: """
      Settings and comments name rules by their codes. A code that no rule has changes nothing, although its author
      meant it to. `hornbook rules` lists all codes.
      """,
    wrong: [.cards(SampleCards.look(header: "Look ↓# hornbook: ignore heder-too-long because it is a joke"))],
    right: [.cards(SampleCards.look())])

  static func findings(in instructions: Instructions) -> [Finding] {
    (instructions.settings + instructions.unused).filter { !$0.isKnown }.map { finding($0.code, at: $0.location) }
  }

  private static func finding(_ code: Diagnostic.Code, at location: Location) -> Finding {
    let near = nearestName(to: code.rawValue, among: AllRules.descriptions.lazy.map(\.code.rawValue))
    return Finding(
      at: location, "unknown rule '\(code)'", label: near.map { "did you mean '\($0)'?" },
      help: near.map { "write `\($0)`" } ?? "name one of those that `hornbook rules` lists",
      // A comment is reported as a whole.
      fixes: location.span.count == code.rawValue.utf8.count
        ? near.map { [Fix("write `\($0)`", .needsChoice, [Edit(location, $0)])] } ?? [] : [])
  }
}
