import Diagnostics

/// A comment that silences a finding that is not there.
enum UnusedSuppression: InstructionRule {
  static let description = RuleDescription(
    "unused-suppression", .settings, .warning, "a comment that silences nothing",
    isAboutNeedlessContent: true,
    explanation: """
      The finding that this comment was written for is gone, or stands elsewhere. Left in place it would silence the
      next mistake of that kind, which nobody has looked at.
      """,
    wrong: [.cards(SampleCards.look(header: "Look ↓# hornbook: ignore header-too-long because it is a joke"))],
    right: [.cards(SampleCards.look(header: "Look  # a short one"))])

  static func findings(in instructions: Instructions) -> [Finding] {
    instructions.unused.filter { $0.isKnown && !$0.cannotBeSilenced }.map {
      Finding(
        at: $0.location, "there is no '\($0.code)' here to ignore",
        help: "take the comment out, or move it to the line above the finding")
    }
  }
}
