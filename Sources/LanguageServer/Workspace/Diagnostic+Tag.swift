import Diagnostics

extension Diagnostic {
  /// The protocol's tag for what could be left out, 1, which editors show faded; nil for other findings.
  var tag: Int? { Self.unneeded.contains(code) ? 1 : nil }

  /// The rules about what could be left out without a loss.
  static let unneeded: Set<Code> = [
    "feedback-without-answer", "idle-condition", "redundant-opening", "redundant-prerequisite", "redundant-stars",
    "unreachable-feedback", "unused-asset", "unused-suppression",
  ]
}
