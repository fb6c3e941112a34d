import Diagnostics

/// A comment that silences a finding without saying why.
enum SuppressionWithoutReason: InstructionRule {
  static let description = RuleDescription(
    "suppression-without-reason", .settings, .warning, "a silenced finding without a reason",
    explanation: """
      A finding may be silenced where it is known to be right as it is. Whoever reads the lesson next has to know why,
      or the silence will outlive its reason: `# hornbook: ignore CODE because REASON`. A comment without a reason
      silences all the same, and this finding stays until one is given.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: question
          text: Is print() a function?
          answers: ["Yes", "No"] ↓# hornbook: ignore too-few-answers
          correctAnswerIndex: 0

        """)
    ],
    right: [
      .cards(
        """
        - id: ask
          type: question
          text: Is print() a function?
          answers: ["Yes", "No"] # hornbook: ignore too-few-answers because it is a warm-up
          correctAnswerIndex: 0

        """)
    ])

  static func findings(in instructions: Instructions) -> [Finding] {
    instructions.withoutReason.map { finding($0.suppression, at: $0.location) }
  }

  private static func finding(_ suppression: Suppression, at location: Location) -> Finding {
    let codes = suppression.codes.isEmpty ? "CODE" : suppression.codes.map(\.rawValue).joined(separator: ", ")
    return Finding(
      at: location,
      suppression.codes.isEmpty
        ? "this comment names no finding to ignore" : "this comment silences '\(codes)' without a reason",
      help: "write `# hornbook: ignore \(codes) because REASON`")
  }
}
