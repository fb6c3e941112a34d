public import Diagnostics

extension YAMLFinding {
  /// What there is to know about every finding, for `hornbook explain` and `hornbook rules`.
  public static let descriptions: [RuleDescription] = allCases.map(\.description)

  /// What there is to know about the finding.
  public var description: RuleDescription {
    let text = explanation
    return RuleDescription(
      code, .yaml, severity, text.title, explanation: text.reason,
      wrong: [text.isLiteral ? .episode(text.wrong) : .words(text.wrong)],
      right: [.episode(text.right)])
  }
}
